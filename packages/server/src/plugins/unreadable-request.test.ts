import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { ERRORS } from "@volpe/contract";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { oneHost } from "./one-host.ts";
import { answerUnreadableRequest } from "./unreadable-request.ts";

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify({
    clientErrorHandler: answerUnreadableRequest,
    requestTimeout: 500,
    // Node uses the longer of the two timeouts for a request.
    http: { connectionsCheckingInterval: 10, headersTimeout: 500 },
  });
  await app.register(oneHost);
  app.post("/", ({ body }) => body);
  app.get("/preferiti", ({ headers }) => headers.cookie ?? "");
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.close());

async function send(request: string | Buffer) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("utf8").on("data", (chunk) => {
    answer += chunk;
  });
  // The server may close before the whole request was sent.
  socket.on("error", () => undefined);
  socket.write(request);
  await once(socket, "close");
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  return { head, body };
}

/** A request for a page, with the bytes of a cookie header. */
const withCookies = (cookies: string, path = "/preferiti") =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: x\r\nCookie: ${cookies}\r\nconnection: close\r\n\r\n`,
    "latin1",
  );
const MENDED = "set-cookie: riparato=1; Path=/; Max-Age=10; HttpOnly; SameSite=Lax";
const removal = (name: string) => `set-cookie: ${name}=; Path=/; Max-Age=0; SameSite=Lax`;
const listRemovals = (head: string) =>
  head.split("\r\n").filter((line) => line.startsWith("set-cookie"));

test.each([
  [
    "has two hosts",
    "POST / HTTP/1.1\r\nhost: x\r\nhost: y\r\ncontent-length: 0\r\n\r\n",
    "400 Bad Request",
    "bad-request",
  ],
  ["is not HTTP", "GET\r\n\r\n", "400 Bad Request", "bad-request"],
  [
    "has overlong headers",
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${"a".repeat(20_000)}\r\n\r\n`,
    "431 Request Header Fields Too Large",
    "too-large",
  ],
  [
    "never ends its body",
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"a":',
    "408 Request Timeout",
    "bad-request",
  ],
] as const)(
  "answers a request that %s with the error envelope",
  async (_what, request, status, code) => {
    const { head, body } = await send(request);
    expect(head.split("\r\n")[0]).toBe(`HTTP/1.1 ${status}`);
    expect(head).toContain("application/json");
    expect(JSON.parse(body)).toEqual({ errors: [{ code, message: ERRORS[code].message }] });
  },
);

test.each(["\0", "\x01", "\x1f", "\x7f", "a\nb", "\x07=;"])(
  "redirects to the same page without the cookie with the raw bytes %j",
  async (bytes) => {
    const { head } = await send(withCookies(`preferiti=ok; items=${bytes}; auth=a.b.c`));
    expect(head.split("\r\n")[0]).toBe("HTTP/1.1 303 See Other");
    expect(head).toContain("location: /preferiti\r\n");
    expect(head).toContain("cache-control: no-store");
    expect(listRemovals(head)).toEqual([MENDED, removal("items")]);

    // The browser then sends only the other cookies.
    const next = await send(withCookies("preferiti=ok; auth=a.b.c"));
    expect(next.head.split("\r\n")[0]).toBe("HTTP/1.1 200 OK");
    expect(next.body).toBe("preferiti=ok; auth=a.b.c");
  },
);

test.each([
  ["a cookie that the removal does not reach", "items=\x01; riparato=1", "/preferiti"],
  ["a path that leads to another host", "items=\x01", "//elsewhere.example/"],
])(
  "answers %s with a page that says what to do, without a redirect",
  async (_what, cookies, path) => {
    const { head, body } = await send(withCookies(cookies, path));
    expect(head.split("\r\n")[0]).toBe("HTTP/1.1 400 Bad Request");
    expect(head).toContain("content-type: text/html; charset=utf-8");
    expect(head).not.toContain("location");
    expect(listRemovals(head)).toEqual([removal("items")]);
    expect(body).toContain("cookie danneggiato");
    expect(body).toContain("Go Back");
  },
);

test("removes each damaged cookie once if a header can name it", async () => {
  const { head } = await send(withCookies('items=\0; usi=\x02; items=\x03; a"b=\0; buono=1; =\0'));
  expect(listRemovals(head)).toEqual([MENDED, removal("items"), removal("usi")]);
});

test("removes the damaged cookie of an API call, which gets the envelope", async () => {
  const { head, body } = await send(withCookies("auth=\0", "/api/v1/offers"));
  expect(listRemovals(head)).toEqual([removal("auth")]);
  expect(JSON.parse(body)).toMatchObject({ errors: [{ code: "bad-request" }] });
});

test("removes no cookie for the bytes of another header", async () => {
  const { head } = await send("GET /preferiti HTTP/1.1\r\nhost: x\r\ncookie: a=1\r\nx: \0\r\n\r\n");
  expect(head.split("\r\n")[0]).toBe("HTTP/1.1 400 Bad Request");
  expect(listRemovals(head)).toEqual([]);
});

test("accepts a cookie with the bytes of «è»", async () => {
  const { head } = await send(withCookies("items=\xc3\xa8"));
  expect(head.split("\r\n")[0]).toBe("HTTP/1.1 200 OK");
});
