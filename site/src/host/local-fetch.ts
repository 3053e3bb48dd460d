import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { Fetched } from "@volpe/core";
import { REVALIDATED_CACHE } from "@volpe/server";
import type { FastifyInstance, InjectOptions } from "fastify";
import type { AnswerCache } from "./answer-cache.ts";

/** The visitor for whom the API is called. */
export type Visitor = { address: string; host: string; userAgent: string };

/** These statuses have no body by the Fetch standard. */
const NULL_BODY_STATUSES = new Set([204, 205, 304]);

/** The headers of the API's answer that pages and downloads need. */
const PASSED_HEADERS = ["content-type", "content-disposition", "x-request-id"];

/**
 * Calls the API of this process without a socket, with the visitor's IP address and host. An answer
 * in `cache` is returned without a call.
 */
export function createLocalFetch(app: FastifyInstance, visitor: Visitor, cache?: AnswerCache) {
  return async (
    url: string,
    { method = "GET", headers: requestHeaders, body }: RequestInit,
  ): Promise<Response & Fetched> => {
    const headers = new Headers(requestHeaders);
    // The API calls an answer public only if it is the same with any login or none.
    const isKeepable = cache !== undefined && method === "GET";
    const value = isKeepable ? cache.find(url) : undefined;
    if (value !== undefined) return Object.assign(new Response(), { value });
    // The answer's ETag is not used here, and computing it takes as long as writing the text.
    headers.set("cache-control", "no-store");
    const sent = toPayload(body);
    const answer = await app.inject({
      method: method as NonNullable<InjectOptions["method"]>,
      url,
      headers: {
        ...Object.fromEntries(headers),
        ...sent.headers,
        host: visitor.host,
        "user-agent": visitor.userAgent,
      },
      remoteAddress: visitor.address,
      ...(sent.payload && { payload: sent.payload }),
    });
    const { statusCode: status } = answer;
    if (isKeepable && status === 200 && answer.headers["cache-control"] === REVALIDATED_CACHE) {
      cache.keep(url, answer.payload);
    }
    const isEmpty = NULL_BODY_STATUSES.has(status);
    return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), {
      status,
      headers: PASSED_HEADERS.flatMap((name): [string, string][] => {
        const value = answer.headers[name];
        return value === undefined ? [] : [[name, String(value)]];
      }),
    });
  };
}

type Sent = { payload?: string | Readable; headers?: Record<string, string> };

/** JSON is passed as text, a form as a stream, because its files may have 50 MB. */
function toPayload(body: RequestInit["body"]): Sent {
  if (!(body instanceof FormData)) {
    return typeof body === "string" ? { payload: body } : {};
  }
  const form = new Response(body);
  return {
    // The same stream: only Node's and the DOM's type names differ.
    payload: Readable.fromWeb(form.body as ReadableStream),
    headers: { "content-type": form.headers.get("content-type") ?? "" },
  };
}
