import { COOKIES, TRACKING_PARAMETER } from "@volpe/contract";
import { createHeaderCookies, isCookieChoiceDue } from "@volpe/core";
import { isKnownTag, type Services } from "@volpe/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AnswerCache } from "./answer-cache.ts";
import { repairServerCookies } from "./damaged-cookies.ts";
import { createFallbackError } from "./fallback-error-handler.ts";
import { type CachedPage, isCachedPage, type PageCache, type PageEncoding } from "./page-cache.ts";
import type { PageRenderer } from "./renderer.ts";
import { isSameOrigin } from "./same-origin.ts";
import { createUploadOptions, UPLOAD_PATHS } from "./uploads.ts";
import { toVisitorFetch } from "./visitor-client.ts";

type PagesOptions = {
  renderer: PageRenderer;
  publicUrl: string;
  headers: Record<string, string>;
  /** Null in development: every request renders its page. */
  cache?: PageCache | null;
  /** Limits how many pages are drawn at once; absent = no limit. */
  drawing?: Services["pages"];
  answers?: AnswerCache;
};

/** Request headers that page rendering may use. */
const PASSED_HEADERS = [
  "accept-language",
  "content-type",
  "cookie",
  "referer",
  "sec-fetch-dest",
  "sec-fetch-mode",
  "user-agent",
];

/**
 * Answers every address that belongs to no file and not to the API with a page or a form's action.
 */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  // The page's action parses the form itself, so the body is passed unparsed. For a body of another
  // type the action fails with a page that says so. Other routes still read JSON.
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data", "*"],
    { parseAs: "buffer" },
    (_request, body, done) => done(null, body),
  );
  app.route({
    method: ["GET", "POST"],
    url: "/*",
    handler: (request, reply) => answerPage(app, request, reply, options),
  });
  const { publicUrl } = options;
  const uploads = createUploadOptions({
    publicUrl,
    plainMaxBytes: app.initialConfig.bodyLimit ?? 0,
  });
  for (const url of UPLOAD_PATHS) {
    app.post(url, uploads, (request, reply) => answerPage(app, request, reply, options));
  }
  app.route({
    method: ["PUT", "PATCH", "DELETE"],
    url: "/*",
    handler: (_request, reply) => reply.code(405).header("allow", "GET, HEAD, POST").send(),
  });
}

async function answerPage(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { renderer, publicUrl, headers, cache = null, drawing, answers }: PagesOptions,
): Promise<FastifyReply> {
  const isForm = request.method === "POST";
  if (isForm && !isSameOrigin(request.headers, publicUrl)) {
    throw createFallbackError("foreign-origin", "A form of another site");
  }
  // «Go Back» without JavaScript: a form without fields adds a question mark to the address.
  if (request.url === "/?") {
    return reply.redirect("/", 303);
  }
  if (isArrivalInAdvance(request)) {
    return reply.code(403).header("cache-control", "no-store").send();
  }
  const asksCookies = isAskedAboutCookies(request);
  const isSecure = publicUrl.startsWith("https:");
  const repairs = repairServerCookies(request.headers.cookie ?? "", { isSecure });
  const draw = () =>
    renderer.render(
      {
        request: toWebRequest(request, publicUrl),
        fetch: toVisitorFetch(app, request, answers),
        asksCookies,
        repairs,
      },
      (error) => request.log.error({ err: error }, "page failed"),
    );
  const render = () => (isForm || drawing === undefined ? draw() : drawing.run(draw));
  const page =
    cache !== null && isForAnybody(request) && repairs.length === 0
      ? // A request's address has no fragment, so the key belongs to no other page.
        await cache.open(request.url + (asksCookies ? "#cookie" : ""), render)
      : await render();
  if (isCachedPage(page)) {
    return sendCachedPage(request, reply, { page, headers, nowMs: Date.now() });
  }
  if (page.setCookies.length > 0) {
    reply.header("set-cookie", page.setCookies);
  }
  return reply
    .code(page.status)
    .headers({ ...headers, ...page.headers })
    .send(page.body);
}

function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const name of PASSED_HEADERS) {
    const value = request.headers[name];
    if (typeof value === "string") {
      headers.set(name, value);
    }
  }
  // Origin and path are joined as text, because resolving «//host/path» against the origin would
  // change the host.
  const url = publicUrl + request.url;
  return request.method === "POST"
    ? new Request(url, { method: "POST", headers, body: toBody(request.body) })
    : new Request(url, { method: request.method, headers });
}

function toBody(body: unknown): Uint8Array<ArrayBuffer> | null {
  // The body is passed as bytes, because files may have 50 MB.
  return body instanceof Uint8Array && body.buffer instanceof ArrayBuffer
    ? new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
    : null;
}

/** The only cookies that pages read. */
const PERSONAL_COOKIES = new RegExp(
  `(?:^|;)\\s*(?:${COOKIES.auth}|${COOKIES.place}|${COOKIES.tracking})=`,
);

/** True if nothing in the request could make its page personal. */
function isForAnybody({ method, url, headers }: FastifyRequest): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    !(headers.cookie !== undefined && PERSONAL_COOKIES.test(headers.cookie)) &&
    !url.includes(`${TRACKING_PARAMETER}=`)
  );
}

/**
 * Whether a browser requests an affiliate's address before anybody opens it. Such a page would be
 * shown later without another request. After a refusal the browser requests it when it is opened,
 * and the arrival is counted then.
 */
function isArrivalInAdvance({ url, headers }: FastifyRequest): boolean {
  const purpose = `${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""}`;
  return url.includes(`${TRACKING_PARAMETER}=`) && /\bprefetch\b/i.test(purpose);
}

function isAskedAboutCookies({ headers }: FastifyRequest): boolean {
  const cookieHeader = headers.cookie ?? "";
  const cookies = createHeaderCookies({ cookieHeader, onSetCookie: () => undefined });
  return isCookieChoiceDue(cookies, Date.now());
}

/** Sends a cached page, or 304 if the browser has it already. */
async function sendCachedPage(
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
  if (isKnownTag(request.headers["if-none-match"], page.etag)) {
    return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const body = await page.pack(encoding);
  if (encoding !== "identity") {
    reply.header("content-encoding", encoding);
  }
  return reply.code(page.status).send(body);
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
