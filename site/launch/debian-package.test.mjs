import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findCommand } from "./debian-package.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "volpe-command-"));
  for (const path of ["early/whole", "late/whole", "late/shell"]) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), "", { mode: 0o755 });
  }
  writeFileSync(join(folder, "early/shell"), "not a program", { mode: 0o644 });
  vi.stubEnv("PATH", ["early", "late"].map((part) => join(folder, part)).join(delimiter));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("finds the first name in any folder before the second in an earlier one", () => {
  expect(findCommand(["shell", "whole"])).toBe(join(folder, "late/shell"));
});

test("finds a name in the first of its folders", () => {
  expect(findCommand(["none", "whole"])).toBe(join(folder, "early/whole"));
});

test("finds a given path if no folder has a name, and else nothing", () => {
  expect(findCommand(["none"], [join(folder, "late/shell")])).toBe(join(folder, "late/shell"));
  expect(findCommand(["none"], [join(folder, "none")])).toBeNull();
});
