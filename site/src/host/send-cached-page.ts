import { COOKIES, TRACKING_PARAMETER } from "@volpe/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CachedPage, PageEncoding } from "./page-cache.ts";

/** The only cookies that pages read. */
const PERSONAL_COOKIES = new RegExp(
  `(?:^|;)\\s*(?:${COOKIES.auth}|${COOKIES.place}|${COOKIES.tracking})=`,
);

/** True if nothing in the request could make its page personal. */
export function isForAnybody({ method, url, headers }: FastifyRequest): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    !(headers.cookie !== undefined && PERSONAL_COOKIES.test(headers.cookie)) &&
    !url.includes(`${TRACKING_PARAMETER}=`)
  );
}

/** Sends a cached page, or 304 if the browser has it already. */
export async function sendCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, headers, nowMs }: { page: CachedPage; headers: Record<string, string>; nowMs: number },
): Promise<FastifyReply> {
  reply.headers({
    ...headers,
    ...page.headers,
    etag: page.etag,
    vary: "accept-encoding, cookie",
    // Shared caches count their minute from the time of rendering.
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

/** Compares without the weak prefix (RFC 9110, §13.1.2), which a recompressing proxy may strip. */
function isKnown(condition: string | undefined, etag: string): boolean {
  const strong = etag.replace(/^W\//, "");
  return (
    condition
      ?.split(",")
      .map((known) => known.trim().replace(/^W\//, ""))
      .some((known) => known === strong || known === "*") === true
  );
}

/** The smallest encoding that the browser accepts; respects `q=0`. */
function chooseEncoding(accepted: string | undefined): PageEncoding {
  if (accepted === undefined) return "identity";
  const names = accepted
    .toLowerCase()
    .split(",")
    .flatMap((part) => {
      const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
    });
  if (names.includes("br")) return "br";
  return names.includes("gzip") ? "gzip" : "identity";
}
