import { globSync } from "node:fs";
import { join } from "node:path";
import { reachesTestDatabase } from "./test-reach.ts";

const ROOT = join(import.meta.dirname, "../..");

/**
 * Tests of the folders that contain SQL. The tests of bills, of contracts and of imports that add no
 * SQL to these are left out, because they are slow.
 */
const OF_SQL = [
  "src/**/*-repository.test.ts",
  "src/{accounts,affiliates,backup,chat,contacts,content,conversations,cookie-choices,db,forms,jobs,leads,limits,lists,mail,origins,privacy,quote,reminders,requests,signals,tickets,unsubscribe}/**/*.test.ts",
  "src/bills/{bill-once,bill-queue,bill-routes}.test.ts",
  "src/contracts/{accept-contract,append-only,contract-routes,operate-contract,own-draft,seller-papers,signing-code,undelivered-mails}.test.ts",
  "src/{killed-calls,idempotency/idempotency}.test.ts",
  "src/catalogue/{,energy/,list/,snapshots/}*.test.ts",
];

/** The tests of SQL that reach the tests' database. Any other test would run the same on Postgres. */
export function listSqlTests(): string[] {
  return globSync(OF_SQL, { cwd: ROOT })
    .filter((file) => reachesTestDatabase(join(ROOT, file)))
    .sort();
}
