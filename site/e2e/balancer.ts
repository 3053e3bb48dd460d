import { request as ask, type RequestListener } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "@playwright/test";
import { startLocalServer } from "./local-server.ts";

/**
 * The balancer asks this often whether a process is ready, and notices a change within that time.
 */
const ASKS_EVERY_MS = 250;

export type Balancer = Awaited<ReturnType<typeof startBalancer>>;

/** A balancer for tests: sends each request to the next process that reported itself ready. */
export async function startBalancer() {
  const ready = new Map<string, boolean>();
  let requests = 0;
  let isClosed = false;

  const watch = async (origin: string) => {
    while (!isClosed && ready.has(origin)) {
      const answer = await fetch(`${origin}/readyz`).catch(() => null);
      if (ready.has(origin)) ready.set(origin, answer?.ok === true);
      await answer?.text();
      await delay(ASKS_EVERY_MS);
    }
  };

  const forward: RequestListener = (request, response) => {
    const origins = [...ready].filter(([, isReady]) => isReady).map(([origin]) => origin);
    const origin = origins[requests++ % origins.length];
    const fail = () => response.writeHead(502).end();
    if (origin === undefined) {
      fail();
      return;
    }
    const { method, headers, url = "" } = request;
    const forwarded = headers["x-forwarded-for"] ?? request.socket.remoteAddress;
    const sent = ask(
      new URL(url, origin),
      { agent: false, method, headers: { ...headers, "x-forwarded-for": forwarded } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    sent.on("error", fail);
    request.pipe(sent);
  };

  const { port, stop } = await startLocalServer(forward);
  return {
    url: `http://localhost:${port}`,
    async add(origin: string) {
      ready.set(origin, false);
      void watch(origin);
      await expect.poll(() => ready.get(origin)).toBe(true);
    },
    remove: (origin: string) => ready.delete(origin),
    async close() {
      isClosed = true;
      await stop();
    },
  };
}
