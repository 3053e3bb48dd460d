import { getTableName } from "drizzle-orm";
import type { DatabaseClient } from "../db/database.ts";
import { PERSONAL_TABLES } from "./personal-tables.ts";

const JOBS = "jobs.job_common";

/**
 * Removes deleted rows from the database's files, where they remain until their space is reused.
 * PGlite's files are rewritten and its log is truncated. On Postgres a plain vacuum runs: its log
 * and backups are the operator's responsibility. Must not run inside a transaction.
 */
export async function vacuum(client: DatabaseClient): Promise<void> {
  const names = PERSONAL_TABLES.map((table) => `public.${getTableName(table)}`);
  if (client.kind === "postgres") {
    await client.pool.query(`vacuum (analyze) ${names.join(", ")}`);
    return;
  }
  const { pglite } = client;
  // The planner's statistics contain values. Analyze keeps those of a table that has become empty;
  // those of jobs and of expression indexes belong to other relations.
  const relations = names.map((name) => `'${name}'::regclass`).join(", ");
  await pglite.exec(
    `delete from pg_catalog.pg_statistic where starelid in (${relations})
       or starelid in (select indexrelid from pg_index where indrelid in (${relations}))
       or starelid in (select oid from pg_class where relnamespace = 'jobs'::regnamespace)`,
  );
  await pglite.exec(`vacuum (full, analyze) ${[...names, JOBS].join(", ")}`);
  await pglite.exec("vacuum full pg_catalog.pg_statistic");
  // Reused log segments keep their former content.
  await pglite.exec("set wal_recycle = off");
  await pglite.exec("select pg_switch_wal()");
  await pglite.exec("checkpoint");
}
