import type { PGlite } from "@electric-sql/pglite";
import type { DatabaseClient } from "./database.ts";

/** Any number but that of other locks, the same in every process. */
const ADVISORY_LOCK = 8_657_054;

/** PGlite's folder has one process, by its own lock: who imports is known in memory. */
const importing = new WeakSet<PGlite>();

/**
 * Runs `work` unless another import is running, in this process or another: then null. The lock
 * ends with its holder, even one that is killed, so nothing it left has to be waited for.
 */
export async function withImportLock<T>(
  client: DatabaseClient,
  work: () => Promise<T>,
): Promise<T | null> {
  if (client.kind === "postgres") {
    return withAdvisoryLock(client.pool, work);
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

async function withAdvisoryLock<T>(
  pool: Extract<DatabaseClient, { kind: "postgres" }>["pool"],
  work: () => Promise<T>,
): Promise<T | null> {
  const session = await pool.connect();
  // Unheard, a session that breaks would end the process; the import finds out at its next batch.
  let broken = false;
  session.on("error", () => {
    broken = true;
  });
  try {
    const { rows } = await session.query<{ held: boolean }>(
      "select pg_try_advisory_lock($1) as held",
      [ADVISORY_LOCK],
    );
    if (rows[0]?.held !== true) {
      return null;
    }
    try {
      return await work();
    } finally {
      // A session that ends lets go of the lock too, but some time after: the next import need not wait.
      if (!broken) {
        await session.query("select pg_advisory_unlock($1)", [ADVISORY_LOCK]);
      }
    }
  } finally {
    session.release(true);
  }
}
