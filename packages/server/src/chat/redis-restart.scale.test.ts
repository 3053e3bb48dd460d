import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProcesses, type TestProcess, type TestProcesses } from "../test-processes.ts";
import { startTestRedis, type TestRedis } from "../test-redis.ts";
import { answerAll, connectVisitor } from "./test-visitor.ts";

const LIVE_AGAIN_MS = 15_000;

let redis: TestRedis;
let processes: TestProcesses;
let hosts: TestProcess[] = [];
beforeAll(async () => {
  redis = await startTestRedis();
  processes = await createTestProcesses({ REDIS_URL: redis.url });
  hosts = [await processes.start(), await processes.start()];
}, 240_000);
afterAll(async () => {
  await processes.close();
  await redis.stop();
}, 60_000);

/** A visitor with the same conversation open in two tabs, each on another process. */
async function openTwoTabs() {
  const [here, there] = hosts;
  const first = await connectVisitor(here?.url ?? "");
  const conversation = await first.begun();
  const second = await connectVisitor(there?.url ?? "", { resuming: true });
  expect(await second.resume(conversation)).toEqual({ ok: true });
  return { first, second };
}

test("conversations survive the absence of Redis", async () => {
  const { first, second } = await openTwoTabs();
  const hears = (text: string) => second.heard.some(({ messages }) => messages.includes(text));
  await answerAll(first, ["casa"]);
  await expect.poll(() => hears("casa")).toBe(true);

  await redis.stop();
  // The answer does not wait for Redis: its own process acknowledges it and replies.
  expect(await first.answer("luce")).toEqual({ ok: true });
  const [, there] = hosts;
  const readiness = await fetch(`${there?.url}/readyz`);
  expect(readiness.status).toBe(200);

  await delay(500);
  expect(hears("luce")).toBe(false);

  await redis.start();
  const startedAtMs = performance.now();
  // An answer that a tab missed is not sent again, so each attempt sends a new one.
  await expect
    .poll(
      async () => {
        const tabs = await openTwoTabs();
        await answerAll(tabs.first, ["casa"]);
        await delay(300);
        tabs.first.close();
        tabs.second.close();
        return tabs.second.heard.some(({ messages }) => messages.includes("casa"));
      },
      { timeout: LIVE_AGAIN_MS },
    )
    .toBe(true);
  expect(performance.now() - startedAtMs).toBeLessThan(LIVE_AGAIN_MS);

  // The tabs that were open before the restart hear each other again, in both directions.
  expect(await first.answer("sì")).toEqual({ ok: true });
  await expect.poll(() => hears("sì")).toBe(true);
  await expect.poll(() => second.asked()).toBe(first.asked());
  expect(await second.answer("Milano")).toEqual({ ok: true });
  await expect
    .poll(() => first.heard.some(({ messages }) => messages.includes("Milano")))
    .toBe(true);

  // The tab that missed an answer gets it when it resumes.
  const [, other] = hosts;
  const resumed = await connectVisitor(other?.url ?? "", { resuming: true });
  const [conversation] = first.conversations;
  if (conversation === undefined) throw new Error("no conversation");
  expect(await resumed.resume(conversation)).toEqual({ ok: true });
  const said = resumed.heard
    .filter(({ owner }) => owner === "user")
    .map(({ messages }) => messages);
  expect(said).toEqual([["casa"], ["luce"], ["sì"], ["Milano"]]);
  for (const each of [first, second, resumed]) each.close();
}, 120_000);
