import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { connectVisitor } from "../chat/test-visitor.ts";
import { createEmptyDatabase, type EmptyDatabase } from "../test-empty-database.ts";
import { startProcess } from "../test-process.ts";

const OFF = "https://spento.example";
const dataDir = mkdtempSync(join(tmpdir(), "volpe-origins-"));
let hosts: ReturnType<typeof startProcess>[] = [];
let urls: string[] = [];
let database: EmptyDatabase;

function toEnvironment(folder: string) {
  return {
    DATA_DIR: join(dataDir, folder),
    DATABASE_URL: database.url,
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
    PORT: "0",
    LOG_LEVEL: "silent",
    OPEN_DATA_DAILY: "off",
  };
}

beforeAll(async () => {
  database = await createEmptyDatabase();
  for (const folder of ["one", "two"]) {
    const host = startProcess("test-host.ts", { env: toEnvironment(folder) });
    hosts.push(host);
    urls.push((await host.line("ready")).replace("ready ", ""));
  }
}, 120_000);
afterAll(async () => {
  for (const { child } of hosts) {
    child.kill("SIGTERM");
  }
  await Promise.all(hosts.map(({ ended }) => ended));
  hosts = [];
  urls = [];
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** A command of the operator, in a third process. */
async function run(...args: string[]) {
  const { ended } = startProcess("admin/admin.ts", {
    args: ["origins", ...args],
    env: toEnvironment("operator"),
  });
  return await ended;
}

const ask = () =>
  Promise.all(
    urls.map(async (url) => {
      const reply = await fetch(`${url}/api/v1/faqs`, { headers: { origin: OFF } });
      await reply.arrayBuffer();
      return reply.status;
    }),
  );

test("two processes refuse and serve an origin at the commands of a third one", async () => {
  const visitors = await Promise.all(
    urls.map((url) => connectVisitor(url, {}, { extraHeaders: { origin: OFF } })),
  );
  await Promise.all(visitors.map((visitor) => visitor.begun()));
  expect(await ask()).toEqual([200, 200]);

  expect(await run("off", OFF, "--motivo", "prova")).toMatchObject({ code: 0 });
  // The timeout is far below the half minute of the poll that makes up for a lost signal.
  await vi.waitFor(async () => expect(await ask()).toEqual([403, 403]), { timeout: 5_000 });
  for (const visitor of visitors) {
    expect(await visitor.answer("casa")).toMatchObject({
      ok: false,
      errors: [{ code: "origin-off" }],
    });
  }

  expect(await run("on", OFF)).toMatchObject({ code: 0, out: `${OFF}: accesa.\n` });
  await vi.waitFor(async () => expect(await ask()).toEqual([200, 200]), { timeout: 5_000 });
  for (const visitor of visitors) {
    expect(await visitor.answer("casa")).toEqual({ ok: true });
    visitor.close();
  }
}, 120_000);
