import { getTableColumns } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import * as schema from "../schema.ts";

/** The affiliates' ledger: sums in cents and hashes, which a person's erasure does not change. */
const LEDGER: readonly PgTable[] = [schema.affiliateBalances, schema.affiliateEntries];

/**
 * Tables that imports and the operator fill with offers, or with origins. Any other table, even a
 * new one, may contain personal data.
 */
const IMPORTED: readonly PgTable[] = [
  schema.closedItems,
  schema.importRefusals,
  schema.itemSlugs,
  schema.sellerContacts,
  schema.sellerPapers,
  schema.snapshotItems,
  schema.snapshots,
  schema.supplierNames,
  schema.switchedOffOrigins,
];

export const PERSONAL_TABLES: readonly PgTable[] = Object.values(schema).filter(
  (table) => !IMPORTED.includes(table) && !LEDGER.includes(table),
);

/**
 * Columns that name a row's owner. They are deleted with the row but never changed when another
 * person is erased: `o'anna@esempio.it` is not Anna's address, although it looks like a mention of
 * it.
 */
const OWN: readonly PgColumn[] = [
  schema.accounts.email,
  schema.accounts.pendingEmail,
  schema.contactMessages.email,
  // A contract is stored as it was signed.
  schema.contracts.email,
  schema.contracts.data,
  schema.contractEvents.details,
  // These texts are our own words, which nobody types.
  schema.contractEvents.kind,
  schema.contractEvents.role,
  schema.contractEvents.fromState,
  schema.contractEvents.state,
  schema.leads.email,
  schema.mailedTokens.email,
  schema.reminders.email,
  schema.tickets.email,
];

/** The columns of a table in which anybody may have written another person's address. */
export function listWrittenColumns(table: PgTable): PgColumn[] {
  const { primaryKeys, foreignKeys } = getTableConfig(table);
  // The columns of a composite key are copies, so they are compared by name.
  const keys = new Set(
    [
      ...primaryKeys.flatMap(({ columns }) => columns),
      ...foreignKeys.flatMap((key) => key.reference().columns),
    ].map(({ name }) => name),
  );
  return Object.values(getTableColumns(table)).filter(
    (column) =>
      ["text", "jsonb"].includes(column.getSQLType()) &&
      !(column.primary || column.isUnique || keys.has(column.name) || OWN.includes(column)),
  );
}
