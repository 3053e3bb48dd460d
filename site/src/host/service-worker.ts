import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { WORKER_PATH } from "../page/worker-policy.ts";

/** Replaces the service worker on each device: removes what it kept, then itself. */
export const RETIRED_WORKER = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(retire()));
async function retire() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("volpe-")).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase("workbox-expiration");
  await self.registration.unregister();
}
`;

/** Serves the service worker from `file` or, if it is off, a worker that removes itself. */
export async function registerServiceWorker(
  app: FastifyInstance,
  { file, isOn }: { file: string; isOn: boolean },
): Promise<void> {
  const script = isOn ? await readFile(file, "utf8") : RETIRED_WORKER;
  app.get(WORKER_PATH, (_request, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      // Browsers ask for it with each page, so a change is on every device at the next visit.
      .headers({ "cache-control": "no-cache", "x-content-type-options": "nosniff" })
      .send(script),
  );
}
