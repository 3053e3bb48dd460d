import { chmodSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFilledFolder } from "../test-data-folder.ts";
import { openDatabase } from "./open-database.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await createFilledFolder();
}, 90_000);
afterEach(() => rmSync(dataDir, { recursive: true }));

const toMode = (path: string) => statSync(path).mode & 0o777;

const listPaths = () => [
  dataDir,
  ...readdirSync(dataDir, { recursive: true, encoding: "utf8" }).map((name) => join(dataDir, name)),
];

/** The paths in the folder, itself included, that users other than the owner may read or write. */
const listOpen = () => listPaths().filter((path) => (toMode(path) & 0o077) !== 0);

test("restricts the data folder and its database's files to their owner", async () => {
  for (const path of listPaths()) {
    chmodSync(path, toMode(path) | 0o066);
  }
  const database = join(dataDir, "db");
  expect(listOpen()).toEqual(listPaths());
  await (await openDatabase({ databaseUrl: null, dataDir })).close();
  expect(toMode(dataDir)).toBe(0o700);
  expect(listOpen().filter((path) => path.startsWith(database))).toEqual([]);
}, 90_000);
