import Fastify from "fastify";
import { expect, test } from "vitest";
import { createLocalFetch } from "./local-fetch.ts";

test("reaches the API in the visitor's name, with no socket", async () => {
  const app = Fastify();
  app.post("/api/v1/echo", async ({ ip, headers, body }) => ({ ip, headers, body }));
  app.get("/api/v1/nothing", (_request, reply) => reply.code(204).send());
  const visitor = { address: "203.0.113.7", host: "volpe.example", userAgent: "Prova/1" };
  const fetch = createLocalFetch(app, visitor);

  const echo = await fetch("/api/v1/echo", {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: "Bearer t" },
    body: '{"a":"è"}',
  });
  expect(echo.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(await echo.json()).toMatchObject({
    ip: "203.0.113.7",
    headers: { host: "volpe.example", "user-agent": "Prova/1", authorization: "Bearer t" },
    body: { a: "è" },
  });

  const nothing = await fetch("/api/v1/nothing", {});
  expect([nothing.status, await nothing.text()]).toEqual([204, ""]);
  await app.close();
});
