import { ERRORS } from "@volpe/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isCachedPage, type PageCache } from "./page-cache.ts";
import type { Renderer } from "./renderer.ts";
import { isSameOrigin } from "./same-origin.ts";
import { isForAnybody, sendCachedPage } from "./send-cached-page.ts";
import { createUploadOptions, UPLOAD_PATHS } from "./uploads.ts";
import { toVisitorFetch } from "./visitor-client.ts";

type PagesOptions = {
  renderer: Renderer;
  publicUrl: string;
  headers: Record<string, string>;
  /** Null in development: every request renders its page. */
  cache?: PageCache | null;
};

/** Request headers that page rendering may use. */
const PASSED_HEADERS = ["accept-language", "content-type", "cookie", "referer", "user-agent"];

const REFUSED_ORIGIN = { code: "foreign-origin", statusCode: ERRORS["foreign-origin"].status };

/**
 * Answers every address that belongs to no file and not to the API with a page or a form's action.
 */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  // The page's action parses the form itself, so the body is passed unparsed.
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
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
  { renderer, publicUrl, headers, cache = null }: PagesOptions,
): Promise<FastifyReply> {
  if (request.method === "POST" && !isSameOrigin(request.headers, publicUrl)) {
    throw Object.assign(new Error("A form of another site"), REFUSED_ORIGIN);
  }
  // «Go Back» without JavaScript: a form without fields adds a question mark to the address.
  if (request.url === "/?") {
    return reply.redirect("/", 303);
  }
  const render = () =>
    renderer.render(
      {
        request: toWebRequest(request, publicUrl),
        fetch: toVisitorFetch(app, request),
      },
      (error) => request.log.error({ err: error }, "page failed"),
    );
  const page =
    cache !== null && isForAnybody(request)
      ? await cache.open(request.url, render)
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
  // Joined as text: resolving «//host/path» against the origin would change the host.
  const url = publicUrl + request.url;
  return request.method === "POST"
    ? new Request(url, { method: "POST", headers, body: toBody(request.body) })
    : new Request(url, { headers });
}

function toBody(body: unknown): Uint8Array<ArrayBuffer> | null {
  // Passed as bytes: files may have 50 MB.
  return body instanceof Uint8Array && body.buffer instanceof ArrayBuffer
    ? new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
    : null;
}
