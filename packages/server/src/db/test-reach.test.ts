import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { reachesTestDatabase } from "./test-reach.ts";

const SRC = join(import.meta.dirname, "..");
const tests = globSync("**/*.test.ts", { cwd: SRC }).filter((file) => !/\.long\./.test(file));
const reaching = tests.filter((file) => reachesTestDatabase(join(SRC, file)));

test("a test that opens a database or a server reaches the database of the tests", () => {
  const opens = /\b(createTestDatabase|createTestServer|startTestContracts)\(/;
  const opening = tests.filter((file) => opens.test(readFileSync(join(SRC, file), "utf8")));
  expect(opening.length).toBeGreaterThan(50);
  expect(opening.filter((file) => !reaching.includes(file))).toEqual([]);
});

test("a test of a pure rule does not reach it", () => {
  expect(reaching).not.toContain("accounts/password-rules.test.ts");
  expect(reaching).not.toContain("catalogue/energy/offer-window.test.ts");
});

test("only the tests' database and tests across processes read a database's address", () => {
  const reading = globSync("**/*.ts", { cwd: SRC }).filter((file) =>
    /\bimport [^;]*\breadTestConfig\b/.test(readFileSync(join(SRC, file), "utf8")),
  );
  expect(reading.filter((file) => !file.endsWith(".scale.test.ts"))).toEqual([
    "test-empty-database.ts",
    "test-processes.ts",
    "db/test-database.ts",
  ]);
});
