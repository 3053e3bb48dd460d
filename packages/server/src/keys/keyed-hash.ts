import { createHmac, type KeyObject } from "node:crypto";

/**
 * The stored form of a text that is compared but never read: its HMAC with SHA-256, in base64url.
 *
 * @example
 * toKeyedHash(toPurposeSecret(sessionSecret, "suppression"), "anna@esempio.it")
 */
export function toKeyedHash(key: KeyObject | string, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}
