import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * For a route whose answer depends on its address alone: browsers keep the answer and ask whether it
 * still holds. The tag is a hash of the answer, the same in every process.
 */
export const REVALIDATED = {
  preSerialization: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (reply.statusCode !== 200) {
      return payload;
    }
    const hash = createHash("sha256").update(JSON.stringify(payload)).digest("base64url");
    const tag = `W/"${hash.slice(0, 22)}"`;
    reply.header("etag", tag).header("cache-control", "public, no-cache");
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
