import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { createTestFolder } from "../test-folder.ts";
import { setUp } from "../test-setup.ts";
import { FolderLockedError, findProcessBirth, lockFolder } from "./folder-lock.ts";

let path = "";
const folder = setUp("test", createTestFolder);
beforeEach(() => {
  path = join(folder.path, "db.lock");
});

const writeOwner = (owner: object) =>
  writeFileSync(path, JSON.stringify({ host: hostname(), nonce: "other", ...owner }));

test("refuses a second owner and names the first", async () => {
  const lock = await lockFolder(path);
  const refusal = await lockFolder(path).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(FolderLockedError);
  expect(String(refusal)).toContain(`il processo ${process.pid} (${path})`);
  lock.release();
});

test("can be taken again after its release", async () => {
  const lock = await lockFolder(path);
  lock.release();
  expect(existsSync(path)).toBe(false);
  const again = await lockFolder(path);
  again.release();
  expect(existsSync(path)).toBe(false);
});

test("removes the lock of a killed process", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await once(child, "spawn");
  writeOwner({ pid: child.pid, birth: findProcessBirth(child.pid ?? 0) });
  await expect(lockFolder(path)).rejects.toBeInstanceOf(FolderLockedError);
  child.kill("SIGKILL");
  await once(child, "exit");
  const lock = await lockFolder(path);
  lock.release();
});

test("removes the lock of a process whose id was given to another", async () => {
  writeOwner({ pid: process.pid, birth: "an earlier life" });
  const lock = await lockFolder(path);
  lock.release();
});

test("removes an unreadable lock", async () => {
  writeFileSync(path, "{");
  const lock = await lockFolder(path);
  lock.release();
});

test("respects a lock that another host keeps renewing", async () => {
  writeOwner({ pid: 1, birth: "x", host: "elsewhere" });
  await expect(lockFolder(path)).rejects.toThrow("il processo 1 di elsewhere");
  const past = new Date(Date.now() - 61_000);
  utimesSync(path, past, past);
  const lock = await lockFolder(path);
  lock.release();
});

test("lets exactly one of many take over a stale lock", async () => {
  writeOwner({ pid: process.pid, birth: "an earlier life" });
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(path)));
  const found = tries.filter((attempt) => attempt.status === "fulfilled");
  expect(found).toHaveLength(1);
  found[0]?.value.release();
});

test("does not remove a lock that another process has taken", async () => {
  const lock = await lockFolder(path);
  writeOwner({ pid: process.pid, birth: "x" });
  lock.release();
  expect(JSON.parse(readFileSync(path, "utf8")).nonce).toBe("other");
});
