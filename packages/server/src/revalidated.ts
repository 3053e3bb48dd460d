import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * The header of an answer that depends only on its address: caches store it and ask whether it is
 * still valid.
 */
export const REVALIDATED_CACHE = "public, no-cache";

/**
 * For a route whose answer depends only on its address: browsers store the answer and ask whether
 * it is still valid. The tag is a hash of the answer, the same in every process. A request with
 * `no-store` gets none, because its tag would never be sent back.
 */
export const REVALIDATED = {
  preSerialization: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (reply.statusCode !== 200) {
      return payload;
    }
    reply.header("cache-control", REVALIDATED_CACHE);
    if (request.headers["cache-control"] === "no-store") {
      return payload;
    }
    const tag = toTag(JSON.stringify(payload));
    reply.header("etag", tag);
    if (!isKnownTag(request.headers["if-none-match"], tag)) {
      return payload;
    }
    reply.code(304);
    return null;
  },
};

/** The ETag of a text. It is weak, because compression changes the bytes. */
export function toTag(text: string | Uint8Array): string {
  return `W/"${hash("sha256", text, "base64url").slice(0, 22)}"`;
}

/**
 * Whether `If-None-Match` names the tag. Compares without the weak prefix (RFC 9110, §13.1.2), which
 * a recompressing proxy may strip.
 */
export function isKnownTag(condition: string | undefined, tag: string): boolean {
  const toBare = (text: string) => text.trim().replace(/^W\//, "");
  const known = condition?.split(",").map(toBare) ?? [];
  return known.includes(toBare(tag)) || known.includes("*");
}
