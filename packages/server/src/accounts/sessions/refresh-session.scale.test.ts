import { createInterface } from "node:readline";
import { EMPTY_ADDRESS } from "@volpe/contract";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../db/test-database.ts";
import { toTestConfig } from "../../test-config.ts";
import { startProcess } from "../../test-process.ts";
import { systemClock } from "../../time/clock.ts";
import { insertAccount } from "../store/account-repository.ts";
import { beginSession } from "./begin-session.ts";
import { createSessionKeys } from "./session-keys.ts";
import { listSessions } from "./session-repository.ts";

test("two processes that exchange one token at once return the same successor", async () => {
  const open = await createTestDatabase();
  if (open.client.kind !== "postgres") {
    throw new Error("needs Postgres");
  }
  const { db } = open;
  const config = toTestConfig();
  const now = systemClock.now();
  const account = await insertAccount(db, {
    name: "Anna Bianchi",
    email: "anna@esempio.it",
    emailKey: "anna@esempio.it",
    activatedAt: now,
    shipping: EMPTY_ADDRESS,
    createdAt: now,
    updatedAt: now,
  });
  const services = {
    config,
    db,
    clock: systemClock,
    sessionKeys: createSessionKeys(config.sessionSecret),
  };
  const session = await beginSession(services, { account, userAgent: undefined });
  const args = [open.client.connectionString];
  const sides = [1, 2].map(() => startProcess("accounts/sessions/test-refresher.ts", { args }));
  const lines = sides.map(({ child }) =>
    createInterface({ input: child.stdout })[Symbol.asyncIterator](),
  );
  const read = async () => Promise.all(lines.map(async (side) => (await side.next()).value));
  expect(await read()).toEqual(["ready", "ready"]);
  let token = session.jwt.refreshToken;
  for (let turn = 1; turn <= 10; turn += 1) {
    for (const { child } of sides) {
      child.stdin.write(`${token}\n`);
    }
    const [first, second] = await read();
    expect(first).toMatch(/^got [\w-]{70}$/);
    expect(second).toBe(first);
    expect(first).not.toContain(token);
    token = String(first).replace("got ", "");
  }
  expect(await listSessions(db, { accountId: account.id, now: systemClock.now() })).toMatchObject([
    { generation: 11 },
  ]);
  for (const { child } of sides) {
    child.stdin.end();
  }
  expect(await Promise.all(sides.map(({ ended }) => ended))).toMatchObject([
    { code: 0, err: "" },
    { code: 0, err: "" },
  ]);
  await open.close();
});
