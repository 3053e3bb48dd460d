import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "../db/database.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { createUnpooledPglite } from "../db/test-pglite.ts";
import { QUEUE_VERSION } from "../jobs/boss.ts";
import { createJobs } from "../jobs/jobs.ts";
import { plantRows } from "../privacy/test-planted.ts";
import { silentLog } from "../process/log.ts";
import { createTestFolder } from "../test-folder.ts";
import { TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { deleteOldBackups, listBackups, toBackupPath } from "./backup-folder.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const SECRET = { sessionSecret: "0123456789abcdef0123456789abcdef" };
const NAME = "a".repeat(22);

const folder = setUp("test", createTestFolder);
beforeEach(() => {
  for (const name of ["tickets", "bills", "other"]) mkdirSync(join(folder.path, name));
  writeFileSync(join(folder.path, "tickets", NAME), "allegato");
  writeFileSync(join(folder.path, "tickets", `${NAME}.part`), "a metà");
  writeFileSync(join(folder.path, "bills", NAME), "bolletta");
  mkdirSync(join(folder.path, "releases/0.1.0"), { recursive: true });
  writeFileSync(join(folder.path, "releases/0.1.0/offer-cards.js"), "1");
});
const source = setUp("test", createTestDatabase);

/** Tables without persons that `fill` leaves empty. */
const UNFILLED = [
  "jobs.schedule",
  "public.closed_items",
  "public.import_refusals",
  "public.item_slugs",
  "public.seller_contacts",
  "public.seller_papers",
  "public.supplier_names",
];

const write = (open = source, name = "copia.tar.gz") =>
  writeBackup(
    { ...open, config: { dataDir: folder.path, ...SECRET } },
    { path: join(folder.path, name), now: TEST_NOW },
  );

/** Inserts a row into each table of personal data, awkward text, and a job that waits. */
async function fill({ client, db }: OpenDatabase): Promise<void> {
  await plantRows(db, { owner: "Anna@example.it", mention: "Anna@example.it" });
  await db.execute(
    sql`insert into switched_off_origins values ('https://a.example', ${'\\x41 "è" \n\t\u2028 🦊'}, now())`,
  );
  await db.execute(sql`
    insert into affiliate_entries (affiliate_id, kind, subject, pending_cents, approved_cents, paid_cents, at)
    select id, 'earn', 'prova', 1250, 0, 0, now() from affiliates`);
  await db.execute(sql`
    with made as (
      insert into snapshots (kind, status, demonstration, data_day, details, created_at)
      values ('pos', 'current', true, '2026-11-20', '{"a": [1.50, null, "è"]}', now()) returning id)
    insert into snapshot_items (snapshot_id, key, slug, data)
    select id, 'k' || n, 's' || n, jsonb_build_object('n', n) from made, generate_series(1, 250) n`);
  const jobs = createJobs({ client, log: silentLog });
  jobs.define("later", async () => undefined);
  await jobs.start({ work: false });
  await jobs.send("later", { text: "ciao" });
  await jobs.stop();
}

const toDir = () => join(folder.path, "other");

const restore = (
  open: OpenDatabase,
  options: { overwrite?: boolean; name?: string; sessionSecret?: string } = {},
) => {
  const { overwrite = false, name = "copia.tar.gz", ...other } = options;
  return restoreBackup(
    { open, config: { dataDir: toDir(), ...SECRET, ...other }, log: silentLog },
    { path: join(folder.path, name), now: TEST_NOW, overwrite, withoutQueue: false },
  );
};

const writeOf = (open: OpenDatabase, name: string) =>
  writeBackup(
    { ...open, config: { dataDir: toDir(), ...SECRET } },
    { path: join(folder.path, name), now: TEST_NOW },
  );

// In the scale tests the first and the last database are Postgres, so both directions between the
// two kinds are tested.
test("a backup restored through two databases equals the first one", async () => {
  await fill(source);
  const written = await write();
  expect(written.queueVersion).toBe(QUEUE_VERSION);
  const empty = written.tables.filter(({ rows }) => rows === 0).map(({ name }) => name);
  expect(empty).toEqual(UNFILLED);
  expect(written.files.map(({ path }) => path)).toEqual([
    `tickets/${NAME}`,
    "releases/0.1.0/offer-cards.js",
  ]);

  const other = await createUnpooledPglite();
  expect(await restore(other)).toMatchObject({ isSameSecret: true, replaced: null });
  expect(readFileSync(join(toDir(), "tickets", NAME), "utf8")).toBe("allegato");
  expect(readdirSync(toDir()).sort()).toEqual(["backups", "releases", "tickets"]);
  expect(await writeOf(other, "seconda.tar.gz")).toEqual(written);
  await other.close();

  const last = await createTestDatabase();
  await restore(last, { name: "seconda.tar.gz" });
  expect(await writeOf(last, "terza.tar.gz")).toEqual(written);
  // The next number of a table continues after the restored ones, and its triggers work again.
  const { rows } = await last.db.execute<{ next: string }>(
    sql`select nextval('tickets_number_seq')::text as next`,
  );
  const kept = written.sequences.find(({ name }) => name === "public.tickets_number_seq");
  expect(rows[0]?.next).toBe(String(Number(kept?.last) + 1));
  await expect(last.db.execute(sql`delete from affiliate_entries`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining("append-only") },
  });
  await last.close();
});

