import { sql } from "drizzle-orm";
import { readProcessConfig } from "../process/config.ts";
import { openDatabase } from "./open-database.ts";

/*
 * The child process of the durability test. It writes rows for ever and prints the number of each
 * once the database has acknowledged it.
 */
const { db } = await openDatabase(readProcessConfig());
await db.execute(sql`create table if not exists acknowledged (number integer primary key)`);
const { rows } = await db.execute<{ last: number | null }>(
  sql`select max(number) as last from acknowledged`,
);
for (let number = (rows[0]?.last ?? 0) + 1; ; number += 1) {
  await db.execute(sql`insert into acknowledged values (${number})`);
  process.stdout.write(`${number}\n`);
}
