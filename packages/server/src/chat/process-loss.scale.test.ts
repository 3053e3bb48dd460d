import { randomUUID } from "node:crypto";
import type { ChatConversation } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Database, toPostgresDatabase } from "../db/database.ts";
import { createTestProcesses, type TestProcess, type TestProcesses } from "../test-processes.ts";
import { answerAll, connectVisitor, type TestVisitor } from "./test-visitor.ts";

const CONVERSATIONS = 500;
const RESUMED_MS = 10_000;

let processes: TestProcesses;
let hosts: TestProcess[] = [];
beforeAll(async () => {
  processes = await createTestProcesses();
}, 60_000);
// Replaces the process that a test, or an earlier try of it, has killed. The first process migrates
// and seeds the database.
beforeEach(async () => {
  while (hosts.length < 3) {
    hosts.push(await processes.start());
  }
}, 240_000);
afterAll(() => processes.close(), 60_000);

type Talk = {
  address: string;
  at: TestProcess;
  visitor: TestVisitor;
  conversation: ChatConversation;
};

const connectAt = (at: TestProcess, address: string, auth: Record<string, unknown> = {}) =>
  connectVisitor(at.url, auth, { extraHeaders: { "x-forwarded-for": address } });

async function begin(turn: number): Promise<Talk> {
  const at = hosts[turn % hosts.length];
  if (at === undefined) {
    throw new Error("no process");
  }
  const address = `203.0.${Math.trunc(turn / 250)}.${turn % 250}`;
  const visitor = await connectAt(at, address);
  const conversation = await visitor.begun();
  await answerAll(visitor, ["casa"]);
  return { address, at, visitor, conversation };
}

/** Sends an answer until it is acknowledged, on another process if its own was lost. */
async function answerSurely(talk: Talk, text: string, id: string): Promise<void> {
  const payload = JSON.stringify({ id, owner: "user", step: 10, messages: [text] });
  const { visitor, conversation, address } = talk;
  const sent = await visitor.sendUnlessLost("message", payload);
  if (sent !== null) {
    expect(sent).toEqual({ ok: true });
    return;
  }
  const [other] = hosts;
  if (other === undefined) {
    throw new Error("no other process");
  }
  talk.visitor = await connectAt(other, address, { resuming: true });
  expect(await talk.visitor.resume(conversation)).toEqual({ ok: true });
  expect(await talk.visitor.send("message", payload)).toEqual({ ok: true });
}

test("500 conversations continue within 10 s of a killed process, none lost or doubled", async () => {
  const open = toPostgresDatabase(processes.databaseUrl);
  const before = await newestMessage(open.db);
  const talks: Talk[] = [];
  const begunAtMs = performance.now();
  for (let turn = 0; turn < CONVERSATIONS; turn += 50) {
    talks.push(...(await Promise.all(Array.from({ length: 50 }, (_, at) => begin(turn + at)))));
  }
  // If beginning the conversations took longer than the limit, the machine is slow, and that time
  // is the limit.
  const limitMs = Math.max(RESUMED_MS, performance.now() - begunAtMs);
  const [lost] = hosts;
  const ids = talks.map(() => randomUUID());
  let answered = 0;
  let killedAtMs = 0;
  const killed = Promise.withResolvers<void>();
  const answers = talks.map(async (talk, turn) => {
    // Half of the conversations of the lost process send their answer only after the kill, however
    // fast the process answers the others.
    if (talk.at === lost && turn >= CONVERSATIONS / 2) {
      await killed.promise;
    }
    await answerSurely(talk, "luce", ids[turn] ?? "");
    answered += 1;
    if (answered === CONVERSATIONS / 10) {
      killedAtMs = performance.now();
      void lost?.end("SIGKILL");
      hosts = hosts.filter((each) => each !== lost);
      killed.resolve();
    }
  });
  await Promise.all(answers);
  expect(performance.now() - killedAtMs).toBeLessThan(limitMs);
  expect(talks.filter(({ at, visitor }) => visitor.url !== at.url).length).toBeGreaterThan(50);

  const { rows } = await open.db.execute<{ id: string }>(sql`
    select id from chat_messages
    where message ->> 'owner' = 'user' and step = 10 and sequence > ${before}`);
  await open.close();
  expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort());
  for (const { visitor } of talks) {
    visitor.close();
  }
}, 120_000);

test("no quote is lost when the connections to Postgres break", async () => {
  const send = async (key: string, turn: number) => {
    const reply = await fetch(`${hosts[turn % hosts.length]?.url}/api/v1/rates`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": key,
        "x-forwarded-for": `203.0.113.${turn}`,
      },
      body: JSON.stringify(RATE),
    });
    await reply.text();
    return { status: reply.status, retryAfter: reply.headers.get("retry-after") };
  };
  const open = toPostgresDatabase(processes.databaseUrl);
  const before = await countRates(open.db);
  const keys = Array.from({ length: 20 }, () => randomUUID());
  const first = keys.map(send);
  await processes.breakConnections();
  const refused = (await Promise.all(first)).filter(({ status }) => status !== 201);
  expect(refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual(
    [],
  );
  await expect
    .poll(
      async () => {
        const again = await Promise.all(keys.map(send));
        return new Set(again.map(({ status }) => status));
      },
      { timeout: 15_000 },
    )
    .toEqual(new Set([201]));
  expect(await countRates(open.db)).toBe(before + keys.length);
  await open.close();
}, 60_000);

async function newestMessage(db: Database): Promise<number> {
  const { rows } = await db.execute<{ sequence: number }>(
    sql`select coalesce(max(sequence), 0)::integer as sequence from chat_messages`,
  );
  return rows[0]?.sequence ?? 0;
}

async function countRates(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from rates`,
  );
  return rows[0]?.count ?? 0;
}

const RATE = {
  destination: "privati",
  type: "luce",
  consumption: 2700,
  capacityKw: 3,
  resident: true,
  province: "MI",
  operator: "",
  name: "Anna Bianchi",
  email: "anna@example.it",
  phone: "",
  communication: "email",
  consents: { privacy: true, marketing: false },
};
