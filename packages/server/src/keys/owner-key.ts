import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 128 random bits, base64url: 22 characters. */
export function createKey(): string {
  return randomBytes(16).toString("base64url");
}

/** The stored form of a key. A plain hash is enough for 128 random bits or more. */
export function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** Compares in constant time. */
export function isKeyOf(key: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashKey(key)), Buffer.from(hash));
}
