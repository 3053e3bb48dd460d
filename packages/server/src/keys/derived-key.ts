import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from "node:crypto";
import { LRUCache } from "lru-cache";

type Given = { sessionSecret: string };

/**
 * Computes 128 bits in base64url from the purpose and the reference: nothing is stored, and nobody
 * can guess another's key.
 */
export function toDerivedKey({ sessionSecret }: Given, purpose: string, reference: string): string {
  return createHmac("sha256", toSecret(sessionSecret, purpose))
    .update(`${purpose}:${reference}`)
    .digest()
    .subarray(0, 16)
    .toString("base64url");
}

/** Deriving a secret takes ten times as long as using it. */
const secrets = new LRUCache<string, KeyObject>({ max: 50 });

function toSecret(sessionSecret: string, purpose: string): KeyObject {
  const name = JSON.stringify([purpose, sessionSecret]);
  let secret = secrets.get(name);
  if (secret === undefined) {
    const bits = hkdfSync("sha256", sessionSecret, "", `volpe ${purpose}`, 32);
    secret = createSecretKey(new Uint8Array(bits));
    secrets.set(name, secret);
  }
  return secret;
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
