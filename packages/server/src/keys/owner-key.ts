import { randomBytes, timingSafeEqual } from "node:crypto";
import { toSha256 } from "../text/sha256.ts";

/** 128 random bits, base64url: 22 characters. */
export function createKey(): string {
  return randomBytes(16).toString("base64url");
}

/** The stored form of a key. A plain hash is enough for 128 random bits or more. */
export function hashKey(key: string): string {
  return toSha256(key, "base64url");
}

/** Compares in constant time. */
export function isKeyOf(key: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashKey(key)), Buffer.from(hash));
}
