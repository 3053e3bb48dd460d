import { Agent, get } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import type { VolpeServer } from "./server.ts";
import { createTestServer } from "./test-server.ts";

let server: VolpeServer | null = null;
afterEach(async () => {
  await server?.close();
});

async function listen() {
  server = await createTestServer();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined; body: string }>(
      (resolve, reject) => {
        get({ port, path, agent }, (reply) => {
          const { statusCode: status, headers } = reply;
          text(reply).then((body) => resolve({ status, connection: headers.connection, body }));
        }).once("error", reject);
      },
    );
  return { server, agent, ask };
}

test("a draining process still answers but closes each connection", async () => {
  const { server, ask } = await listen();
  expect(await ask("/healthz")).toMatchObject({ status: 200, connection: "keep-alive" });
  await server.drain();
  const ready = await ask("/readyz");
  expect([ready.status, JSON.parse(ready.body).errors[0].field]).toEqual([503, "closing"]);
  expect(await ask("/healthz")).toMatchObject({ status: 200, connection: "close" });
  expect(await ask("/api/v1/openapi.json")).toMatchObject({ status: 200, connection: "close" });
});

test("a process that closes answers the request that it is reading", async () => {
  const { server, ask } = await listen();
  const { app } = server;
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  server.services.db.execute = (async () => {
    asked.resolve();
    await answered.promise;
    throw Object.assign(new Error("x"), { code: "57P01" });
  }) as unknown as typeof server.services.db.execute;
  const reply = ask("/readyz");
  await asked.promise;
  const closing = server.close();
  answered.resolve();
  expect((await reply).status).toBe(503);
  await closing;
  expect(app.server.listening).toBe(false);
});
