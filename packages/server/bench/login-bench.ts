import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_SECONDS, MINUTE_MS } from "@volpe/contract";
import type { FastifyInstance } from "fastify";
import { beginSession } from "../src/accounts/sessions/begin-session.ts";
import { getSignedIn } from "../src/accounts/sessions/signed-in.ts";
import { type Account, insertAccount } from "../src/accounts/store/account-repository.ts";
import { createServer } from "../src/server.ts";
import { toTestConfig } from "../src/test-config.ts";
import { measure, readNumber } from "./bench-options.ts";

/* Measures a login against the bare hash, and a logged-in request against an anonymous one:
   `node packages/server/bench/login-bench.ts [rounds] [--quick]`, on Postgres if DATABASE_URL names
   an empty database. The two sides alternate, so that other load on the machine affects both. */
const ROUNDS = readNumber(0, { usual: 7, quick: 1 });
const LOGINS = 30;
/** Parallel logins: as many as the passwords that the server hashes at once. */
const AT_ONCE = 3;
const READS = 400;
const PASSWORD = "tre papere in fila";

const folder = await mkdtemp(join(tmpdir(), "volpe-login-bench-"));
let nowMs = Date.parse("2026-11-21T10:00:00Z");
const server = await createServer(
  toTestConfig({
    dataDir: join(folder, "data"),
    databaseUrl: process.env.DATABASE_URL || null,
    accessTokenSeconds: DAY_SECONDS,
  }),
  { clock: { now: () => new Date(nowMs) }, mount: async (app) => addRoutes(app) },
);
const { services, app } = server;
try {
  const passwordHash = await services.passwords.hash(PASSWORD);
  const emails = Array.from({ length: LOGINS }, (_, index) => `persona${index}@esempio.it`);
  const accounts: Account[] = [];
  for (const email of emails) {
    const now = services.clock.now();
    const row = { name: "Anna Bianchi", email, passwordHash, activatedAt: now, createdAt: now };
    accounts.push(await insertAccount(services.db, row));
  }
  const [account] = accounts;
  if (account === undefined) {
    throw new Error("no account was made");
  }
  const { jwt } = await beginSession(services, { account, userAgent: undefined });

  const logins: { hash: number; login: number; atOnce: number }[] = [];
  const reads: { open: number; signedIn: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    // Moves the clock after the limits' windows but within the token's lifetime.
    nowMs += 11 * MINUTE_MS;
    const one = await timeLogins(emails, passwordHash);
    nowMs += 11 * MINUTE_MS;
    const atOnce = await perSecond((turn) => logIn(emails[turn] ?? "", turn));
    const read = await timeReads(jwt.accessToken);
    // The first round only warms up.
    if (round > 0) {
      logins.push({ ...one, atOnce });
      reads.push(read);
      console.log(
        `round ${round}     hash ${one.hash.toFixed(1)} ms, login ${one.login.toFixed(1)} ms, ${AT_ONCE} at once ${atOnce.toFixed(1)}/s; ${read.open.toFixed(3)} ms open, ${read.signedIn.toFixed(3)} ms signed in`,
      );
    }
  }
  const loginRatio = median(logins.map(({ hash, login }) => hash / login));
  const readRatio = median(reads.map(({ open, signedIn }) => signedIn / open));
  const costMs = median(reads.map(({ open, signedIn }) => signedIn - open));
  console.log(
    `logins      ${(1000 / median(logins.map(({ login }) => login))).toFixed(1)}/s one after the other, ${loginRatio.toFixed(2)} of the bare hash; ${median(logins.map(({ atOnce }) => atOnce)).toFixed(1)}/s ${AT_ONCE} at once (median of ${ROUNDS} rounds)`,
  );
  console.log(
    `session     ${costMs.toFixed(3)} ms a request, ${readRatio.toFixed(2)} times the same without (median of ${ROUNDS} rounds)`,
  );
} finally {
  await server.close();
  await rm(folder, { recursive: true, force: true });
}

function addRoutes(bench: FastifyInstance): void {
  bench.get("/bench/open", async () => ({ data: { status: "alive" } }));
  bench.get("/bench/signed-in", async (request) => {
    await getSignedIn(services, request);
    return { data: { status: "alive" } };
  });
}

async function logIn(email: string, turn: number): Promise<void> {
  const reply = await app.inject({
    method: "POST",
    url: "/api/v1/auth/login",
    payload: { email, password: PASSWORD },
    remoteAddress: `203.0.113.${turn}`,
  });
  if (reply.statusCode !== 200) {
    throw new Error(`a login was answered ${reply.statusCode}`);
  }
}

/** Times single logins, alternating with hashes; medians in ms. */
async function timeLogins(
  emails: readonly string[],
  passwordHash: string,
): Promise<{ hash: number; login: number }> {
  const hash: number[] = [];
  const login: number[] = [];
  for (const [turn, email] of emails.entries()) {
    hash.push(await measure(() => services.passwords.verify(passwordHash, PASSWORD)));
    login.push(await measure(() => logIn(email, turn)));
  }
  return { hash: median(hash), login: median(login) };
}

/** Logins per second, `AT_ONCE` at a time and `LOGINS` in all. */
async function perSecond(work: (turn: number) => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  let next = 0;
  const lane = async () => {
    for (let turn = next++; turn < LOGINS; turn = next++) {
      await work(turn);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return (LOGINS * 1000) / (performance.now() - startedMs);
}

/** Times reads without and with a token, which alternate; medians in ms. */
async function timeReads(token: string): Promise<{ open: number; signedIn: number }> {
  const headers = { authorization: `Bearer ${token}` };
  const read = async (url: string) => {
    const reply = await app.inject({ url, headers });
    if (reply.statusCode !== 200) {
      throw new Error(`${url} was answered ${reply.statusCode}`);
    }
  };
  const open: number[] = [];
  const signedIn: number[] = [];
  for (let turn = 0; turn < READS; turn += 1) {
    open.push(await measure(() => read("/bench/open")));
    signedIn.push(await measure(() => read("/bench/signed-in")));
  }
  return { open: median(open), signedIn: median(signedIn) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
