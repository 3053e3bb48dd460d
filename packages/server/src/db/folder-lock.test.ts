import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FolderHeldError, holdFolder } from "./folder-lock.ts";
import { findProcessBirth } from "./process-birth.ts";

let folder = "";
let path = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "volpe-lock-"));
  path = join(folder, "db.lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

const writeHolder = (holder: object) =>
  writeFileSync(path, JSON.stringify({ host: hostname(), nonce: "other", ...holder }));

test("refuses a second holder and names the first", async () => {
  const lock = await holdFolder(path);
  const refusal = await holdFolder(path).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(FolderHeldError);
  expect(String(refusal)).toContain(`il processo ${process.pid} (${path})`);
  lock.release();
});

test("can be taken again after its release", async () => {
  const lock = await holdFolder(path);
  lock.release();
  expect(existsSync(path)).toBe(false);
  const again = await holdFolder(path);
  again.release();
  expect(existsSync(path)).toBe(false);
});

test("removes the lock of a killed process", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await once(child, "spawn");
  writeHolder({ pid: child.pid, birth: findProcessBirth(child.pid ?? 0) });
  await expect(holdFolder(path)).rejects.toBeInstanceOf(FolderHeldError);
  child.kill("SIGKILL");
  await once(child, "exit");
  const lock = await holdFolder(path);
  lock.release();
});

test("removes the lock of a process whose id was given to another", async () => {
  writeHolder({ pid: process.pid, birth: "an earlier life" });
  const lock = await holdFolder(path);
  lock.release();
});

test("removes an unreadable lock", async () => {
  writeFileSync(path, "{");
  const lock = await holdFolder(path);
  lock.release();
});

test("respects a lock that another host keeps renewing", async () => {
  writeHolder({ pid: 1, birth: "x", host: "elsewhere" });
  await expect(holdFolder(path)).rejects.toThrow("il processo 1 di elsewhere");
  const past = new Date(Date.now() - 61_000);
  utimesSync(path, past, past);
  const lock = await holdFolder(path);
  lock.release();
});

test("lets exactly one of many take over a stale lock", async () => {
  writeHolder({ pid: process.pid, birth: "an earlier life" });
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => holdFolder(path)));
  const held = tries.filter((attempt) => attempt.status === "fulfilled");
  expect(held).toHaveLength(1);
  held[0]?.value.release();
});

test("does not remove a lock that another process has taken", async () => {
  const lock = await holdFolder(path);
  writeHolder({ pid: process.pid, birth: "x" });
  lock.release();
  expect(JSON.parse(readFileSync(path, "utf8")).nonce).toBe("other");
});
