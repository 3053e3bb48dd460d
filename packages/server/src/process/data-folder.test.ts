import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeDataFolder } from "./data-folder.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "volpe-data-"));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test("creates the folder and its missing parents, and accepts an existing one", () => {
  const folder = join(root, "a", "b");
  makeDataFolder(folder);
  makeDataFolder(folder);

  expect(statSync(folder).isDirectory()).toBe(true);
});

test("names DATA_DIR if a file is in the way", () => {
  writeFileSync(join(root, "file"), "");

  expect(() => makeDataFolder(join(root, "file"))).toThrow(/DATA_DIR.*EEXIST/);
  expect(() => makeDataFolder(join(root, "file", "below"))).toThrow(/DATA_DIR.*ENOTDIR/);
});

test.runIf(process.platform === "linux")(
  "names DATA_DIR if the system refuses to create the folder",
  () => {
    expect(() => makeDataFolder("/proc/volpe/data")).toThrow(/DATA_DIR/);
  },
);
