import type { EnergyTipology } from "@volpe/contract";
import { asc, eq, inArray, lt, type SQL } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { billFiles, bills } from "./bill-tables.ts";

export type Bill = typeof bills.$inferSelect;
export type StoredBillFile = typeof billFiles.$inferSelect;
export type FileOutcome = Pick<StoredBillFile, "status" | "kind" | "supplies" | "problem">;

export async function insertBill(
  within: Database,
  bill: Bill,
  files: readonly (typeof billFiles.$inferInsert)[],
): Promise<void> {
  await within.insert(bills).values(bill);
  await within.insert(billFiles).values([...files]);
}

export async function findBill(
  db: Database,
  id: string,
): Promise<{ bill: Bill; files: StoredBillFile[] } | null> {
  const [bill] = await db.select().from(bills).where(eq(bills.id, id));
  const files = await listFiles(db, id);
  return bill === undefined ? null : { bill, files };
}

async function listFiles(db: Database, billId: string): Promise<StoredBillFile[]> {
  return await db
    .select()
    .from(billFiles)
    .where(eq(billFiles.billId, billId))
    .orderBy(asc(billFiles.sequence));
}

/** Does nothing if the bill was deleted meanwhile. */
export async function keepOutcome(db: Database, id: string, outcome: FileOutcome): Promise<void> {
  await db.update(billFiles).set(outcome).where(eq(billFiles.id, id));
}

/** Deletes a bill's rows and returns the names of its files; empty if another request did. */
export async function deleteBill(within: Database, id: string): Promise<string[]> {
  return await deleteBills(within, eq(bills.id, id));
}

/**
 * Deletes what was read of one supply, and the bill if nothing else is left of it. Returns the names
 * of the files, which nobody needs once a person has confirmed what they say. Null if the bill has no
 * such supply any more: another request confirmed or deleted it.
 */
export async function deleteSupply(
  within: Database,
  billId: string,
  tipology: EnergyTipology,
): Promise<string[] | null> {
  // The row of the bill stands for its files: one confirmation after the other.
  await within.select({ id: bills.id }).from(bills).where(eq(bills.id, billId)).for("update");
  const files = await listFiles(within, billId);
  if (!files.some(({ supplies }) => supplies.some((supply) => supply.tipology === tipology))) {
    return null;
  }
  const left = files.map(({ id, supplies }) => ({
    id,
    supplies: supplies.filter((supply) => supply.tipology !== tipology),
  }));
  if (left.every(({ supplies }) => supplies.length === 0)) {
    return await deleteBill(within, billId);
  }
  for (const { id, supplies } of left) {
    await within.update(billFiles).set({ supplies }).where(eq(billFiles.id, id));
  }
  return files.map(({ file }) => file);
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

/** For the export of a person's data. */
export async function readBillsOfAccount(db: Database, accountId: string) {
  const found = await db
    .select()
    .from(bills)
    .where(eq(bills.accountId, accountId))
    .orderBy(asc(bills.createdAt));
  return await Promise.all(
    found.map(async ({ id, createdAt }) => ({ id, createdAt, files: await listFiles(db, id) })),
  );
}
