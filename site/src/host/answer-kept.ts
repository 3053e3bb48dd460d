import { COOKIES, TRACKING_PARAMETER } from "@volpe/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { KeptPage } from "./kept-pages.ts";
import { chooseEncoding } from "./packed-page.ts";

/** Cookies that a page for everybody may differ by; all others it does not read. */
const PERSONAL_COOKIES = new RegExp(
  `(?:^|;)\\s*(?:${COOKIES.auth}|${COOKIES.place}|${COOKIES.tracking})=`,
);

/** Whether what is kept answers this request: nothing in it is the visitor's own. */
export function mayTakeKept({ method, url, headers }: FastifyRequest): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    !(headers.cookie !== undefined && PERSONAL_COOKIES.test(headers.cookie)) &&
    !url.includes(`${TRACKING_PARAMETER}=`)
  );
}

/** Sends a kept page, or only that the asker's own copy is still right. */
export async function answerKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, headers, nowMs }: { page: KeptPage; headers: Record<string, string>; nowMs: number },
): Promise<FastifyReply> {
  reply.headers({
    ...headers,
    ...page.headers,
    etag: page.etag,
    vary: "accept-encoding, cookie",
    // Its minute in other caches began when it was made.
    age: String(Math.floor((nowMs - page.madeAtMs) / 1000)),
  });
  if (isKnown(request.headers["if-none-match"], page.etag)) {
    return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const body = await page.pack(encoding);
  if (encoding !== "identity") {
    reply.header("content-encoding", encoding);
  }
  return reply.code(page.status).send(body);
}

/** Weak or strong is all the same here (RFC 9110, §13.1.2): a proxy that repacks may strip the mark. */
function isKnown(condition: string | undefined, etag: string): boolean {
  const strong = etag.replace(/^W\//, "");
  return (
    condition
      ?.split(",")
      .map((known) => known.trim().replace(/^W\//, ""))
      .some((known) => known === strong || known === "*") === true
  );
}
