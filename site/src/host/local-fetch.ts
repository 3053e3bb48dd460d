import type { Fetch } from "@volpe/core";
import type { FastifyInstance, InjectOptions } from "fastify";

/** In whose name the API is asked. */
export type Visitor = { address: string; host: string; userAgent: string };

/** Without a body by the Fetch standard. */
const NULL_BODY_STATUSES = new Set([204, 205, 304]);

/** Reaches the API of this process with no socket, in the visitor's own name and address. */
export function createLocalFetch(app: FastifyInstance, visitor: Visitor): Fetch {
  return async (url, { method = "GET", headers, body }) => {
    const answer = await app.inject({
      method: method as NonNullable<InjectOptions["method"]>,
      url,
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        host: visitor.host,
        "user-agent": visitor.userAgent,
      },
      remoteAddress: visitor.address,
      ...(typeof body === "string" ? { payload: body } : {}),
    });
    const { statusCode: status } = answer;
    return new Response(NULL_BODY_STATUSES.has(status) ? null : answer.payload, {
      status,
      headers: { "content-type": String(answer.headers["content-type"] ?? "") },
    });
  };
}
