import { REVALIDATED_CACHE } from "@volpe/server";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";
import { createLocalFetch } from "./local-fetch.ts";

test("calls the API with the visitor's address and without a socket", async () => {
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

test("passes a form with files and returns bytes unchanged", async () => {
  const app = Fastify();
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  app.post("/api/v1/mirror", ({ headers, body }, reply) =>
    reply
      .header("content-type", String(headers["content-type"]))
      .header("content-disposition", "attachment")
      .send(body),
  );
  const fetch = createLocalFetch(app, { address: "203.0.113.7", host: "h", userAgent: "" });

  const form = new FormData();
  form.append("message", "è così");
  form.append("files", new File([new Uint8Array([0, 255, 128])], "foto «1».png"));
  const answer = await fetch("/api/v1/mirror", { method: "POST", body: form });
  expect(answer.headers.get("content-disposition")).toBe("attachment");
  const mirrored = await answer.formData();
  expect(mirrored.get("message")).toBe("è così");
  const file = mirrored.get("files") as File;
  expect([file.name, [...(await file.bytes())]]).toEqual(["foto «1».png", [0, 255, 128]]);
  await app.close();
});

test("asks once for an answer that depends on its address alone, whoever is logged in", async () => {
  const app = Fastify();
  let asked = 0;
  app.get("/api/v1/list", (_request, reply) => {
    asked += 1;
    return reply.header("cache-control", REVALIDATED_CACHE).send({ data: asked });
  });
  app.get("/api/v1/own", () => {
    asked += 1;
    return { data: asked };
  });
  const cache = createAnswerCache({ version: () => "1" });
  const fetch = createLocalFetch(app, { address: "203.0.113.7", host: "h", userAgent: "" }, cache);
  const read = async (url: string, init = {}) => {
    const answer = await fetch(url, init);
    return answer.value ?? (await answer.json());
  };

  expect([await read("/api/v1/list"), await read("/api/v1/list")]).toEqual([
    { data: 1 },
    { data: 1 },
  ]);
  const login = { headers: { Authorization: "Bearer t" } };
  expect(await read("/api/v1/list", login)).toEqual({ data: 1 });
  expect([await read("/api/v1/own", login), await read("/api/v1/own", login)]).toEqual([
    { data: 2 },
    { data: 3 },
  ]);
  await app.close();
});