test("overwrites a database only when told to, after a backup of it", async () => {
  await write();
  const target = await createTestDatabase();
  const origin = "https://x.example";
  const find = () =>
    target.db.execute(sql`select 1 from switched_off_origins where origin = ${origin}`);
  await target.db.execute(sql`insert into switched_off_origins values (${origin}, 'prova', now())`);
  await expect(restore(target)).rejects.toThrow("--sovrascrivi");
  expect((await find()).rows).toHaveLength(1);
  const { isSameSecret, manifest, replaced } = await restore(target, {
    overwrite: true,
    sessionSecret: "f".repeat(32),
  });
  expect((await find()).rows).toEqual([]);
  expect(replaced).toContain("prima-del-ripristino");
  expect(statSync(replaced ?? "").mode & 0o777).toBe(0o600);
  // The secret is never in a copy, so that nobody who finds the copy can open what is sealed.
  expect(isSameSecret).toBe(false);
  expect(JSON.stringify(manifest)).not.toContain(SECRET.sessionSecret);
  await target.close();
});

test("changes nothing for a damaged copy, another file or another version", async () => {
  await write();
  const bytes = readFileSync(join(folder.path, "copia.tar.gz"));
  const cuts = [0.02, 0.25, 0.5, 0.75, 0.98].map(
    (share) => [`cut-${share}.tar.gz`, share] as const,
  );
  for (const [name, share] of cuts) {
    writeFileSync(join(folder.path, name), bytes.subarray(0, bytes.length * share));
  }
  writeFileSync(join(folder.path, "text.tar.gz"), "ciao");
  await source.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'of another'`);
  await write(source, "other.tar.gz");
  const target = await createTestDatabase();
  await target.db.execute(sql`insert into switched_off_origins values ('a', 'b', now())`);
  for (const name of [...cuts.map(([cut]) => cut), "text.tar.gz", "manca.tar.gz"]) {
    await expect(restore(target, { name, overwrite: true })).rejects.toThrow(name);
  }
  await expect(restore(target, { name: "other.tar.gz", overwrite: true })).rejects.toThrow(
    "ripristinala con quella versione",
  );
  const { rows } = await target.db.execute(sql`select 1 from switched_off_origins`);
  expect(rows).toHaveLength(1);
  expect(readdirSync(join(toDir(), "backups"))).toEqual([]);
  await target.close();
});

test("neither replaces an existing file nor leaves an unfinished one", async () => {
  await write();
  await expect(write()).rejects.toMatchObject({ code: "EEXIST" });
  expect(readdirSync(folder.path).filter((name) => name.startsWith("."))).toEqual([]);
  expect(statSync(join(folder.path, "copia.tar.gz")).mode & 0o777).toBe(0o600);
});

test("deletes copies after thirty days", async () => {
  const days = [0, 29, 31].map((age) => new Date(TEST_NOW.getTime() - age * DAY_MS));
  for (const day of days) {
    const path = await toBackupPath({ dataDir: folder.path }, day);
    writeFileSync(path, "");
    utimesSync(path, day, day);
  }
  await deleteOldBackups({ dataDir: folder.path }, TEST_NOW);
  expect((await listBackups({ dataDir: folder.path })).map(({ writtenAt }) => writtenAt)).toEqual(
    days.slice(0, 2),
  );
});
