import { makeTestDump } from "./test-pglite.ts";

/** Runs once before all tests, so that the workers need not each migrate a database. */
export default async function makeDump(): Promise<void> {
  await makeTestDump();
}
