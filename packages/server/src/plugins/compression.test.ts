import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compression } from "./compression.ts";

const LONG = { data: "volpe ".repeat(500) };
let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  await app.register(compression);
  await app.register(async (scope) => {
    scope.get("/long", () => LONG);
    scope.get("/short", () => ({ data: "volpe" }));
    scope.get("/packed", (_request, reply) =>
      reply.header("content-encoding", "gzip").type("application/json").send(Buffer.alloc(2000)),
    );
    scope.post("/body", ({ body }) => ({ data: body }));
  });
});
afterEach(() => app.close());

const get = (url: string, encoding: string) =>
  app.inject({ url, headers: { "accept-encoding": encoding } });

test("compresses a long answer in an encoding that the caller accepts", async () => {
  const brotli = await get("/long", "gzip, br");
  expect([brotli.headers["content-encoding"], brotli.headers.vary]).toEqual([
    "br",
    "accept-encoding",
  ]);
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(LONG);
  const gzip = await get("/long", "gzip");
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(LONG);
});

test("does not compress short, plain or already packed answers", async () => {
  expect((await get("/short", "br")).headers).not.toHaveProperty("content-encoding");
  expect((await app.inject("/long")).json()).toEqual(LONG);
  expect((await get("/packed", "br")).rawPayload).toEqual(Buffer.alloc(2000));
});

test("does not decompress request bodies", async () => {
  const headers = { "content-type": "application/json", "content-encoding": "gzip" };
  const reply = await app.inject({ method: "POST", url: "/body", headers, payload: '{"a":1}' });
  expect(reply.json()).toEqual({ data: { a: 1 } });
});
