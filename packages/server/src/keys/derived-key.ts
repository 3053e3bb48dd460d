import { createHmac, timingSafeEqual } from "node:crypto";
import { toPurposeSecret } from "./purpose-secret.ts";

type Given = { sessionSecret: string };

/**
 * Computes 128 bits in base64url from the purpose and the reference: nothing is stored, and nobody
 * can guess another's key.
 */
export function toDerivedKey({ sessionSecret }: Given, purpose: string, reference: string): string {
  return createHmac("sha256", toPurposeSecret(sessionSecret, purpose))
    .update(`${purpose}:${reference}`)
    .digest()
    .subarray(0, 16)
    .toString("base64url");
}

/** Compares in constant time. */
export function isDerivedKey(
  given: Given,
  { purpose, reference, key }: { purpose: string; reference: string; key: string },
): boolean {
  const right = Buffer.from(toDerivedKey(given, purpose, reference));
  const other = Buffer.from(key);
  return other.length === right.length && timingSafeEqual(other, right);
}
