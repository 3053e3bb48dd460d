import { randomBytes } from "node:crypto";
import pg from "pg";
import { readTestConfig } from "./process/config.ts";

export type EmptyDatabase = Awaited<ReturnType<typeof createEmptyDatabase>>;

/**
 * A new database without tables, on the server that `DATABASE_URL` names, for processes that share
 * it. A test that needs tables and no other process uses `createTestDatabase`.
 */
export async function createEmptyDatabase() {
  const { databaseUrl } = readTestConfig();
  const name = `volpe_empty_${randomBytes(6).toString("hex")}`;
  const url = new URL(databaseUrl ?? "");
  url.pathname = `/${name}`;

  async function onServer(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: databaseUrl ?? "" });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  await onServer(`create database ${name}`);
  return {
    url: url.href,
    /**
     * Breaks every connection to the database, as a restart of Postgres does, or only those of one
     * application.
     */
    breakConnections: (application = "%") =>
      onServer(
        `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${name}' and application_name like '${application}'`,
      ),
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}
