import { createEmptyDatabase } from "./test-empty-database.ts";

/**
 * Test process for tests of other packages: prints the address of an empty database, and drops the
 * database once its standard input ends.
 */
const database = await createEmptyDatabase();
process.stdin.resume().once("end", () => void database.drop());
process.stdout.write(`${database.url}\n`);
