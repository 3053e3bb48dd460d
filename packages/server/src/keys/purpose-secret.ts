import { createSecretKey, hkdfSync, type KeyObject } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A cache, because deriving a secret takes ten times as long as using it. */
const cache = new LRUCache<string, KeyObject>({ max: 50, memoMethod: derive });

/**
 * Derives 256 bits for one purpose from the one secret (RFC 5869), so that no two of these purposes
 * share a key. What is stored depends on the derivation: a change would make it unreadable.
 *
 * Limits, idempotency keys and signing codes are hashed with the secret itself, and each text begins
 * with its own word (`docs/decisions/568-three-hashes-keep-the-session-secret.md`).
 */
export function toPurposeSecret(sessionSecret: string, purpose: string): KeyObject {
  return cache.memo(JSON.stringify([purpose, sessionSecret]));
}

function derive(key: string): KeyObject {
  const [purpose, sessionSecret]: [string, string] = JSON.parse(key);
  const bits = hkdfSync("sha256", sessionSecret, "", `volpe ${purpose}`, 32);
  return createSecretKey(new Uint8Array(bits));
}
