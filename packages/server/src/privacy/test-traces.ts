import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { toMentionPattern } from "./mention-pattern.ts";

/** Lists every table and file that holds the address. */
export async function listTraces(
  { db, dataDir }: { db: Database; dataDir: string },
  email: string,
): Promise<string[]> {
  const inTables = await listTableTraces(db, toMentionPattern(email));
  const inFiles = await listFileTraces(dataDir, email);
  return [...inTables, ...inFiles].sort();
}

/** The tables with a row that matches a regular expression of Postgres, in any case. */
export async function listTableTraces(db: Database, pattern: string): Promise<string[]> {
  const traces: string[] = [];
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = await db.execute<{ found: string }>(
      sql`select count(*) as found from ${table} as t where t::text ~* ${pattern}`,
    );
    if (Number(rows[0]?.found) > 0) {
      traces.push(`${schema}.${name}`);
    }
  }
  return traces;
}

/** The files below a folder that hold the address. */
export async function listFileTraces(folder: string, email: string): Promise<string[]> {
  const pattern = new RegExp(toMentionPattern(email), "i");
  const traces: string[] = [];
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    if (file.isFile() && pattern.test(await readFile(path, "latin1"))) {
      traces.push(path);
    }
  }
  return traces.sort();
}
