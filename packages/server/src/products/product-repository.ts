import type { ProductTipology } from "@volpe/contract";
import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { closedProducts, productSnapshots, products } from "./product-tables.ts";

/** How many rows go into one statement: PGlite works on the calling thread. */
export const BATCH_PRODUCTS = 20;

export type ProductSnapshot = typeof productSnapshots.$inferSelect;
export type ProductRow = Omit<typeof products.$inferSelect, "snapshotId">;
export type ClosedProduct = typeof closedProducts.$inferSelect;

/** The snapshots that the site shows, at most one of each typology. */
export async function findCurrentSnapshots(db: Database): Promise<ProductSnapshot[]> {
  return await db.select().from(productSnapshots).where(eq(productSnapshots.status, "current"));
}

export async function findCurrentSnapshot(
  db: Database,
  tipology: ProductTipology,
): Promise<ProductSnapshot | null> {
  const [row] = await db
    .select()
    .from(productSnapshots)
    .where(and(eq(productSnapshots.status, "current"), eq(productSnapshots.tipology, tipology)));
  return row ?? null;
}

/** Streams the products of a snapshot in small batches, in the order of their key. */
export async function* readSnapshotProducts(
  db: Database,
  snapshotId: string,
): AsyncGenerator<ProductRow[]> {
  let last: string | null = null;
  for (;;) {
    const after: SQL | undefined = last === null ? undefined : gt(products.key, last);
    const rows: (typeof products.$inferSelect)[] = await db
      .select()
      .from(products)
      .where(and(eq(products.snapshotId, snapshotId), after))
      .orderBy(asc(products.key))
      .limit(BATCH_PRODUCTS);
    if (rows.length === 0) {
      return;
    }
    yield rows.map(({ snapshotId: _, ...row }) => row);
    last = rows.at(-1)?.key ?? null;
  }
}

export async function findClosedProduct(db: Database, slug: string): Promise<ClosedProduct | null> {
  const [row] = await db.select().from(closedProducts).where(eq(closedProducts.slug, slug));
  return row ?? null;
}

/** The slug of a rental that left the catalogue, by its address `vehicle/variant`. */
export async function findClosedSlug(db: Database, address: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: closedProducts.slug })
    .from(closedProducts)
    .where(eq(closedProducts.address, address));
  return row?.slug ?? null;
}
