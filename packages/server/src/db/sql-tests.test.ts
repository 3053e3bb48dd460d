import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listSqlTests } from "./test-sql-tests.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Where the SQL of a folder is tested whose own tests need no database. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  quote: "src/forms/rate-routes.test.ts",
  "seller-papers": "src/contracts/seller-papers.test.ts",
};

test("every folder with a repository has a test that runs on Postgres", () => {
  const tests = listSqlTests();
  const repositories = globSync("src/**/*-repository.ts", { cwd: ROOT });
  const folders = new Set(repositories.map((file) => file.split("/")[1] ?? ""));
  expect(folders.size).toBeGreaterThan(20);
  const untested = [...folders].filter(
    (folder) => !tests.some((file) => file.startsWith(ELSEWHERE[folder] ?? `src/${folder}/`)),
  );
  expect(untested).toEqual([]);
});
