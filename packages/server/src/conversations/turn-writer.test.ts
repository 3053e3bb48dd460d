import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { asc, type SQL, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { toEmptyInterview } from "../interview/interview.ts";
import { silentLog } from "../process/log.ts";
import { insertRate, toRateRecord } from "../quote/rate-repository.ts";
import { rates } from "../quote/rate-tables.ts";
import { toTestRate } from "../quote/test-rate.ts";
import { TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { insertConversation, type Turn } from "./conversation-repository.ts";
import { chatMessages, conversationReceipts, conversations } from "./conversation-tables.ts";
import { createTurnWriter } from "./turn-writer.ts";

const open = setUp("test", createTestDatabase);
let statements = 0;
let db: Database;
beforeEach(() => {
  statements = 0;
  db = new Proxy(open.db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name === "execute") {
        statements += 1;
      }
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
});

const interview = toEmptyInterview({ tracking: "" });

async function begin(): Promise<string> {
  const id = randomUUID();
  const now = TEST_NOW;
  const row = { id, keyHash: "h", socketId: id, step: 0, interview, tracking: "" };
  await insertConversation(open.db, { ...row, startedAt: now, updatedAt: now });
  return id;
}

function toTurn(conversationId: string, change: Partial<Turn> = {}): Turn {
  const said = { owner: "user", step: 0, messages: ["casa"], addons: [] };
  const asked = { owner: "volpe", step: 10, messages: ["Che cosa cerchi?"], addons: [] };
  return {
    conversationId,
    turn: 0,
    receipt: randomUUID(),
    above: null,
    messages: [
      { ...said, id: randomUUID() },
      { ...asked, id: randomUUID() },
    ],
    step: 10,
    interview: JSON.stringify(interview),
    hasConsented: false,
    now: TEST_NOW,
    ...change,
  };
}

const listConversations = () =>
  open.db.select({ step: conversations.step, turn: conversations.turn }).from(conversations);

test("stores the answers of a hundred conversations in few statements", async () => {
  const ids = await Promise.all(Array.from({ length: 100 }, begin));
  const writer = createTurnWriter({ db, log: silentLog });
  const stored = await Promise.all(ids.map((id) => writer.store(toTurn(id))));
  expect(new Set(stored)).toEqual(new Set([true]));
  expect(statements).toBe(2);
  expect(new Set((await listConversations()).map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify({ step: 10, turn: 1 })]),
  );
  const said = await open.db
    .select({ id: chatMessages.conversationId, step: chatMessages.step })
    .from(chatMessages)
    .orderBy(asc(chatMessages.sequence));
  for (const id of ids) {
    expect(said.filter((row) => row.id === id).map(({ step }) => step)).toEqual([0, 10]);
  }
});

test.each([1, 3])(
  "stores one of two answers read from the same turn, with %i writers",
  async (writers) => {
    const id = await begin();
    const writer = createTurnWriter({ db, log: silentLog, writers });
    const turns = [toTurn(id), toTurn(id)];
    expect(await Promise.all(turns.map((turn) => writer.store(turn)))).toEqual([true, false]);
    expect(await listConversations()).toEqual([{ step: 10, turn: 1 }]);
    expect(await open.db.select().from(chatMessages)).toHaveLength(2);
    expect(
      await open.db.select({ id: conversationReceipts.id }).from(conversationReceipts),
    ).toEqual([{ id: turns[0]?.receipt }]);
  },
);

test.each([1, 2])(
  "runs at most %i statements at a time, the next with all waiting turns",
  async (writers) => {
    const ids = await Promise.all(Array.from({ length: 6 }, begin));
    const released = Promise.withResolvers<void>();
    const counting = new Proxy(db, {
      get: (target, name) =>
        name === "execute"
          ? async (query: SQL) => {
              const { execute } = target;
              await released.promise;
              return await execute(query);
            }
          : Reflect.get(target, name, target),
    });
    const writer = createTurnWriter({ db: counting, log: silentLog, writers });
    const stored: Promise<boolean>[] = [];
    for (const id of ids) {
      stored.push(writer.store(toTurn(id)));
      await setImmediate();
      await setImmediate();
    }
    expect(statements).toBe(writers);
    released.resolve();
    expect(await Promise.all(stored)).toEqual(ids.map(() => true));
    expect(statements).toBe(writers + 1);
  },
);

test("sends enough answers for a statement before it collects more", async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, begin));
  const writer = createTurnWriter({ db, log: silentLog, writers: 2 });
  const stored = ids.map((id) => writer.store(toTurn(id)));
  expect(statements).toBe(1);
  expect(await Promise.all(stored)).toEqual(ids.map(() => true));
  expect(statements).toBe(2);
});

test("stores an answer once that is sent again over the next turn", async () => {
  const id = await begin();
  const writer = createTurnWriter({ db, log: silentLog });
  const receipt = randomUUID();
  expect(await writer.store(toTurn(id, { receipt }))).toBe(true);
  expect(await writer.store(toTurn(id, { receipt, turn: 1 }))).toBe(false);
  expect(await listConversations()).toEqual([{ step: 10, turn: 1 }]);
});

test("stores the quote of an answer unless the answer was overtaken", async () => {
  const id = await begin();
  const writer = createTurnWriter({ db, log: silentLog });
  const [rate, other] = ["a", "b"].map((letter) => toTestRate({ id: letter.repeat(22) }));
  if (rate === undefined || other === undefined) {
    throw new Error("no quote");
  }
  const quotes = [rate, other].map((row) => toTurn(id, { quote: toRateRecord(row) }));
  expect(await Promise.all(quotes.map((turn) => writer.store(turn)))).toEqual([true, false]);
  await insertRate(open.db, other);
  const [stored, alone] = await open.db.select().from(rates).orderBy(asc(rates.id));
  expect(stored).toEqual({ ...alone, id: rate.id });
});

test("stores nothing for a deleted conversation", async () => {
  const writer = createTurnWriter({ db, log: silentLog });
  expect(await writer.store(toTurn(randomUUID()))).toBe(false);
});

test("leaves the answers of a failed statement to their sessions", async () => {
  const [good, bad] = [await begin(), await begin()];
  const writer = createTurnWriter({ db, log: silentLog });
  const stored = [writer.store(toTurn(good)), writer.store(toTurn(bad, { interview: "{" }))];
  expect(await Promise.all(stored)).toEqual([false, false]);
  expect(await open.db.execute(sql`select from chat_messages`)).toMatchObject({ rows: [] });
  expect(await writer.store(toTurn(good))).toBe(true);
});
