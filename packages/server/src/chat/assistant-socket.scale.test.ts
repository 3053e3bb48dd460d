import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readTestConfig } from "../process/config.ts";
import { startProcess } from "../test-process.ts";
import { answerAll, connectVisitor, type TestVisitor, TO_QUOTE } from "./test-visitor.ts";

const { databaseUrl, redisUrl } = readTestConfig();
const name = `volpe_chat_${randomBytes(6).toString("hex")}`;
const dataDir = mkdtempSync(join(tmpdir(), "volpe-chat-"));
let hosts: ReturnType<typeof startProcess>[] = [];
let urls: string[] = [];
let visitors: TestVisitor[] = [];

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: databaseUrl ?? "" });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A process of its own; all share Postgres and Redis. */
async function startHost(folder: string): Promise<string> {
  const url = new URL(databaseUrl ?? "");
  url.pathname = `/${name}`;
  const host = startProcess("test-host.ts", {
    env: {
      DATA_DIR: join(dataDir, folder),
      DATABASE_URL: url.href,
      REDIS_URL: redisUrl ?? "",
      SESSION_SECRET: "0123456789abcdef0123456789abcdef",
      PORT: "0",
      LOG_LEVEL: "silent",
      OPEN_DATA_DAILY: "off",
    },
  });
  hosts.push(host);
  return (await host.line("ready")).replace("ready ", "");
}

beforeAll(async () => {
  await onServer(`create database ${name}`);
  urls = [await startHost("one"), await startHost("two")];
}, 120_000);
afterEach(() => {
  for (const visitor of visitors) {
    visitor.close();
  }
  visitors = [];
});
afterAll(async () => {
  for (const host of hosts) {
    host.child.kill("SIGTERM");
  }
  await Promise.all(hosts.map(({ ended }) => ended));
  hosts = [];
  await onServer(`drop database ${name} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

async function connect(process: 0 | 1, auth: Record<string, unknown> = {}): Promise<TestVisitor> {
  const visitor = await connectVisitor(urls[process] ?? "", auth);
  visitors.push(visitor);
  return visitor;
}

test("sends every message of a conversation to its sockets on both processes", async () => {
  const near = await connect(0);
  const conversation = await near.begun();
  await answerAll(near, ["casa"]);
  const far = await connect(1, { resuming: true });
  expect(await far.resume(conversation)).toEqual({ ok: true });
  await far.until(() => far.asked() === 10, "the replay");
  await answerAll(far, ["luce"]);
  await near.until(() => near.asked() === 20, "the reply across processes");
  await far.until(() => far.asked() === 20, "the reply");

  expect(near.heard.at(-1)).toEqual(far.heard.at(-1));
  expect(near.heard.at(-2)).toMatchObject({ owner: "user", step: 10, messages: ["luce"] });
});

test("accepts an answer to one question on only one of two processes", async () => {
  for (let round = 0; round < 10; round += 1) {
    const near = await connect(0);
    const conversation = await near.begun();
    const far = await connect(1, { resuming: true });
    await far.resume(conversation);
    const answers = await Promise.all([
      near.answer("casa", { step: 0 }),
      far.answer("azienda", { step: 0 }),
    ]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    await near.until(() => near.asked() > 0, "the reply");
    await far.until(() => far.asked() > 0, "the reply");
    expect(near.heard.at(-1)?.dto?.destination).toBe(far.heard.at(-1)?.dto?.destination);
  }
}, 60_000);

test("stores an answer that arrives ten times at once at two processes once, and acknowledges each", async () => {
  const near = await connect(0);
  const conversation = await near.begun();
  const sockets = await Promise.all(
    Array.from({ length: 10 }, async (_, turn) => {
      const socket = await connect(turn % 2 === 0 ? 0 : 1, { resuming: true });
      await socket.resume(conversation);
      return socket;
    }),
  );
  // «abc» is not understood: its question stays open, so a second processing would be noticed.
  for (const text of ["abc", "casa", "luce", "sì"]) {
    const answer = { id: randomUUID(), owner: "user", step: near.asked(), messages: [text] };
    const payload = JSON.stringify(answer);
    const heard = near.heard.length;
    expect(await Promise.all(sockets.map((socket) => socket.send("message", payload)))).toEqual(
      sockets.map(() => ({ ok: true })),
    );
    await near.until(() => near.heard.length >= heard + 2, `the reply to ${text}`);
  }
  const witness = await connect(1, { resuming: true });
  await witness.resume(conversation);
  expect(witness.heard.map(({ owner, step }) => `${owner} ${step}`)).toEqual([
    "volpe 0",
    "user 0",
    "volpe 0",
    "user 0",
    "volpe 10",
    "user 10",
    "volpe 20",
    "user 20",
    "volpe 30",
  ]);
}, 60_000);

test("continues on another process after the first one was killed", async () => {
  const url = await startHost("three");
  const first = await connectVisitor(url);
  const conversation = await first.begun();
  await answerAll(first, TO_QUOTE.slice(0, 6));
  hosts.at(-1)?.child.kill("SIGKILL");
  const second = await connect(1, { resuming: true });
  await second.resume(conversation);
  await second.until(() => second.asked() === first.asked(), "the replay");
  await answerAll(second, TO_QUOTE.slice(6));
  await second.until(() => second.uploads.length > 0, "the quote");

  expect(second.heard.at(-1)?.dto?.name).toBe("Anna Bianchi");
}, 60_000);
