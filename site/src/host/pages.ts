import { ERRORS } from "@volpe/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerKept, mayTakeKept } from "./answer-kept.ts";
import { isKeptPage, type KeptPages } from "./kept-pages.ts";
import type { Renderer } from "./renderer.ts";
import { isSameOrigin } from "./same-origin.ts";
import { createUploadOptions, UPLOAD_PATHS } from "./uploads.ts";
import { toVisitorFetch } from "./visitor-client.ts";

type PagesOptions = {
  renderer: Renderer;
  publicUrl: string;
  headers: Record<string, string>;
  /** Null where every page is drawn for each request, as in development. */
  kept?: KeptPages | null;
};

/** Request headers that a page may read. */
const PASSED_HEADERS = ["accept-language", "content-type", "cookie", "referer", "user-agent"];

const REFUSED_ORIGIN = { code: "foreign-origin", statusCode: ERRORS["foreign-origin"].status };

/** Every address that is not a file or the API's: one page, or one form's action. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  // The page's action reads the form itself, so the body is kept as it came.
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
  { renderer, publicUrl, headers, kept = null }: PagesOptions,
): Promise<FastifyReply> {
  if (request.method === "POST" && !isSameOrigin(request.headers, publicUrl)) {
    throw Object.assign(new Error("A form of another site"), REFUSED_ORIGIN);
  }
  // What «Go Back» sends without JavaScript: a form without fields adds the question mark.
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
  const usesKept = kept !== null && mayTakeKept(request);
  const page = usesKept
    ? (kept.find(request.url) ?? (await kept.keep(request.url, render)))
    : await render();
  if (isKeptPage(page)) {
    return answerKept(request, reply, { page, headers, nowMs: Date.now() });
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
  // The same bytes: files may weigh 50 MB.
  return body instanceof Uint8Array && body.buffer instanceof ArrayBuffer
    ? new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
    : null;
}
