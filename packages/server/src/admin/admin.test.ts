import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFilledFolder } from "../test-data-folder.ts";
import { startProcess } from "../test-process.ts";
import { findSocketPath } from "./admin-socket.ts";

let dataDir = "";
beforeEach(async () => {
  dataDir = await createFilledFolder();
}, 60_000);
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

// Each test starts several processes one after another.
vi.setConfig({ testTimeout: 90_000 });

const ENV = { PORT: "0", LOG_LEVEL: "silent", OPEN_DATA_DAILY: "off" };

const run = (args: string[], { folder = dataDir, data = dataDir } = {}) =>
  startProcess("admin/admin.ts", {
    args,
    env: { ...ENV, DATA_DIR: data, INIT_CWD: folder },
  });

async function withServer<T>(work: () => Promise<T>, data = dataDir): Promise<T> {
  const host = startProcess("test-host.ts", { env: { ...ENV, DATA_DIR: data } });
  await host.line("ready");
  try {
    return await work();
  } finally {
    host.child.kill("SIGTERM");
    await host.ended;
  }
}

test("prints the commands if none is named", async () => {
  const { code, out, err } = await run([]).ended;
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(/^Uso: npm run admin -- <comando> …\n\n {2}status +dice da dove/);
});

test("answers an unknown command with 2 and the list of commands", async () => {
  const { code, out, err } = await run(["boh"]).ended;
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toMatch(/^Il comando «boh» non esiste\.\n\nUso: /);
});

test("reports a wrong variable in one line", async () => {
  const admin = startProcess("admin/admin.ts", {
    args: ["status"],
    env: { ...ENV, DATA_DIR: dataDir, PORT: "x" },
  });
  const { code, err } = await admin.ended;
  expect(code).toBe(1);
  expect(err.trim().split("\n")).toHaveLength(1);
});

test("answers the same with and without a running server", async () => {
  const calls = [
    ["send-test-mail", "anna@example.it"],
    ["send-test-mail"],
    ["send-test-mail", "anna"],
  ];
  const runAll = async () => {
    const answers = [];
    for (const call of calls) {
      answers.push(await run(call).ended);
    }
    return answers;
  };
  const alone = await runAll();
  expect(alone.map(({ code }) => code)).toEqual([0, 2, 1]);
  expect(await withServer(runAll)).toEqual(alone);
});

test("reads a relative path from the caller's folder, with and without a running server", async () => {
  const folder = join(dataDir, "somewhere");
  mkdirSync(folder);
  writeFileSync(join(folder, "cases.json"), '{ "goldens": [] }');
  const spend = () => run(["annual-spend", "cases.json"], { folder }).ended;
  const alone = await spend();
  expect(alone.err).not.toContain("ENOENT");
  expect(await withServer(spend)).toEqual(alone);
});

test("waits while another command holds the data", async () => {
  const both = await Promise.all([run(["status"]).ended, run(["status"]).ended]);
  expect(both.map(({ code, err }) => ({ code, err }))).toEqual([
    { code: 0, err: "" },
    { code: 0, err: "" },
  ]);
});

test("reaches a server whose folder name is too long for a socket", async () => {
  const data = join(dataDir, "d".repeat(120));
  mkdirSync(data);
  renameSync(join(dataDir, "db"), join(data, "db"));
  await withServer(async () => {
    const path = findSocketPath(data);
    expect(Buffer.byteLength(path)).toBeLessThan(104);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect((await run(["status"], { data }).ended).code).toBe(0);
  }, data);
});
