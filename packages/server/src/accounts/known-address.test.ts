import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { VolpeServer } from "../server.ts";
import { createTestServer } from "../test-server.ts";
import { defineAccountJobs } from "./account-jobs.ts";
import { accounts, mailedTokens } from "./account-tables.ts";
import { answerAccountRequest } from "./answer-account-request.ts";
import { callAuth, enter, listMails, PASSWORD, type TestCall, toSignin } from "./test-accounts.ts";

let server: VolpeServer;

beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const call = (path: string, given?: TestCall) => callAuth(server, path, given);
const ask = (path: "logintoken" | "ripristino", email: string) =>
  call(`POST /${path}`, { body: { email } });

describe("whether an address has an account", () => {
  /** What a call answers, and what is done before it does. */
  async function observe(path: string, body: object) {
    const { client, passwords } = server.services;
    const source = client.kind === "pglite" ? client.pglite : client.pool;
    const statements = vi.spyOn(source, "query");
    const hash = vi.spyOn(passwords, "hash");
    const verify = vi.spyOn(passwords, "verify");
    const answer = await call(path, { body });
    const seen = {
      answer,
      statements: statements.mock.calls.length,
      hashes: hash.mock.calls.length + verify.mock.calls.length,
    };
    vi.restoreAllMocks();
    return seen;
  }

  test("shows in neither the answer nor the work of any way in", async () => {
    await enter(server, "known@esempio.it");
    for (const changes of [
      { email: "waiting@esempio.it" },
      { email: "contested@esempio.it" },
      { email: "contested@esempio.it", password: "tre papere in fila" },
    ]) {
      // Not from where the calls below come.
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
    // Not even by the password of a registration of one's own.
    const mine = await observe("POST /login", { email: "waiting@esempio.it", password: PASSWORD });
    const taken = await observe("POST /login", { email: "known@esempio.it", password: "altra" });
    expect(mine).toEqual(taken);
  });

  test("shows in no mail that is made after the answer: nobody's is called off", async () => {
    await enter(server, "known@esempio.it");
    const { services } = server;
    const send = vi.spyOn(services.mail, "send");
    for (const kind of ["login", "recovery"] as const) {
      for (const email of ["known@esempio.it", "unknown@esempio.it"]) {
        await answerAccountRequest(services, { kind, email });
        expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ to: email }), {
          within: expect.anything(),
        });
      }
    }
    const kinds = (await listMails(server)).map(({ kind, to }) => [kind, to]);
    expect(kinds).toEqual([
      ["account-activation", "known@esempio.it"],
      ["login-link", "known@esempio.it"],
      ["password-recovery", "known@esempio.it"],
    ]);
  });

  test("is looked for after a pause, several at once", async () => {
    const { services } = server;
    const define = vi.fn();
    const looked = vi.spyOn(services.db, "transaction");
    const turn = Promise.withResolvers<void>();
    defineAccountJobs(
      { ...services, jobs: { ...services.jobs, define, schedule: vi.fn() } },
      { pause: () => turn.promise },
    );
    const [, handle, options] = define.mock.calls[0] ?? [];
    expect(options.atOnce).toBeGreaterThan(1);
    const done = handle({ kind: "login", email: "anna@esempio.it" });
    expect(looked).not.toHaveBeenCalled();
    turn.resolve();
    await done;
    expect(looked).toHaveBeenCalledTimes(1);
  });

  test("is mailed to its own mailbox alone", async () => {
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
