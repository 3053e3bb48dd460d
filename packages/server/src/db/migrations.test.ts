import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { silentLog } from "../process/log.ts";
import type { Database } from "./database.ts";
import { addMigration } from "./generate.ts";
import { migrateDatabase } from "./migrate.ts";
import { isMigrated, knownHashes, refuseForeignMigrations } from "./migration-state.ts";
import { MIGRATIONS_FOLDER, withFirstMigrations } from "./migrations-folder.ts";
import { createTestDatabase } from "./test-database.ts";
import { createUnpooledPglite } from "./test-pglite.ts";

test("has no change of the schema without a migration", () => {
  const folder = mkdtempSync(join(tmpdir(), "volpe-migration-"));
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  expect(addMigration(folder, "missing")).toBe(false);
  rmSync(folder, { recursive: true });
});

test("functions.sql and the migrations make the same functions and triggers", async () => {
  const open = await createUnpooledPglite();
  await migrateDatabase(open, silentLog);
  const migrated = await readFunctions(open.db);
  const names = migrated.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["keep_signed_documents", "store_turns"]));
  for (const { name } of migrated) {
    await open.db.execute(`drop function if exists "${name}" cascade`);
  }
  const statements = readFileSync(join(import.meta.dirname, "functions.sql"), "utf8")
    .split("--> statement-breakpoint")
    .filter((statement) => statement.trim() !== "");
  for (const statement of statements) {
    await open.db.execute(statement);
  }
  expect(await readFunctions(open.db)).toEqual(migrated);
  await open.close();
});

/** The functions and triggers without their comments, which a released migration cannot change. */
async function readFunctions(db: Database): Promise<{ name: string; sql: string }[]> {
  const { rows } = await db.execute<{ name: string; sql: string }>(`
    select proname as name,
      regexp_replace(pg_get_functiondef(pg_proc.oid), '\\s*--[^\\n]*', '', 'g')
        || coalesce(pg_get_triggerdef(pg_trigger.oid), '') as sql
    from pg_proc left join pg_trigger on tgfoid = pg_proc.oid and not tgisinternal
    where pronamespace = 'public'::regnamespace
    order by 1, 2`);
  return rows;
}

test("a table whose rows a trigger guards cannot be truncated either", async () => {
  const { db, close } = await createTestDatabase();
  // Bits of tgtype: 8 = DELETE, 16 = UPDATE, 32 = TRUNCATE.
  const { rows } = await db.execute(`
    select tgrelid::regclass::text as name, bool_or(tgtype & 32 > 0) as guarded
    from pg_trigger where not tgisinternal and tgrelid in (
      select oid from pg_class where relnamespace = 'public'::regnamespace
    )
    group by 1 having bool_or(tgtype & 24 > 0) order by 1`);
  expect(rows).toEqual(
    ["affiliate_balances", "affiliate_entries", "contract_documents", "contract_events"].map(
      (name) => ({ name, guarded: true }),
    ),
  );
  await close();
});

test("a failed backup before a migration prevents every change", async () => {
  const open = await createUnpooledPglite();
  await withFirstMigrations(knownHashes().length, async (folder) => {
    const copies: string[] = [];
    const migrate = (copy: () => Promise<unknown>) =>
      migrateDatabase(open, silentLog, { folder, beforeChange: copy });
    await migrate(async () => copies.push("for nothing"));
    expect(copies).toEqual([]);

    const path = join(folder, "meta/_journal.json");
    const journal = JSON.parse(readFileSync(path, "utf8"));
    const { idx, when, ...last } = journal.entries.at(-1);
    journal.entries.push({ ...last, idx: idx + 1, tag: "later", when: when + 1 });
    writeFileSync(path, JSON.stringify(journal));
    writeFileSync(join(folder, "later.sql"), "create table later (id integer)");
    const find = async () =>
      (await open.db.execute("select to_regclass('later') is not null as made")).rows;
    await expect(migrate(() => Promise.reject(new Error("disk full")))).rejects.toThrow(
      "disk full",
    );
    expect(await find()).toEqual([{ made: false }]);
    await migrate(async () => copies.push((await find()).map(({ made }) => `${made}`).join()));
    expect([copies, await find()]).toEqual([["false"], [{ made: true }]]);
    await migrate(async () => copies.push("again"));
    expect(copies).toHaveLength(1);
  });
  await open.close();
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
