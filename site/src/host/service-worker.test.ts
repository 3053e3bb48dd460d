import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerServiceWorker } from "./service-worker.ts";

async function readWorker(isOn: boolean) {
  const app = Fastify();
  await registerServiceWorker(app, { file: import.meta.filename, isOn });
  const { body, headers } = await app.inject("/sw.js");
  await app.close();
  return { body, caching: headers["cache-control"] };
}

test("serves the built worker, which browsers revalidate each time", async () => {
  const { body, caching } = await readWorker(true);
  expect(body).toContain("serves the built worker");
  expect(caching).toBe("no-cache");
});

test("serves, while it is off, a worker that removes what was kept and itself", async () => {
  const { body, caching } = await readWorker(false);
  const removed: string[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const work: Promise<unknown>[] = [];
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    registration: { unregister: async () => removed.push("worker") },
  };
  const caches = {
    keys: async () => ["volpe-pagine", "other"],
    delete: async (name: string) => removed.push(name),
  };
  const indexedDB = { deleteDatabase: (name: string) => removed.push(name) };
  new Function("self", "caches", "indexedDB", body)(self, caches, indexedDB);
  listeners.activate?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
  expect([removed, caching]).toEqual([
    ["volpe-pagine", "workbox-expiration", "worker"],
    "no-cache",
  ]);
});
