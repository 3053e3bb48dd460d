import type { FastifyBaseLogger } from "fastify";
import { migrateJobs, QUEUE_VERSION, readQueueVersion } from "../jobs/boss.ts";
import { withAdvisoryLock } from "./advisory-lock.ts";
import type { DatabaseClient, OpenDatabase } from "./database.ts";
import { isMigrated, isToBeChanged, refuseForeignMigrations } from "./migration-state.ts";
import { MIGRATIONS_FOLDER } from "./migrations-folder.ts";

type Options = {
  /** Runs before the first change to a database that has tables. If it throws, nothing changes. */
  beforeChange?: (() => Promise<unknown>) | undefined;
  /** Other migrations than this code's, for example those of an earlier release. */
  folder?: string;
};

/**
 * Migrates the database to this version of the code. Idempotent. Throws `ForeignMigrationsError` for
 * a database of another version.
 */
export function migrateDatabase(
  { client, db }: Pick<OpenDatabase, "client" | "db">,
  log: FastifyBaseLogger,
  { beforeChange, folder = MIGRATIONS_FOLDER }: Options = {},
): Promise<void> {
  return withAdvisoryLock(client, async () => {
    await refuseForeignMigrations(db, folder);
    if (beforeChange !== undefined && (await isToBeChanged(db, folder))) {
      await beforeChange();
    }
    // Finished migrations are not read again, because that took a tenth of a start.
    if (!(await isMigrated(db, folder))) {
      await applyMigrations(client, folder);
    }
    if ((await readQueueVersion(client)) !== QUEUE_VERSION) {
      await migrateJobs(client, log);
    }
  });
}

/** Loads the one driver that it needs, and only if there is anything to do. */
async function applyMigrations(client: DatabaseClient, migrationsFolder: string): Promise<void> {
  if (client.kind === "pglite") {
    const { drizzle } = await import("drizzle-orm/pglite");
    const { migrate } = await import("drizzle-orm/pglite/migrator");
    await migrate(drizzle({ client: client.pglite }), { migrationsFolder });
  } else {
    const { drizzle } = await import("drizzle-orm/node-postgres");
    const { migrate } = await import("drizzle-orm/node-postgres/migrator");
    await migrate(drizzle({ client: client.pool }), { migrationsFolder });
  }
}
