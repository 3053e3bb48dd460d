import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { toPurposeSecret } from "./purpose-secret.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text (AES-256-GCM, base64url). Only the same secret and purpose decrypt it. */
export function sealText(text: string, secret: string, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", toPurposeSecret(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Throws if the text was sealed with another secret or for another purpose. */
export function openText(sealed: string, secret: string, purpose: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const key = toPurposeSecret(secret, purpose);
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
}
