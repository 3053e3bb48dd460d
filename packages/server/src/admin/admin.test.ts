import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFilledFolder } from "../test-data-folder.ts";
import { startProcess } from "../test-process.ts";
import { findSocketPath } from "./admin-socket.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "volpe-admin-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

// Each test starts several processes one after another.
vi.setConfig({ testTimeout: 240_000 });

const ENV = { PORT: "0", LOG_LEVEL: "silent", OPEN_DATA_DAILY: "off" };

const run = (args: string[], env: Record<string, string> = {}) =>
  startProcess("admin/admin.ts", {
    args,
    env: { ...ENV, DATA_DIR: dataDir, INIT_CWD: dataDir, ...env },
  });

async function fill() {
  rmSync(dataDir, { recursive: true });
  dataDir = await createFilledFolder();
}

test("prints the commands if none or an unknown one is named", async () => {
  const { code, out, err } = await run([]).ended;
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(/^Uso: npm run admin -- <comando> …\n\n {2}status +dice da dove/);

  const unknown = await run(["boh"]).ended;
  expect({ code: unknown.code, out: unknown.out }).toEqual({ code: 2, out: "" });
  expect(unknown.err).toBe(
    "Il comando «boh» non esiste: «npm run admin -- help» li elenca tutti.\n",
  );
});

test("creates no database for a command that only reads", async () => {
  expect(await run(["status"]).ended).toMatchObject({
    code: 1,
    err: `In ${dataDir} non c’è nessun database: ricontrolla DATA_DIR.\n`,
  });
  expect(existsSync(join(dataDir, "db"))).toBe(false);
});

test("reports a wrong variable in one line", async () => {
  const { code, err } = await run(["status"], { PORT: "x" }).ended;
  expect(code).toBe(1);
  expect(err.trim().split("\n")).toHaveLength(1);
});

test("answers the same with and without a running server", async () => {
  await fill();
  const data = join(dataDir, "d".repeat(120));
  mkdirSync(data);
  renameSync(join(dataDir, "db"), join(data, "db"));
  const folder = join(dataDir, "somewhere");
  mkdirSync(folder);
  writeFileSync(join(folder, "cases.json"), '{ "goldens": [] }');
  const calls = [
    ["annual-spend", "cases.json"],
    ["send-test-mail", "anna"],
  ];
  const runAll = async () => {
    const answers = [];
    for (const call of calls) {
      answers.push(await run(call, { DATA_DIR: data, INIT_CWD: folder }).ended);
    }
    return answers;
  };
  const alone = await runAll();
  expect(alone.map(({ code }) => code)).toEqual([0, 1]);

  const host = startProcess("test-host.ts", { env: { ...ENV, DATA_DIR: data } });
  await host.line("ready");
  const path = findSocketPath(data);
  expect(Buffer.byteLength(path)).toBeLessThan(104);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(await runAll()).toEqual(alone);
  host.child.kill("SIGTERM");
  await host.ended;
});

test("waits while another command holds the data", async () => {
  await fill();
  const both = await Promise.all([run(["status"]).ended, run(["status"]).ended]);
  expect(both.map(({ code, err }) => ({ code, err }))).toEqual([
    { code: 0, err: "" },
    { code: 0, err: "" },
  ]);
});
