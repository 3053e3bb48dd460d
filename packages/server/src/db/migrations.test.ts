import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generateMigration } from "./generate.ts";
import { isMigrated, refuseForeignMigrations } from "./migration-state.ts";
import { MIGRATIONS_FOLDER } from "./migrations-folder.ts";
import { createTestDatabase } from "./test-database.ts";

test("has a migration that matches the schema", () => {
  const folder = mkdtempSync(join(tmpdir(), "volpe-migration-"));
  generateMigration(folder);
  for (const file of ["0000_initial.sql", "meta/_journal.json", "meta/0000_snapshot.json"]) {
    const read = (from: string) => readFileSync(join(from, file), "utf8");
    expect(read(MIGRATIONS_FOLDER)).toBe(read(folder));
  }
  rmSync(folder, { recursive: true });
});

test("refuses a database of another version", async () => {
  const { db, close } = await createTestDatabase();
  expect(await isMigrated(db)).toBe(true);
  await refuseForeignMigrations(db);
  await db.execute("update drizzle.__drizzle_migrations set hash = 'of another version'");
  expect(await isMigrated(db)).toBe(false);
  await expect(refuseForeignMigrations(db)).rejects.toThrow("è di un’altra versione di Volpe");
  await db.execute("drop schema drizzle cascade");
  expect(await isMigrated(db)).toBe(false);
  await refuseForeignMigrations(db);
  await close();
});
