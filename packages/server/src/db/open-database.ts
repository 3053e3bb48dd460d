import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { closeDataFolder, closeToOthers, makeDataFolder } from "../process/data-folder.ts";
import { silentLog } from "../process/log.ts";
import { type OpenDatabase, toPostgresDatabase } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";

/**
 * Closes `dataDir` to other users, and opens Postgres if `databaseUrl` is set, or else PGlite in
 * `dataDir/db`. Throws `FolderLockedError` if another process holds that folder.
 *
 * @example
 * const open = await openDatabase({ databaseUrl: null, dataDir: ".data" });
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  log = silentLog,
}: {
  databaseUrl: string | null;
  dataDir: string;
  log?: FastifyBaseLogger;
}): Promise<OpenDatabase> {
  closeDataFolder(dataDir);
  if (databaseUrl !== null) {
    return toPostgresDatabase(databaseUrl, log);
  }
  // A process on Postgres does not load this code.
  const { openPglite } = await import("./pglite-database.ts");
  const folder = join(dataDir, "db");
  makeDataFolder(folder);
  const lock = await lockFolder(join(dataDir, "db.lock"));
  try {
    const open = await openPglite(folder);
    closeToOthers(folder);
    return {
      ...open,
      async close() {
        await open.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
