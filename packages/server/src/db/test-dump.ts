import { makeTestDump } from "./test-pglite.ts";

/** Runs once before all tests, whose workers would otherwise each migrate a database of their own. */
export default async function makeDump(): Promise<void> {
  await makeTestDump();
}
