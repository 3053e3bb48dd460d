import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { Database, DatabaseClient } from "./database.ts";

// These numbers are arbitrary, but the same in every process.
const SETUP_LOCK = 8_657_053;
const IMPORT_LOCK = 8_657_054;

/** A PGlite folder is held by one process, so a running import is known in memory. */
const importing = new WeakSet<PGlite>();

/**
 * Runs `work` in one process at a time; other processes on the same database wait. A PGlite folder
 * always belongs to a single process.
 */
export async function withAdvisoryLock<T>(
  client: DatabaseClient,
  work: () => Promise<T>,
): Promise<T> {
  if (client.kind === "pglite") {
    return work();
  }
  const connection = await client.pool.connect();
  try {
    await connection.query("select pg_advisory_lock($1)", [SETUP_LOCK]);
    return await work();
  } finally {
    // The lock ends with its session.
    connection.release(true);
  }
}

/**
 * Runs `work`, or returns null if another import is running, in this process or another. The lock
 * ends with its holder, so a killed import blocks nobody.
 */
export async function withImportLock<T>(
  client: DatabaseClient,
  work: () => Promise<T>,
): Promise<T | null> {
  if (client.kind === "postgres") {
    return tryImportLock(client.pool, work);
  }
  const { pglite } = client;
  if (importing.has(pglite)) {
    return null;
  }
  importing.add(pglite);
  try {
    return await work();
  } finally {
    importing.delete(pglite);
  }
}

/** Serialises transactions with the same key until they end, where there is no row to lock. */
export async function lockKey(within: Database, key: string): Promise<void> {
  await within.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

async function tryImportLock<T>(
  pool: Extract<DatabaseClient, { kind: "postgres" }>["pool"],
  work: () => Promise<T>,
): Promise<T | null> {
  const session = await pool.connect();
  // Without a listener, a broken session would end the process. The import notices it at its next
  // batch.
  let broken = false;
  session.on("error", () => {
    broken = true;
  });
  try {
    const { rows } = await session.query<{ held: boolean }>(
      "select pg_try_advisory_lock($1) as held",
      [IMPORT_LOCK],
    );
    if (rows[0]?.held !== true) {
      return null;
    }
    try {
      return await work();
    } finally {
      // The end of the session also releases the lock, but later, and the next import would have
      // to wait.
      if (!broken) {
        await session.query("select pg_advisory_unlock($1)", [IMPORT_LOCK]);
      }
    }
  } finally {
    session.release(true);
  }
}
