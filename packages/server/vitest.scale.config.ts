import { defineConfig } from "vitest/config";
import { listSqlTests } from "./src/db/test-sql-tests.ts";

for (const name of ["DATABASE_URL", "REDIS_URL"]) {
  if ((process.env[name] ?? "") === "") {
    throw new Error(`The scale tests need ${name}.`);
  }
}

/** Tests across processes, and tests of every folder that contains SQL, on Postgres and Redis. */
export default defineConfig({
  test: {
    include: ["src/**/*.scale.test.ts", ...listSqlTests()],
    exclude: [
      "src/**/*.long.test.ts",
      // These tests read only memory, so the database does not matter for them.
      "src/catalogue/energy/{offer-export,offer-query,offer-scenario}.test.ts",
      "src/{catalogue/list/product-sheets,forms/same-figures}.test.ts",
      // These tests concern only PGlite's folder.
      "src/{chat/kill,db/durability,db/folder-lock,mail/mail-survival}.test.ts",
      "src/privacy/{vacuum-repository,erasure-traces}.test.ts",
    ],
    globalSetup: "./src/db/test-cleanup.ts",
    testTimeout: 90_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    isolate: false,
  },
});
