import type { BillConfirmation } from "@volpe/contract";
import { and, asc, desc, eq, gte, inArray, lt, ne, type SQL } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { openText, sealText } from "../keys/sealed-text.ts";
import type { Config } from "../process/config.ts";
import { billFiles, bills } from "./bill-tables.ts";
import { findSupplyKey, type ReadSupply, toSupplyKey } from "./same-supply.ts";

export type Bill = typeof bills.$inferSelect;
type Row = typeof billFiles.$inferSelect;
export type StoredBillFile = Omit<Row, "sealedSupplies"> & { supplies: ReadSupply[] };
export type FileOutcome = Pick<StoredBillFile, "status" | "kind" | "supplies" | "problem">;
export type NewBillFile = Omit<StoredBillFile, "sequence">;

/** The readings are encrypted, because they name the holder, their code and the supply point. */
type Secret = Pick<Config, "sessionSecret">;

const toPurpose = (id: string) => `reading of ${id}`;

function toRow<T extends { supplies: readonly ReadSupply[] }>(
  { sessionSecret }: Secret,
  id: string,
  { supplies, ...file }: T,
) {
  const sealedSupplies =
    supplies.length === 0 ? "" : sealText(JSON.stringify(supplies), sessionSecret, toPurpose(id));
  return { ...file, sealedSupplies };
}

function toFile({ sessionSecret }: Secret, { sealedSupplies, ...row }: Row): StoredBillFile {
  const supplies =
    sealedSupplies === ""
      ? []
      : (JSON.parse(openText(sealedSupplies, sessionSecret, toPurpose(row.id))) as ReadSupply[]);
  return { ...row, supplies };
}

export async function insertBill(
  within: Database,
  config: Secret,
  { bill, files }: { bill: Bill; files: readonly NewBillFile[] },
): Promise<void> {
  await within.insert(bills).values(bill);
  await within.insert(billFiles).values(files.map((file) => toRow(config, file.id, file)));
}

export async function findBill(
  db: Database,
  config: Secret,
  id: string,
): Promise<{ bill: Bill; files: StoredBillFile[] } | null> {
  const [bill] = await db.select().from(bills).where(eq(bills.id, id));
  const files = await listFiles(db, config, id);
  return bill === undefined ? null : { bill, files };
}

async function listFiles(db: Database, config: Secret, billId: string): Promise<StoredBillFile[]> {
  const rows = await db
    .select()
    .from(billFiles)
    .where(eq(billFiles.billId, billId))
    .orderBy(asc(billFiles.sequence));
  return rows.map((row) => toFile(config, row));
}

/** Throws if the newest reading was sealed with another secret. */
export async function checkReadings(db: Database, config: Secret): Promise<void> {
  const [row] = await db
    .select()
    .from(billFiles)
    .where(ne(billFiles.sealedSupplies, ""))
    .orderBy(desc(billFiles.sequence))
    .limit(1);
  if (row !== undefined) toFile(config, row);
}

/** Does nothing if the bill was deleted in the meantime. */
export async function storeOutcome(
  db: Database,
  config: Secret,
  { id, outcome }: { id: string; outcome: FileOutcome },
): Promise<void> {
  await db
    .update(billFiles)
    .set(toRow(config, id, outcome))
    .where(eq(billFiles.id, id));
}

/** Null if the file was deleted or is no longer being read. */
export async function findReadingFile(
  db: Database,
  id: string,
): Promise<Pick<StoredBillFile, "file"> | null> {
  const [file] = await db.select().from(billFiles).where(isReading(id));
  return file ?? null;
}

/** `done` is a share from 0 to 1. */
export async function noteProgress(db: Database, id: string, done: number): Promise<void> {
  await db.update(billFiles).set({ progress: done }).where(isReading(id));
}

function isReading(id: string) {
  return and(eq(billFiles.id, id), eq(billFiles.status, "reading"));
}

/**
 * The queue positions of all pictures that are waiting or being read, from every visitor, in their
 * order.
 */
export async function listReading(db: Database, since: Date): Promise<number[]> {
  const rows = await db
    .select({ sequence: billFiles.sequence })
    .from(billFiles)
    .innerJoin(bills, eq(bills.id, billFiles.billId))
    .where(and(eq(billFiles.status, "reading"), gte(bills.createdAt, since)))
    .orderBy(asc(billFiles.sequence));
  return rows.map(({ sequence }) => sequence);
}

/**
 * Deletes a bill's rows and returns the names of its files; empty if another request deleted it.
 */
export async function deleteBill(within: Database, id: string): Promise<string[]> {
  return await deleteBills(within, eq(bills.id, id));
}

/**
 * Deletes what was read of one supply, and the bill if nothing else of it is left or being read.
 * Returns the names of the files whose values are all confirmed and which are no longer needed.
 * Returns null if the bill has no such supply any more, because another request confirmed or
 * deleted it.
 */
export async function deleteSupply(
  within: Database,
  config: Secret,
  billId: string,
  named: Pick<BillConfirmation, "file" | "type">,
): Promise<string[] | null> {
  // Locks the bill's row for its files, so that confirmations run one after the other.
  await within.select({ id: bills.id }).from(bills).where(eq(bills.id, billId)).for("update");
  const files = await listFiles(within, config, billId);
  const key = findSupplyKey(files, named);
  if (key === null) {
    return null;
  }
  const left = files.map((file) => {
    const supplies = file.supplies.filter((supply) => toSupplyKey(file.id, supply) !== key);
    return { ...file, supplies, isConfirmed: supplies.length < file.supplies.length };
  });
  if (left.every(({ status, supplies }) => status !== "reading" && supplies.length === 0)) {
    return await deleteBill(within, billId);
  }
  const confirmed = left.filter(({ isConfirmed }) => isConfirmed);
  for (const { id, supplies } of confirmed) {
    const row = eq(billFiles.id, id);
    await (supplies.length === 0
      ? within.delete(billFiles).where(row)
      : within
          .update(billFiles)
          .set(toRow(config, id, { supplies }))
          .where(row));
  }
  return confirmed.map(({ file }) => file);
}

export async function deleteOldBillRows(db: Database, before: Date): Promise<string[]> {
  return await db.transaction((within) => deleteBills(within, lt(bills.createdAt, before)));
}

export async function deleteBillRowsOfAccount(db: Database, accountId: string): Promise<string[]> {
  return await db.transaction((within) => deleteBills(within, eq(bills.accountId, accountId)));
}

async function deleteBills(within: Database, which: SQL): Promise<string[]> {
  const found = within.select({ id: bills.id }).from(bills).where(which);
  const files = await within
    .delete(billFiles)
    .where(inArray(billFiles.billId, found))
    .returning({ file: billFiles.file });
  await within.delete(bills).where(which);
  return files.map(({ file }) => file);
}

/** Returns which of the names belong to a bill. */
export async function listKnownBillFiles(
  db: Database,
  files: readonly string[],
): Promise<Set<string>> {
  if (files.length === 0) {
    return new Set();
  }
  const rows = await db
    .select({ file: billFiles.file })
    .from(billFiles)
    .where(inArray(billFiles.file, [...files]));
  return new Set(rows.map(({ file }) => file));
}

/** Reads an account's bills for the export of the person's data. */
export async function readBillsOfAccount(
  { db, config }: { db: Database; config: Secret },
  accountId: string,
) {
  const found = await db
    .select()
    .from(bills)
    .where(eq(bills.accountId, accountId))
    .orderBy(asc(bills.createdAt));
  return await Promise.all(
    found.map(async ({ id, createdAt }) => ({
      id,
      createdAt,
      files: await listFiles(db, config, id),
    })),
  );
}
