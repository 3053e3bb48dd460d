import { hkdfSync } from "node:crypto";

/** Keys of 256 bits, each for one use alone. */
export type SessionKeys = { access: Uint8Array; refresh: Uint8Array };

/** Derived from the one secret (RFC 5869), so that no two uses share a key. */
export function createSessionKeys(secret: string): SessionKeys {
  const derive = (use: string) => new Uint8Array(hkdfSync("sha256", secret, "", use, 32));
  return { access: derive("volpe access token"), refresh: derive("volpe refresh token") };
}
