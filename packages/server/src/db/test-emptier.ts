import type { QueryResultRow } from "pg";

/** PGlite, or a client of Postgres. */
type TestConnection = {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  exec(text: string): Promise<unknown>;
};

export type Emptier = {
  /** Restores the rows. Returns false if tables or functions were changed, which it cannot undo. */
  empty(): Promise<boolean>;
};

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
  order by 1`;

// Settings that the code writes at each start if they differ. They are not data of a test.
const SETTINGS = ["jobs.queue", "jobs.schedule"];

// These catalogue rows change when a table, index, view, function or trigger is altered, but not
// when a table is filled, emptied or analysed.
const STRUCTURE = `
  select md5(concat_ws(';',
    (select string_agg(concat_ws(',', attrelid, attnum, xmin), ';' order by attrelid, attnum)
      from pg_attribute where attrelid >= 16384),
    (select string_agg(concat_ws(',', oid, xmin), ';' order by oid) from pg_proc where oid >= 16384),
    (select string_agg(concat_ws(',', oid, xmin), ';' order by oid) from pg_constraint where oid >= 16384),
    (select string_agg(concat_ws(',', oid, xmin), ';' order by oid) from pg_trigger))) as hash`;

/** Creates the object that restores the rows which the database holds now. */
export async function createEmptier(connection: TestConnection): Promise<Emptier> {
  const { rows } = await connection.query<{ name: string }>(TABLES);
  const tables = rows.map(({ name }) => name).filter((name) => !SETTINGS.includes(name));
  const structure = await readStructure(connection);
  const before = new Map<string, string>();
  for (const name of await findFilled(connection, tables)) {
    before.set(name, await readRows(connection, name));
  }
  return {
    async empty() {
      await connection.exec("discard all");
      if ((await readStructure(connection)) !== structure) {
        return false;
      }
      const filled = await findFilled(connection, tables);
      await emptyTables(
        connection,
        filled.filter((name) => !before.has(name)),
      );
      for (const [name, rows] of before) {
        await restore(connection, name, rows);
      }
      await connection.exec(`
        select setval(format('%I.%I', schemaname, sequencename), start_value, false)
        from pg_sequences where schemaname = 'public' and last_value is not null`);
      return true;
    },
  };
}

/** A table of at most this size is emptied row by row. A truncation makes new files for table and indexes. */
const SMALL_BYTES = 65_536;

async function emptyTables(connection: TestConnection, names: readonly string[]): Promise<void> {
  if (names.length === 0) {
    return;
  }
  const { rows } = await connection.query<{ name: string; small: boolean }>(
    names
      .map(
        (name) =>
          `select '${name}' as name, pg_relation_size('${name}') <= ${SMALL_BYTES} as small`,
      )
      .join(" union all "),
  );
  const { small = [], large = [] } = Object.groupBy(rows, (row) => (row.small ? "small" : "large"));
  const toList = (some: typeof rows) => some.map(({ name }) => name).join(", ");
  await connection.exec(`
    set session_replication_role = replica;
    ${large.length === 0 ? "" : `truncate ${toList(large)} cascade;`}
    ${small.map(({ name }) => `delete from ${name};`).join("\n")}
    reset session_replication_role;`);
}

async function readStructure(connection: TestConnection): Promise<string | undefined> {
  return (await connection.query<{ hash: string }>(STRUCTURE)).rows[0]?.hash;
}

async function findFilled(
  connection: TestConnection,
  tables: readonly string[],
): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    tables
      .map((name) => `select '${name}' as name where exists (select from ${name})`)
      .join(" union all "),
  );
  return rows.map(({ name }) => name);
}

async function readRows(connection: TestConnection, name: string): Promise<string> {
  const { rows } = await connection.query<{ rows: string }>(
    `select coalesce(json_agg(t), '[]')::text as rows from ${name} t`,
  );
  return rows[0]?.rows ?? "[]";
}

async function restore(connection: TestConnection, name: string, rows: string): Promise<void> {
  if ((await readRows(connection, name)) !== rows) {
    await connection.exec(`delete from ${name}`);
    await connection.query(
      `insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`,
      [rows],
    );
  }
}
