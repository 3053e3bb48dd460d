import { createHmac, randomBytes } from "node:crypto";
import { toSha256 } from "../../text/sha256.ts";

/**
 * A refresh token holds the session's id (16 bytes), its generation (4 bytes) and a secret (32
 * bytes), in base64url. Each secret is a keyed hash of the one before: a used token leads to the
 * same successor every time, and the hash of the current token is enough to recognise all former
 * ones.
 */
export type RefreshToken = { sessionId: string; generation: number; secret: Buffer };

const BYTES = 16 + 4 + 32;

export function createRefreshToken(sessionId: string): RefreshToken {
  return { sessionId, generation: 1, secret: randomBytes(32) };
}

/** Null if the text is not a refresh token. */
export function parseRefreshToken(text: string): RefreshToken | null {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length !== BYTES || bytes.toString("base64url") !== text) {
    return null;
  }
  const sessionId = bytes
    .toString("hex", 0, 16)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { sessionId, generation: bytes.readUInt32BE(16), secret: bytes.subarray(20) };
}

export function toRefreshTokenText({ sessionId, generation, secret }: RefreshToken): string {
  const head = Buffer.alloc(20);
  head.write(sessionId.replaceAll("-", ""), "hex");
  head.writeUInt32BE(generation, 16);
  return Buffer.concat([head, secret]).toString("base64url");
}

/** The token after `generations` refreshes. */
export function toSuccessor(token: RefreshToken, key: Uint8Array, generations = 1): RefreshToken {
  let { secret } = token;
  for (let step = 0; step < generations; step += 1) {
    secret = createHmac("sha256", key).update(secret).digest();
  }
  return { ...token, generation: token.generation + generations, secret };
}

/** The stored form of a token. */
export function hashRefreshToken(token: RefreshToken): string {
  return toSha256(toRefreshTokenText(token), "base64url");
}
