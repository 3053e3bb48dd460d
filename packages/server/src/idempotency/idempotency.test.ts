import { randomUUID } from "node:crypto";
import { DAY_MS } from "@volpe/contract";
import { beforeAll, expect, test, vi } from "vitest";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { startTestContracts } from "../contracts/test-contracts.ts";
import { TEST_RATE_FORM } from "../forms/test-rate-form.ts";
import { setUp } from "../test-setup.ts";
import { deleteExpiredCalls } from "./idempotency-repository.ts";

let body: Record<string, string>;
const contracts = setUp("file", startTestContracts);
beforeAll(async () => {
  const { offer, offerHash } = await contracts.preview(contracts.offer);
  body = { offer: contracts.offer, per: offer.query, offerHash, regime: "consumer" };
});

const send = (key: string, payload: object = body, headers: Record<string, string> = {}) =>
  contracts.call("POST", "/contracts", payload, { ...headers, "idempotency-key": key });

const countRows = async (table: string) =>
  Number(
    (await contracts.services.db.execute<{ count: string }>(`select count(*) from ${table}`))
      .rows[0]?.count,
  );

test("makes one contract of fifty simultaneous calls with one key", async () => {
  const before = await countRows("contracts");
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 50 }, () => send(key)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
  expect(replies.filter(({ headers }) => headers["idempotency-replayed"] === "true")).toHaveLength(
    49,
  );
  expect(await countRows("contracts")).toBe(before + 1);
});

test("refuses the same key with another body", async () => {
  const key = randomUUID();
  await send(key);
  expect(await send(key, { ...body, regime: "business" })).toMatchObject({
    status: 422,
    body: { errors: [{ code: "idempotency-key-reused" }] },
  });
});

test("refuses the same key with another login", async () => {
  const { services } = contracts;
  const anna = await createTestAccount(services);
  const bruno = await createTestAccount(services, { email: "bruno@esempio.it" });
  const key = randomUUID();
  const login = await signInForTest(services, anna.id);
  expect((await send(key, body, login)).status).toBe(201);
  expect((await send(key, body, await signInForTest(services, anna.id))).status).toBe(201);
  expect((await send(key, body, await signInForTest(services, bruno.id))).status).toBe(422);
  expect((await send(key)).status).toBe(422);
});

test("refuses a contract without a key or with a guessable one", async () => {
  for (const headers of [{}, { "idempotency-key": "1" }]) {
    expect(await contracts.call("POST", "/contracts", body, headers)).toMatchObject({
      status: 400,
      body: { errors: [{ code: "idempotency-key-missing" }] },
    });
  }
});

test("accepts a quoted key, as in the draft of the standard", async () => {
  const key = randomUUID();
  const plain = await send(key);
  expect((await send(`"${key}"`)).body).toEqual(plain.body);
});

test("releases the key of a refused call for a corrected one", async () => {
  const key = randomUUID();
  expect((await send(key, { ...body, offerHash: "0".repeat(64) })).status).toBe(409);
  expect((await send(key)).status).toBe(201);
});

test("releases the key of a refused call even if the database failed at first", async () => {
  const key = randomUUID();
  const { db } = contracts.services;
  const away = vi.spyOn(db, "delete").mockImplementationOnce(() => {
    throw new Error("Connection terminated unexpectedly");
  });
  try {
    expect((await send(key, { ...body, offerHash: "0".repeat(64) })).status).toBe(409);
    expect((await send(key)).status).toBe(201);
    expect(away).toHaveBeenCalledTimes(2);
  } finally {
    away.mockRestore();
  }
});

test("stores neither the key nor the answer in plain text", async () => {
  const key = randomUUID();
  const { body: answer } = await send(key);
  const stored = async () =>
    JSON.stringify((await contracts.services.db.execute("select * from idempotent_calls")).rows);
  expect(await stored()).not.toMatch(
    new RegExp(`${key}|${answer.data.key}|${answer.data.contract}`),
  );
});

test("deletes a call after a day", async () => {
  await send(randomUUID());
  const tomorrow = contracts.services.clock.now().getTime() + DAY_MS;
  await deleteExpiredCalls(contracts.services.db, new Date(tomorrow - 1));
  expect(await countRows("idempotent_calls")).toBeGreaterThan(0);
  await deleteExpiredCalls(contracts.services.db, new Date(tomorrow));
  expect(await countRows("idempotent_calls")).toBe(0);
});

test("lets one caller take over the key of a dead caller", async () => {
  const key = randomUUID();
  await send(key);
  // Simulates a process that dies before it has created anything.
  await contracts.services.db.execute(
    "update idempotent_calls set status = null, answer = null, claim = 'dead'",
  );
  const before = await countRows("contracts");
  contracts.passMs(31_000);
  const replies = await Promise.all([send(key), send(key), send(key)]);
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await countRows("contracts")).toBe(before + 1);
});

test("keeps the key of a caller that works longer than its claim", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const { db } = contracts.services;
  const key = randomUUID();
  const released = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  // The call waits when it takes its limit, as a call may wait behind a queue of PDFs.
  const { demand } = contracts.services.limits;
  const slow = vi
    .spyOn(contracts.services.limits, "demand")
    .mockImplementation(async (...given) => {
      locked.resolve();
      await released.promise;
      return await demand(...given);
    });
  try {
    const before = await countRows("contracts");
    const first = send(key);
    await locked.promise;
    for (const _ of [1, 2, 3, 4]) {
      contracts.passMs(20_000);
      await vi.advanceTimersByTimeAsync(10_000);
      await db.execute("select 1");
    }
    const second = send(key);
    released.resolve();
    const replies = [await first, await second];
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(replies[1]?.body).toEqual(replies[0]?.body);
    expect(slow).toHaveBeenCalledTimes(1);
    expect(await countRows("contracts")).toBe(before + 1);
  } finally {
    vi.useRealTimers();
    slow.mockRestore();
  }
});

const postRate = (headers: Record<string, string> = {}) =>
  contracts.call("POST", "/rates", TEST_RATE_FORM, headers);

test("saves a quote with a key once", async () => {
  const before = await countRows("rates");
  const headers = { "idempotency-key": randomUUID() };
  const [one, two] = [await postRate(headers), await postRate(headers)];
  expect([one.status, two.body]).toEqual([201, one.body]);
  expect(await countRows("rates")).toBe(before + 1);
});

test("saves a quote without a key at every call", async () => {
  const before = await countRows("rates");
  await postRate();
  await postRate();
  expect(await countRows("rates")).toBe(before + 2);
});
