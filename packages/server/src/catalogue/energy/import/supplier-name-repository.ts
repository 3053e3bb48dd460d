import { desc, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { supplierNames } from "../supplier-tables.ts";

/** Rows per statement: PGlite works on the calling thread. */
const BATCH_ROWS = 50;

export type SupplierName = {
  vatNumber: string;
  origin: "operators" | "placet";
  name: string;
  website: string | null;
};

export async function storeSupplierNames(
  db: Database,
  names: readonly SupplierName[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < names.length; start += BATCH_ROWS) {
    await db
      .insert(supplierNames)
      .values(names.slice(start, start + BATCH_ROWS).map((row) => ({ ...row, updatedAt: now })))
      .onConflictDoUpdate({
        target: [supplierNames.vatNumber, supplierNames.origin],
        set: {
          name: sql`excluded.name`,
          website: sql`excluded.website`,
          updatedAt: sql`excluded.updated_at`,
        },
      });
  }
}

export async function readSupplierNames(db: Database): Promise<SupplierName[]> {
  return await db
    .select({
      vatNumber: supplierNames.vatNumber,
      origin: supplierNames.origin,
      name: supplierNames.name,
      website: supplierNames.website,
    })
    .from(supplierNames)
    // PLACET comes first, so that a map filled in this order ends with the operators' name.
    .orderBy(desc(supplierNames.origin));
}
