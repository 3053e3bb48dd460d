import { toPurposeSecret } from "../../keys/purpose-secret.ts";

/** Keys of 256 bits, each for a single purpose. */
export type SessionKeys = { access: Uint8Array; refresh: Uint8Array };

export function createSessionKeys(secret: string): SessionKeys {
  return {
    access: toPurposeSecret(secret, "access token").export(),
    refresh: toPurposeSecret(secret, "refresh token").export(),
  };
}
