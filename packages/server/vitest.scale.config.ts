import { globSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { reachesTestDatabase } from "./src/db/test-reach.ts";

for (const name of ["DATABASE_URL", "REDIS_URL"]) {
  if ((process.env[name] ?? "") === "") {
    throw new Error(`The scale tests need ${name}.`);
  }
}

/** The tests of folders that contain SQL. */
const OF_SQL = [
  "src/**/*-repository.test.ts",
  "src/{accounts,affiliates,backup,chat,content,conversations,cookie-choices,db,forms,jobs,leads,limits,lists,mail,origins,privacy,quote,requests,signals,tickets,unsubscribe}/**/*.test.ts",
  "src/{killed-calls,contracts/append-only,contracts/contract-routes,contracts/operate-contract,idempotency/idempotency}.test.ts",
  "src/catalogue/{,energy/,list/,snapshots/}*.test.ts",
];

const databaseTests = globSync(OF_SQL, { cwd: import.meta.dirname }).filter((file) =>
  reachesTestDatabase(join(import.meta.dirname, file)),
);

/** Tests across processes, and tests of everything that uses SQL, on Postgres and Redis. */
export default defineConfig({
  test: {
    // A test without its own database would do exactly the same here as in the plain run.
    include: ["src/**/*.scale.test.ts", ...databaseTests],
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
