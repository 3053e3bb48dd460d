import { beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { setUp } from "../test-setup.ts";
import { deleteEndedWindows } from "./limit-repository.ts";
import { limitCounters } from "./limit-tables.ts";
import { createLimits } from "./limits.ts";

let nowMs = 0;
const clock = { now: () => new Date(nowMs) };
const toLimits = (secret = "a secret") => createLimits({ db: open.db, clock, secret });

const open = setUp("test", createTestDatabase);
beforeEach(() => {
  nowMs = Date.parse("2026-11-21T10:00:00Z");
});

test("refuses uses above the limit until the window ends", async () => {
  const limits = toLimits();
  const take = () => limits.take("rates:203.0.113.7", { max: 2, windowSeconds: 60 });
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  nowMs += 59_999;
  expect(await take()).toBe(false);
  nowMs += 1;
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
});

test("demands a use and throws above the limit, with the given words", async () => {
  const limits = toLimits();
  const refusal = { message: "Aspetta un minuto.", retryAfterSeconds: 60 };
  const demand = () => limits.demand("links", { max: 1, windowSeconds: 60 }, refusal);
  await demand();
  await expect(demand()).rejects.toMatchObject({ code: "too-many-requests", ...refusal });
});

test("counts parallel uses exactly", async () => {
  const limits = toLimits();
  const takes = Array.from({ length: 30 }, () => limits.take("k", { max: 20, windowSeconds: 60 }));
  const allowed = (await Promise.all(takes)).filter(Boolean);
  expect(allowed).toHaveLength(20);
});

test("counts each key separately and stores it hashed", async () => {
  const limits = toLimits();
  expect(await limits.take("login:anna@example.it", { max: 1, windowSeconds: 60 })).toBe(true);
  expect(await limits.take("login:bruno@example.it", { max: 1, windowSeconds: 60 })).toBe(true);
  const rows = await open.db.select().from(limitCounters);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain("anna");
});

test("deletes only counters whose window has ended", async () => {
  const limits = toLimits();
  await limits.take("short", { max: 1, windowSeconds: 60 });
  await limits.take("long", { max: 1, windowSeconds: 600 });
  nowMs += 60_000;
  await deleteEndedWindows(open.db, clock.now());
  expect(await open.db.$count(limitCounters)).toBe(1);
  expect(await limits.take("long", { max: 1, windowSeconds: 600 })).toBe(false);
});
