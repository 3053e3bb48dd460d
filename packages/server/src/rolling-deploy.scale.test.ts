import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { type AuthSession, EMPTY_ADDRESS } from "@volpe/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beginSession } from "./accounts/sessions/begin-session.ts";
import { createSessionKeys } from "./accounts/sessions/session-keys.ts";
import { insertAccount } from "./accounts/store/account-repository.ts";
import { toPostgresDatabase } from "./db/database.ts";
import { toTestConfig } from "./test-config.ts";
import { createTestProcesses, TEST_SESSION_SECRET, type TestProcesses } from "./test-processes.ts";
import { systemClock } from "./time/clock.ts";

/** A balancer asks this often whether a process is ready, and notices within that time. */
const ASKS_EVERY_MS = 250;
const DRAIN_SECONDS = 2;
const PERSONS = 8;

let processes: TestProcesses;
beforeAll(async () => {
  processes = await createTestProcesses({ DRAIN_SECONDS: String(DRAIN_SECONDS) });
}, 240_000);
afterAll(() => processes.close(), 60_000);

/** Stands for a balancer: sends each request to the next process that said that it is ready. */
async function startBalancer() {
  const ready = new Map<string, boolean>();
  let turn = 0;
  let isClosed = false;
  const watch = async (origin: string) => {
    while (!isClosed && ready.has(origin)) {
      const answer = await fetch(`${origin}/readyz`).catch(() => null);
      if (ready.has(origin)) ready.set(origin, answer?.ok === true);
      await answer?.text();
      await delay(ASKS_EVERY_MS);
    }
  };
  const forward: RequestListener = async (request, response) => {
    const origins = [...ready].filter(([, isReady]) => isReady).map(([origin]) => origin);
    const origin = origins[turn++ % origins.length];
    const body = await buffer(request);
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method ?? "GET",
      headers: { "content-type": request.headers["content-type"] ?? "application/json" },
      ...(body.length === 0 ? {} : { body }),
    }).catch(() => null);
    response.writeHead(answer?.status ?? 502).end(await answer?.text());
  };
  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(origin: string) {
      ready.set(origin, false);
      void watch(origin);
      await expect.poll(() => ready.get(origin)).toBe(true);
    },
    remove: (origin: string) => ready.delete(origin),
    close() {
      isClosed = true;
      server.close();
    },
  };
}

async function beginSessions(): Promise<string[]> {
  const open = toPostgresDatabase(processes.databaseUrl);
  const config = toTestConfig({ sessionSecret: TEST_SESSION_SECRET });
  const sessionKeys = createSessionKeys(config.sessionSecret);
  const services = { config, db: open.db, clock: systemClock, sessionKeys };
  const tokens: string[] = [];
  for (let turn = 0; turn < PERSONS; turn += 1) {
    const now = systemClock.now();
    const email = `persona${turn}@esempio.it`;
    const account = await insertAccount(open.db, {
      name: "Anna Bianchi",
      email,
      emailKey: email,
      activatedAt: now,
      shipping: EMPTY_ADDRESS,
      createdAt: now,
      updatedAt: now,
    });
    const { jwt } = await beginSession(services, { account, userAgent: undefined });
    tokens.push(jwt.refreshToken);
  }
  await open.close();
  return tokens;
}

test("replacing every process one after the other fails no request and ends no session", async () => {
  const old = [await processes.start(), await processes.start()];
  const balancer = await startBalancer();
  for (const { url } of old) await balancer.add(url);
  const tokens = await beginSessions();

  let isDeployed = false;
  const failed: string[] = [];
  let answered = 0;
  const until = async (ask: () => Promise<Response>) => {
    while (!isDeployed) {
      const answer = await ask();
      const text = await answer.text();
      if (answer.ok) answered += 1;
      else failed.push(`${answer.status} ${text}`);
      await delay(20);
    }
  };
  const visitors = [
    "/api/v1/offers?tipology=luce&consumption=2700",
    "/api/v1/faqs",
    "/healthz",
  ].map((path) => until(() => fetch(balancer.origin + path)));
  const persons = tokens.map((_, turn) =>
    until(async () => {
      const answer = await fetch(`${balancer.origin}/api/v1/auth/refreshtoken`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ token: tokens[turn] }),
      });
      if (answer.ok) {
        const { data } = (await answer.clone().json()) as { data: AuthSession };
        tokens[turn] = data.jwt.refreshToken;
      }
      await delay(200);
      return answer;
    }),
  );

  for (const each of old) {
    const next = await processes.start();
    await balancer.add(next.url);
    await each.end("SIGTERM");
    balancer.remove(each.url);
  }
  await delay(500);
  isDeployed = true;
  await Promise.all([...visitors, ...persons]);
  balancer.close();
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(100);
}, 120_000);
