import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenDatabase, toPostgresDatabase } from "../db/database.ts";
import { TEST_RATE_FORM } from "../forms/test-rate-form.ts";
import { switchOff, switchOn } from "../origins/origin-repository.ts";
import { startTestPostgres, type TestPostgres } from "../test-postgres.ts";
import { createTestProcesses, type TestProcess, type TestProcesses } from "../test-processes.ts";
import { skipWithNotice } from "../test-skip.ts";
import { answerAll, connectVisitor } from "./test-visitor.ts";

const BACK_MS = 15_000;
const ORIGIN = "https://pagina.example";

let postgres: TestPostgres | string;
let processes: TestProcesses | null = null;
let hosts: TestProcess[] = [];
beforeAll(async () => {
  postgres = await startTestPostgres();
  if (typeof postgres === "string") return;
  processes = await createTestProcesses({ DATABASE_URL: postgres.url });
  hosts = [await processes.start(), await processes.start()];
}, 240_000);
afterAll(async () => {
  await processes?.close();
  if (typeof postgres !== "string") await postgres.close();
}, 60_000);

async function sendRate(key: string, turn: number) {
  const reply = await fetch(`${hosts[turn % hosts.length]?.url}/api/v1/rates`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      "x-forwarded-for": `203.0.113.${turn}`,
    },
    body: JSON.stringify(TEST_RATE_FORM),
  });
  await reply.text();
  return { status: reply.status, mayWait: reply.headers.has("retry-after") };
}

/** The answers of all processes to a page of this origin. */
const askFrom = (origin: string) =>
  Promise.all(
    hosts.map(async ({ url }) => {
      const reply = await fetch(`${url}/api/v1/faqs`, { headers: { origin } });
      await reply.arrayBuffer();
      return reply.status;
    }),
  );

async function count(open: OpenDatabase, table: "rates" | "listeners"): Promise<number> {
  const { rows } = await open.db.execute<{ count: number }>(
    table === "rates"
      ? sql`select count(*)::integer as count from rates`
      : sql`select count(*)::integer as count from pg_stat_activity
            where application_name = 'volpe-signals'`,
  );
  return rows[0]?.count ?? 0;
}

test("refuses calls and asks clients to wait only while Postgres is stopped", async (context) => {
  if (typeof postgres === "string") return skipWithNotice(context, postgres);
  const open = toPostgresDatabase(postgres.url);
  const visitor = await connectVisitor(hosts[0]?.url ?? "");
  await visitor.begun();
  await answerAll(visitor, ["casa"]);
  const stored = Array.from({ length: 4 }, () => randomUUID());
  for (const { status } of await Promise.all(stored.map(sendRate))) expect(status).toBe(201);

  await postgres.stop();
  const lost = Array.from({ length: 6 }, () => randomUUID());
  expect(
    new Set((await Promise.all(lost.map(sendRate))).map((each) => JSON.stringify(each))),
  ).toEqual(new Set([JSON.stringify({ status: 503, mayWait: true })]));
  const refused = { id: randomUUID() };
  expect(await visitor.send("message", toAnswer(visitor, refused))).toMatchObject({ ok: false });
  for (const { url } of hosts) expect((await fetch(`${url}/readyz`)).status).toBe(503);

  await postgres.start();
  const all = [...stored, ...lost];
  await expect
    .poll(async () => new Set((await Promise.all(all.map(sendRate))).map(({ status }) => status)), {
      timeout: BACK_MS,
    })
    .toEqual(new Set([201]));
  expect(await count(open, "rates")).toBe(all.length);
  for (const { url } of hosts) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await visitor.send("message", toAnswer(visitor, refused))).toEqual({ ok: true });
  visitor.close();

  // Each process listens again long before its poll, which finds a lost signal after half a minute.
  await expect.poll(() => count(open, "listeners"), { timeout: BACK_MS }).toBe(hosts.length);
  await switchOff(open.db, { origin: ORIGIN, reason: "prova", at: new Date() });
  await expect.poll(() => askFrom(ORIGIN), { timeout: 5_000 }).toEqual([403, 403]);
  await switchOn(open.db, ORIGIN);
  await expect.poll(() => askFrom(ORIGIN), { timeout: 5_000 }).toEqual([200, 200]);
  await open.close();
}, 120_000);

const toAnswer = (visitor: { asked(): number }, { id }: { id: string }) =>
  JSON.stringify({ id, owner: "user", step: visitor.asked(), messages: ["luce"] });
