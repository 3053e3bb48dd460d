import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

/** Rows are read and written in portions, so that a large table does not fill the memory. */
const PORTION = 100;

export type TableColumns = { name: string; columns: string[] };

/** The only tables of the job queue that a backup needs: pg-boss makes the others again. */
const QUEUE_TABLES = ["queue", "schedule", "job"];

/** The tables of a backup with their columns, by name. Partitions are read through their table. */
export async function listTables(db: Database): Promise<TableColumns[]> {
  const { rows } = await db.execute<TableColumns>(sql`
    select n.nspname || '.' || c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')
        as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' or (n.nspname = 'jobs' and c.relname in ${QUEUE_TABLES}))
    order by 1`);
  return rows;
}

/** Calls `work` with one state of all tables, whatever others write meanwhile. */
export async function atOneMoment<T>(
  db: Database,
  work: (within: Database) => Promise<T>,
): Promise<T> {
  return await db.transaction(
    async (within) => {
      // With these settings the same rows have the same text on every machine.
      await within.execute(sql`set local timezone to 'UTC'`);
      await within.execute(sql`set local datestyle to 'ISO'`);
      await within.execute(sql`set local intervalstyle to 'postgres'`);
      await within.execute(sql`set local bytea_output to 'hex'`);
      await within.execute(sql`set local extra_float_digits to 1`);
      return await work(within);
    },
    { isolationLevel: "repeatable read" },
  );
}

/** The rows of a table as lines of JSON, in the same order on both databases. */
export async function* readRows(
  within: Database,
  { name, columns }: TableColumns,
): AsyncGenerator<string[]> {
  await within.execute(sql`
    declare backup_rows no scroll cursor for
    select line from (
      select row_to_json(kept)::text as line
      from (select ${toColumns(columns)} from ${toTable(name)}) kept
    ) lines order by line collate "C"`);
  for (;;) {
    const { rows } = await within.execute<{ line: string }>(
      sql`fetch ${sql.raw(String(PORTION))} from backup_rows`,
    );
    if (rows.length === 0) {
      break;
    }
    yield rows.map(({ line }) => line);
  }
  await within.execute(sql`close backup_rows`);
}

/** Inserts lines of JSON. Rows that the queue's own migration made are kept. */
export async function insertRows(
  within: Database,
  { name, columns }: TableColumns,
  lines: readonly string[],
): Promise<void> {
  const rows = `[${lines.join(",")}]`;
  const conflict = isOfQueue(name) ? sql`on conflict do nothing` : sql``;
  await within.execute(sql`
    insert into ${toTable(name)} (${toColumns(columns)}) overriding system value
    select ${toColumns(columns)} from json_populate_recordset(null::${toTable(name)}, ${rows}::json)
    ${conflict}`);
}

export const isOfQueue = (table: string) => table.startsWith("jobs.");

type SequenceState = { name: string; last: string };

/** The sequences that have given a number. */
export async function listSequences(within: Database): Promise<SequenceState[]> {
  const { rows } = await within.execute<SequenceState>(sql`
    select schemaname || '.' || sequencename as name, last_value::text as last
    from pg_sequences where schemaname = 'public' and last_value is not null order by 1`);
  return rows;
}

export async function setSequence(within: Database, { name, last }: SequenceState): Promise<void> {
  await within.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
}

/**
 * Runs `work` without the triggers of our tables, which would add the rows to the balances again
 * and refuse others. Foreign keys stay checked.
 */
export async function withoutTriggers(within: Database, work: () => Promise<void>): Promise<void> {
  const { rows } = await within.execute<{ name: string }>(sql`
    select distinct t.tgrelid::regclass::text as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and n.nspname = 'public' order by 1`);
  for (const { name } of rows) {
    await within.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  }
  await work();
  // A table whose foreign keys wait for the commit cannot be altered.
  await within.execute(sql`set constraints all immediate`);
  for (const { name } of rows) {
    await within.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
  }
}

/** Orders tables so that each follows those that it refers to. */
export async function sortByReference<Table extends { name: string }>(
  db: Database,
  tables: readonly Table[],
): Promise<Table[]> {
  const { rows } = await db.execute<{ from: string; to: string }>(sql`
    select distinct n.nspname || '.' || c.relname as from, m.nspname || '.' || d.relname as to
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class d on d.oid = k.confrelid join pg_namespace m on m.oid = d.relnamespace
    where k.contype = 'f' and k.conrelid <> k.confrelid`);
  const sorted: Table[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  // Partitions of the queue's jobs carry its references.
  const blocks = ({ from, to }: { from: string; to: string }, name: string) =>
    (from === name || from.startsWith(`${name}_`)) && to !== name && waiting.has(to);
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ name }) => !rows.some((row) => blocks(row, name)));
    if (free.length === 0) {
      throw new Error(`tables refer to each other in a circle: ${[...waiting.keys()].join(", ")}`);
    }
    for (const table of free) {
      waiting.delete(table.name);
      sorted.push(table);
    }
  }
  return sorted;
}

/** Whether a table of ours has a row. False for a database without tables. */
export async function hasRows(db: Database): Promise<boolean> {
  for (const { name } of (await listTables(db)).filter((table) => !isOfQueue(table.name))) {
    const { rows } = await db.execute(sql`select 1 from ${toTable(name)} limit 1`);
    if (rows.length > 0) {
      return true;
    }
  }
  return false;
}

/** Whether a server or a command works on this Postgres database now. */
export async function isInUse(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'volpe-jobs' limit 1`);
  return rows.length > 0;
}

/** Deletes every table, so that a database becomes as empty as a new one. */
export async function dropEverything(db: Database): Promise<void> {
  await db.execute(sql`drop schema if exists jobs cascade`);
  await db.execute(sql`drop schema if exists drizzle cascade`);
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
}

function toTable(name: string): SQL {
  const [schema = "", table = ""] = name.split(".");
  return sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
}

const toColumns = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
