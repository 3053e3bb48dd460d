import { hkdfSync } from "node:crypto";

/** Keys of 256 bits, each for a single purpose. */
export type SessionKeys = { access: Uint8Array; refresh: Uint8Array };

/** Derives the keys from the one secret (RFC 5869), so that no two purposes share a key. */
export function createSessionKeys(secret: string): SessionKeys {
  const derive = (use: string) => new Uint8Array(hkdfSync("sha256", secret, "", use, 32));
  return { access: derive("volpe access token"), refresh: derive("volpe refresh token") };
}
