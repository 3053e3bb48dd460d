import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createCapacity } from "../limits/capacity.ts";
import { silentLog } from "../process/log.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";

let release = Promise.withResolvers<void>();
const server = setUp("test", async () => {
  release = Promise.withResolvers();
  const made = await createTestServer({
    mount: async (app, services) => {
      Object.assign(
        services.capacity,
        createCapacity(silentLog, { limits: { read: 1, write: 3 }, waitMs: 0 }),
      );
      app.get("/lenta", async () => {
        await release.promise;
        return "ok";
      });
      app.post("/lenta", async () => "ok");
    },
  });
  const origin = await made.app.listen({ port: 0, host: "127.0.0.1" });
  return { origin, close: made.close };
});

const ask = async (path: string, init: RequestInit = {}) => {
  const reply = await fetch(server.origin + path, init);
  return {
    status: reply.status,
    retryAfter: reply.headers.get("retry-after"),
    body: await reply.text(),
  };
};

test("an overloaded process refuses only reading requests", async () => {
  const running = [ask("/lenta"), ask("/lenta")];
  await delay(100);
  const refused = await ask("/api/v1/faqs");
  expect(refused).toMatchObject({ status: 503, retryAfter: "2" });
  expect(JSON.parse(refused.body).errors[0].code).toBe("unavailable");
  expect(await ask("/lenta", { method: "POST" })).toMatchObject({ status: 200 });
  expect(await ask("/healthz")).toMatchObject({ status: 200 });
  release.resolve();
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await ask("/api/v1/faqs")).toMatchObject({ status: 200 });
});

test("a visitor who leaves makes room", async () => {
  const leaving = new AbortController();
  const left = [1, 2].map(() => ask("/lenta", { signal: leaving.signal }).catch(() => "left"));
  await delay(100);
  expect(await ask("/api/v1/faqs")).toMatchObject({ status: 503 });
  leaving.abort();
  expect(await Promise.all(left)).toEqual(["left", "left"]);
  await vi.waitFor(async () => expect(await ask("/api/v1/faqs")).toMatchObject({ status: 200 }));
  release.resolve();
});

test("a body that arrives slowly takes no room", async () => {
  const slow = new ReadableStream({
    async pull(controller) {
      await release.promise;
      controller.close();
    },
  });
  const init = { method: "POST", body: slow, duplex: "half" } as RequestInit;
  const sending = [1, 2, 3].map(() => ask("/lenta", init).catch(() => null));
  await delay(100);
  expect(await ask("/api/v1/faqs")).toMatchObject({ status: 200 });
  release.resolve();
  await Promise.all(sending);
});
