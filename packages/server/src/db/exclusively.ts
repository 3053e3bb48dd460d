import type { DatabaseClient } from "./database.ts";

/** Any number, the same in every process. */
const ADVISORY_LOCK = 8_657_053;

/**
 * Runs `work` in one process at a time, of all that share the database: several that start at once
 * take turns, and the later find done what the first did. PGlite's folder has one process anyway.
 */
export async function exclusively<T>(client: DatabaseClient, work: () => Promise<T>): Promise<T> {
  if (client.kind === "pglite") {
    return work();
  }
  const connection = await client.pool.connect();
  try {
    await connection.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
    return await work();
  } finally {
    // The lock ends with its session.
    connection.release(true);
  }
}
