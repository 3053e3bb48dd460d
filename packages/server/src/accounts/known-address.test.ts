import { describe, expect, test, vi } from "vitest";
import { createJobs } from "../jobs/jobs.ts";
import { silentLog } from "../process/log.ts";
import { defineAccountJobs } from "./account-jobs.ts";
import { sendAccountRequest } from "./account-requests.ts";
import { answerAccountRequest } from "./answer-account-request.ts";
import { accounts, mailedTokens } from "./store/account-tables.ts";
import { enter, listMails, PASSWORD, setUpAccounts, toSignin } from "./test-accounts.ts";

const { server, call } = setUpAccounts();
const ask = (path: "logintoken" | "ripristino", email: string) =>
  call(`POST /${path}`, { body: { email } });

/**
 * Whether the query belongs to the job queue's own supervision, which runs on a timer,
 * independently of the calls.
 */
function isUpkeep(query: unknown): boolean {
  const text = typeof query === "string" ? query : JSON.stringify(query);
  return /\bjobs\./.test(text) && !/insert into jobs\./i.test(text);
}

describe("an address with or without an account", () => {
  /** A call's answer and the work done before it. */
  async function observe(path: string, body: object) {
    const { client, passwords } = server.services;
    const source = client.kind === "pglite" ? client.pglite : client.pool;
    const statements = vi.spyOn(source, "query");
    const hash = vi.spyOn(passwords, "hash");
    const verify = vi.spyOn(passwords, "verify");
    const answer = await call(path, { body });
    const seen = {
      answer,
      statements: statements.mock.calls.filter(([query]) => !isUpkeep(query)).length,
      hashes: hash.mock.calls.length + verify.mock.calls.length,
    };
    vi.restoreAllMocks();
    return seen;
  }

  test("gets the same answer with the same work from logins, registrations and links", async () => {
    await enter(server, "known@esempio.it");
    for (const changes of [
      { email: "waiting@esempio.it" },
      { email: "contested@esempio.it" },
      { email: "contested@esempio.it", password: "tre papere in fila" },
    ]) {
      // Comes from another visitor than the calls below, so that their limits are separate.
      await call("POST /signin", { body: toSignin(changes), remoteAddress: "198.51.100.9" });
    }
    await listMails(server);
    for (const [path, body, hashes] of [
      ["POST /login", { password: "non è questa" }, 1],
      ["POST /signin", toSignin(), 1],
      ["POST /signin", toSignin({ password: "non è questa" }), 1],
      ["POST /logintoken", {}, 0],
      ["POST /ripristino", {}, 0],
    ] as const) {
      const unknown = await observe(path, { ...body, email: "unknown@esempio.it" });
      expect(unknown).toMatchObject({ hashes, statements: expect.any(Number) });
      expect(unknown.statements).toBeGreaterThan(2);
      for (const email of ["known@esempio.it", "waiting@esempio.it", "contested@esempio.it"]) {
        expect(await observe(path, { ...body, email })).toEqual(unknown);
      }
    }
    // The right password of an unconfirmed registration reveals nothing either.
    const mine = await observe("POST /login", { email: "waiting@esempio.it", password: PASSWORD });
    const taken = await observe("POST /login", { email: "known@esempio.it", password: "altra" });
    expect(mine).toEqual(taken);
  });

  test("gets a link by mail only if it has an account", async () => {
    await enter(server, "known@esempio.it");
    for (const kind of ["login", "recovery"] as const) {
      for (const email of ["known@esempio.it", "unknown@esempio.it"]) {
        await answerAccountRequest(server.services, { kind, email });
      }
    }
    const kinds = (await listMails(server)).map(({ kind, to }) => [kind, to]);
    expect(kinds).toEqual([
      ["account-activation", "known@esempio.it"],
      ["login-link", "known@esempio.it"],
      ["password-recovery", "known@esempio.it"],
    ]);
  });

  test("is looked up after a pause, which several lookups share", async () => {
    const { services } = server;
    const looked = vi.spyOn(services.db, "transaction");
    const turn = Promise.withResolvers<void>();
    const pause = vi.fn(() => turn.promise);
    const jobs = createJobs({ client: services.client, log: silentLog, pollSeconds: 0.5 });
    defineAccountJobs({ ...services, jobs }, { pause });
    try {
      await jobs.start();
      for (const email of ["anna@esempio.it", "bruno@esempio.it", "carla@esempio.it"]) {
        await sendAccountRequest({ jobs }, { kind: "login", email });
      }
      await vi.waitFor(() => expect(pause).toHaveBeenCalledTimes(3), { timeout: 15_000 });
      expect(looked).not.toHaveBeenCalled();
      turn.resolve();
      await vi.waitFor(() => expect(looked).toHaveBeenCalledTimes(3), { timeout: 15_000 });
    } finally {
      turn.resolve();
      await jobs.stop();
    }
  });

  test("gets no account by requesting a link", async () => {
    await enter(server, "known@esempio.it");
    await listMails(server);
    const before = (await listMails(server)).length;
    await ask("logintoken", "unknown@esempio.it");
    await ask("ripristino", "unknown@esempio.it");
    expect(await listMails(server)).toHaveLength(before);
    expect(await server.services.db.$count(accounts)).toBe(1);
    expect(await server.services.db.$count(mailedTokens)).toBe(1);
  });
});
