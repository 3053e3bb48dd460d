import { dropTestDatabases } from "./test-database.ts";

/** Runs once after all tests on Postgres: their workers end without dropping their databases. */
export default function cleanUp(): () => Promise<void> {
  return dropTestDatabases;
}
