import { createEmptyDatabase } from "./test-empty-database.ts";

/*
 * Test process for tests that this package doesn't hold: prints the address of an empty database,
 * which it drops once its standard input ends.
 */
const database = await createEmptyDatabase();
process.stdin.resume().once("end", () => void database.drop());
process.stdout.write(`${database.url}\n`);
