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
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.close());

async function send(request: string) {
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
  return { head, body: JSON.parse(body) };
}

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
    expect(body).toEqual({ errors: [{ code, message: ERRORS[code].message }] });
  },
);
