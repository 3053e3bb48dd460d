import { randomUUID } from "node:crypto";
import { getTableColumns, getTableName } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import * as schema from "../schema.ts";
import { listWrittenColumns, PERSONAL_TABLES } from "./personal-tables.ts";

/** Tables of keyed hashes, which contain no personal rows. */
const HASHES: readonly PgTable[] = [
  schema.idempotentCalls,
  schema.limitCounters,
  schema.mailSuppressions,
  schema.providerAttempts,
];
const EMAILS = new Map<PgColumn, "as typed" | "lower case">([
  [schema.accounts.email, "as typed"],
  [schema.accounts.emailKey, "lower case"],
  [schema.contactMessages.email, "as typed"],
  [schema.contracts.email, "lower case"],
  [schema.leads.email, "as typed"],
  [schema.reminders.email, "as typed"],
]);

type Row = Record<string, unknown>;

/**
 * Inserts one row of `owner` into every table where a person may leave data, with `mention` in
 * every field that holds text. Tables and fields are those of the schema. Keys contain `mention`
 * only in lists and in rows of the mentioned person. `at` is the time of each row.
 */
export async function plantRows(
  db: Database,
  { owner, mention, at = new Date() }: { owner: string; mention: string; at?: Date },
): Promise<void> {
  const isOwn = owner === mention;
  const planted = new Map<PgTable, Row>();
  for (const table of sortByReference(PERSONAL_TABLES)) {
    const written = new Set(listWrittenColumns(table));
    const parents = toParents(table, planted);
    const columns = Object.entries(getTableColumns(table));
    const row = Object.fromEntries(
      columns.flatMap(([name, column]) => {
        if (parents.has(column.name)) {
          return [[name, parents.get(column.name)]];
        }
        if (EMAILS.has(column)) {
          return [[name, EMAILS.get(column) === "as typed" ? owner : owner.toLowerCase()]];
        }
        const isPlanted =
          written.has(column) ||
          column === schema.listEntries.entry ||
          (isOwn && !HASHES.includes(table));
        const value = toValue(column, isPlanted ? `di ${mention}, ` : "", at);
        return value === undefined ? [] : [[name, value]];
      }),
    );
    const [stored] = await db
      .insert(table)
      .values(row as never)
      .returning();
    planted.set(table, stored as Row);
  }
}

function toValue(column: PgColumn, text: string, at: Date): unknown {
  const type = column.getSQLType();
  if (type === "text") {
    return `${text}${randomUUID()}`;
  }
  if (type === "jsonb") {
    return [text.replace(/^di |, $/g, ""), `${text}altro`];
  }
  // A signed contract would be kept, so this one is an order.
  if (column === schema.contracts.signedAt || column === schema.contracts.concludedAt) {
    return undefined;
  }
  if (column.hasDefault || column.generatedIdentity !== undefined) {
    return undefined;
  }
  const values: Record<string, unknown> = {
    uuid: randomUUID(),
    "timestamp with time zone": at,
    boolean: false,
    bytea: Buffer.from(text),
    integer: 1,
    "double precision": 1,
  };
  if (!(type in values)) {
    throw new Error(`no value is known for the type ${type}`);
  }
  return values[type];
}

/** The values of a table's foreign keys: the rows of the same person that were inserted before. */
function toParents(table: PgTable, planted: ReadonlyMap<PgTable, Row>): Map<string, unknown> {
  const parents = new Map<string, unknown>();
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const fields = Object.entries(getTableColumns(foreignTable));
    for (const [index, column] of columns.entries()) {
      const [field = ""] =
        fields.find(([, each]) => each.name === foreignColumns[index]?.name) ?? [];
      parents.set(column.name, planted.get(foreignTable)?.[field]);
    }
  }
  return parents;
}

function sortByReference(tables: readonly PgTable[]): PgTable[] {
  const sorted = new Set<PgTable>();
  const add = (table: PgTable) => {
    for (const key of getTableConfig(table).foreignKeys) {
      add(key.reference().foreignTable);
    }
    sorted.add(table);
  };
  tables.toSorted((one, other) => getTableName(one).localeCompare(getTableName(other))).map(add);
  return [...sorted];
}
