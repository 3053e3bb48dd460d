import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createTestFolder } from "../test-folder.ts";
import { setUp } from "../test-setup.ts";
import { closeDataFolder, makeDataFolder } from "./data-folder.ts";

const folder = setUp("test", createTestFolder);

test("creates the folder with its parents or leaves an existing one as it is", () => {
  const path = join(folder.path, "a", "b");
  makeDataFolder(path);
  makeDataFolder(path);

  expect(statSync(path).isDirectory()).toBe(true);
});

test("closes an open folder and its new files to others", () => {
  const former = process.umask(0);
  onTestFinished(() => void process.umask(former));
  chmodSync(folder.path, 0o755);
  closeDataFolder(folder.path);
  mkdirSync(join(folder.path, "releases"));
  writeFileSync(join(folder.path, "file"), "");

  const modes = ["", "releases", "file"].map((name) => statSync(join(folder.path, name)).mode);
  expect(modes.map((mode) => mode & 0o777)).toEqual([0o700, 0o700, 0o600]);
});

test("names DATA_DIR if a file is in the way", () => {
  writeFileSync(join(folder.path, "file"), "");

  expect(() => makeDataFolder(join(folder.path, "file"))).toThrow(/DATA_DIR.*EEXIST/);
  expect(() => makeDataFolder(join(folder.path, "file", "below"))).toThrow(/DATA_DIR.*ENOTDIR/);
});

test.runIf(process.platform === "linux")(
  "names DATA_DIR if the system refuses to create the folder",
  () => {
    expect(() => makeDataFolder("/proc/volpe/data")).toThrow(/DATA_DIR/);
  },
);
