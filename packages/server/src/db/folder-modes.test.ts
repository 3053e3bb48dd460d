import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./database.ts";

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "volpe-modes-"));
});
afterEach(() => rmSync(parent, { recursive: true }));

const toMode = (path: string) => statSync(path).mode & 0o777;

/** The paths in the folder, itself included, that users other than the owner may read or write. */
function listOpen(folder: string): string[] {
  return [folder, ...readdirSync(folder, { recursive: true, encoding: "utf8" })]
    .map((path) => (path === folder ? path : join(folder, path)))
    .filter((path) => (toMode(path) & 0o077) !== 0);
}

test("restricts the data folder and its files to their owner", async () => {
  const dataDir = join(parent, "data");
  await (await openDatabase({ databaseUrl: null, dataDir })).close();
  expect(toMode(dataDir)).toBe(0o700);
  expect(listOpen(dataDir)).toEqual([]);

  chmodSync(dataDir, 0o755);
  chmodSync(join(dataDir, "db", "PG_VERSION"), 0o666);
  await (await openDatabase({ databaseUrl: null, dataDir })).close();
  expect(listOpen(dataDir)).toEqual([]);
}, 90_000);
