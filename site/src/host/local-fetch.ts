import type { FastifyInstance, HTTPMethods } from "fastify";

/** In whose name the API is asked. */
export type Visitor = {
  address: string;
  host: string;
  cookie: string;
  userAgent: string;
  /** Cookies that the API sets, to be passed on with the page. */
  onSetCookie(cookie: string): void;
};

/** Without a body by the Fetch standard. */
const NULL_BODY_STATUSES = new Set([204, 205, 304]);

/** A `fetch` that reaches the API of this process, with no socket and the visitor's own address. */
export function createLocalFetch(app: FastifyInstance, visitor: Visitor): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request ? new Request(input, init) : undefined;
    const url = request?.url ?? String(input);
    const headers = new Headers(request?.headers ?? init?.headers);
    headers.set("host", visitor.host);
    headers.set("user-agent", visitor.userAgent);
    if (visitor.cookie !== "") {
      headers.set("cookie", visitor.cookie);
    }
    const payload =
      request === undefined ? await toPayload(init?.body, headers) : await toBuffer(request);
    const answer = await app.inject({
      method: (request?.method ?? init?.method ?? "GET").toUpperCase() as HTTPMethods,
      url: toPath(url),
      headers: Object.fromEntries(headers),
      remoteAddress: visitor.address,
      ...(payload === undefined ? {} : { payload }),
    });
    const answerHeaders = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const single of Array.isArray(value) ? value : [value]) {
        if (name === "set-cookie") {
          visitor.onSetCookie(String(single));
        } else if (single !== undefined) {
          answerHeaders.append(name, String(single));
        }
      }
    }
    const body = NULL_BODY_STATUSES.has(answer.statusCode)
      ? null
      : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers: answerHeaders });
  };
}

function toPath(url: string): string {
  if (url.startsWith("/")) {
    return url;
  }
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function toPayload(body: BodyInit | null | undefined, headers: Headers) {
  if (body === null || body === undefined || typeof body === "string") {
    return body ?? undefined;
  }
  // A form or a blob: the platform knows how to write it down and what to call it.
  const written = new Response(body);
  const contentType = written.headers.get("content-type");
  if (contentType !== null && !headers.has("content-type")) {
    headers.set("content-type", contentType);
  }
  return Buffer.from(await written.arrayBuffer());
}

async function toBuffer(request: Request): Promise<Buffer | undefined> {
  return request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
}
