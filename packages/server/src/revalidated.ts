import { createHash } from "node:crypto";
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
    const hash = createHash("sha256").update(JSON.stringify(payload)).digest("base64url");
    const tag = `W/"${hash.slice(0, 22)}"`;
    reply.header("etag", tag);
    if (!isKnown(request.headers["if-none-match"], tag)) {
      return payload;
    }
    reply.code(304);
    return null;
  },
};

/** Caches may send several tags, and some omit the mark of a weak one. */
function isKnown(condition: string | undefined, tag: string): boolean {
  const toBare = (text: string) => text.trim().replace(/^W\//, "");
  return (condition ?? "").split(",").some((known) => toBare(known) === toBare(tag));
}
