import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./database.ts";
import { MIGRATIONS_FOLDER } from "./migrations-folder.ts";

/** The database belongs to another version of the code. The message is one Italian line. */
export class ForeignMigrationsError extends Error {
  constructor() {
    super(
      "Il database è di un’altra versione di Volpe: avvia la versione che lo ha creato oppure indica un’altra cartella con DATA_DIR (o un altro database con DATABASE_URL).",
    );
    this.name = "ForeignMigrationsError";
  }
}

/** Whether every migration of this code was applied. */
export async function isMigrated(db: Database, folder = MIGRATIONS_FOLDER): Promise<boolean> {
  const applied = await readApplied(db);
  return knownHashes(folder).every((hash) => applied.includes(hash));
}

/** Throws ForeignMigrationsError if a migration was applied that this code does not know. */
export async function refuseForeignMigrations(
  db: Database,
  folder = MIGRATIONS_FOLDER,
): Promise<void> {
  const known = knownHashes(folder);
  const applied = await readApplied(db);
  if (applied.some((hash) => !known.includes(hash))) {
    throw new ForeignMigrationsError();
  }
}

/** The hashes of all migrations, which identify the schema. */
export function knownHashes(folder = MIGRATIONS_FOLDER): string[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
}

/** Whether this database has tables, and a migration of the folder would change them. */
export async function isToBeChanged(db: Database, folder: string): Promise<boolean> {
  const applied = await readApplied(db);
  return applied.length > 0 && knownHashes(folder).some((hash) => !applied.includes(hash));
}

/** The hashes of the applied migrations, the oldest first. */
export async function readApplied(db: Database): Promise<string[]> {
  const table = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (table.rows[0]?.name == null) {
    return [];
  }
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by id`,
  );
  return rows.map(({ hash }) => hash);
}
