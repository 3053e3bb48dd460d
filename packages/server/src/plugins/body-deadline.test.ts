import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bodyDeadline } from "./body-deadline.ts";

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  await app.register(bodyDeadline, { plainMs: 200, uploadsAboveBytes: 1024 });
  app.addContentTypeParser("text/plain", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  app.post("/plain", { bodyLimit: 1024 }, async ({ body }) => body);
  app.post("/upload", { bodyLimit: 1025 }, async ({ body }) => body);
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.close());

/** Begins a request whose body comes in two parts, and returns all that was answered. */
async function send(path: string, pauseMs: number): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("utf8").on("data", (chunk) => {
    answer += chunk;
  });
  socket.on("error", () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 4\r\n\r\nab`,
  );
  const rest = setTimeout(() => socket.write("cd"), pauseMs);
  await once(socket, "close");
  clearTimeout(rest);
  return answer;
}

test("closes the connection of a body that does not end in time", async () => {
  expect(await send("/plain", 5000)).not.toContain("200 OK");
});

test("waits for a body that ends in time, and for an upload", async () => {
  expect(await send("/plain", 20)).toContain("abcd");
  expect(await send("/upload", 600)).toContain("abcd");
});
