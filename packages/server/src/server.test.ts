import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readConfig } from "./process/config.ts";
import { createServer } from "./server.ts";
import { toStartupMessage } from "./startup-message.ts";
import { createFilledFolder } from "./test-data-folder.ts";
import { type Ended, startProcess } from "./test-process.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "volpe-server-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

// Most tests start separate processes.
vi.setConfig({ testTimeout: 90_000 });

const startHost = (env: Record<string, string> = {}) =>
  startProcess("test-host.ts", {
    env: { DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent", OPEN_DATA_DAILY: "off", ...env },
  });

describe("a server that was started on a missing folder", () => {
  /** The mode of each file of the folder while the server ran; null for a missing one. */
  const modes: Record<string, number | null> = {};
  const left: string[] = [];
  const root = mkdtempSync(join(tmpdir(), "volpe-server-"));
  const folder = join(root, "a", "b");
  let holder: number | undefined;
  let refused: Ended;
  let next: Ended;
  beforeAll(async () => {
    const start = () => startHost({ DATA_DIR: folder, LOG_LEVEL: "warn" });
    const first = start();
    await first.line("ready");
    holder = first.child.pid;
    const names = ["session-secret", "admin.sock", "db.lock"];
    for (const name of [...names, ".", "db", "db/PG_VERSION", "db/global/pg_control"]) {
      const path = join(folder, name);
      modes[name] = existsSync(path) ? statSync(path).mode & 0o777 : null;
    }
    refused = await start().ended;
    first.child.kill("SIGKILL");
    await first.ended;
    const second = start();
    await second.line("ready");
    second.child.kill("SIGTERM");
    next = await second.ended;
    left.push(...names.filter((name) => existsSync(join(folder, name))));
  }, 240_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test("keeps its secret and its socket for its user alone", () => {
    expect(modes).toMatchObject({ "session-secret": 0o600, "admin.sock": 0o600 });
  });

  test("keeps the folder of its database for its user alone", () => {
    expect(modes).toMatchObject({ ".": 0o700, db: 0o700 });
    expect(modes).toMatchObject({ "db/PG_VERSION": 0o600, "db/global/pg_control": 0o600 });
  });

  test("makes a second process on its data fail in one line", () => {
    expect(refused).toEqual({
      code: 1,
      out: "",
      err: `Il database è già in uso: lo tiene il processo ${holder} (${folder}/db.lock). Ferma quel processo oppure indica un’altra cartella con DATA_DIR.\n`,
    });
  });

  test("starts again after a SIGKILL, and ends on SIGTERM without an error", () => {
    expect(next).toMatchObject({ code: 0, err: "" });
  });

  test("leaves neither its lock nor its socket", () => {
    expect(modes["db.lock"]).not.toBeNull();
    expect(left).toEqual(["session-secret"]);
  });
});

/** The last line of a start that fails in this process. */
async function failToStart(env: Record<string, string>): Promise<string> {
  try {
    const config = readConfig({ DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent", ...env });
    const server = await createServer(config);
    try {
      await server.attachSocket(createHttpServer());
    } finally {
      await server.close();
    }
    return "started";
  } catch (error) {
    return toStartupMessage(error);
  }
}

test.each([
  ["PORT", "un’altra"],
  ["DEMO_PORT", "un’altra oppure «off»"],
])("says that %s is in use before it creates a database", async (variable, other) => {
  const holder = createHttpServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as AddressInfo;
  const line = await failToStart({ [variable]: String(port) });
  holder.close();
  expect(line).toBe(
    `La variabile ${variable} chiede la porta ${port}, già in uso su 127.0.0.1: ferma il programma che la occupa o scegline ${other}.`,
  );
  expect(existsSync(join(dataDir, "db"))).toBe(false);
});

test.each([
  ["PORT", "ottanta", "La variabile PORT vale «ottanta»"],
  ["DATA_DIR", "/sys/volpe", "La variabile DATA_DIR indica /sys/volpe"],
  ["HOST", "volpe.invalid", "La variabile HOST vale «volpe.invalid», un nome che non si trova"],
  ["HOST", "203.0.113.9", "La variabile HOST vale «203.0.113.9», un indirizzo che questa macchina"],
])("says in one line why %s=%s is wrong", async (name, value, start) => {
  const line = await failToStart({ [name]: value });
  expect(line.startsWith(start)).toBe(true);
  expect(line).not.toContain("\n");
});

test("says in one line that a file stands where its folder should be", async () => {
  const file = join(dataDir, "file");
  writeFileSync(file, "");
  chmodSync(file, 0o600);
  const line = await failToStart({ DATA_DIR: file });
  expect(line).toContain("DATA_DIR");
  expect(line).not.toContain("\n");
});

test.each([
  ["DATABASE_URL", "postgres://nobody@127.0.0.1:1/x", "Il database non risponde 127.0.0.1:1"],
  ["REDIS_URL", "redis://localhost:1", "La variabile REDIS_URL indica un Redis che non risponde"],
])("says in one line that no server answers at %s=%s", async (name, value, start) => {
  rmSync(dataDir, { recursive: true });
  dataDir = await createFilledFolder();
  const line = await failToStart({ [name]: value });
  expect(line.startsWith(start)).toBe(true);
  expect(line).not.toContain("\n");
});
