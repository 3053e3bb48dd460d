import type { ProductTipology } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { findCurrentSnapshots, readSnapshotProducts } from "./product-repository.ts";
import type { Product } from "./shelf-rules.ts";

/** One typology's current snapshot, as it stands in memory. */
export type LoadedSnapshot = {
  id: string;
  tipology: ProductTipology;
  dataDay: string;
  demonstration: boolean;
  products: readonly Product<unknown>[];
};

/**
 * The current snapshots, read a few rows at a time; those of `held` that are still current are
 * taken from there.
 */
export async function loadProducts(
  db: Database,
  held: readonly LoadedSnapshot[] = [],
): Promise<LoadedSnapshot[]> {
  const loaded: LoadedSnapshot[] = [];
  for (const { id, tipology, dataDay, demonstration } of await findCurrentSnapshots(db)) {
    const known = held.find((snapshot) => snapshot.id === id);
    if (known !== undefined) {
      loaded.push(known);
      continue;
    }
    const products: Product<unknown>[] = [];
    for await (const rows of readSnapshotProducts(db, id)) {
      products.push(
        ...rows.map(({ slug, address, data }) => ({ slug, address, data, updatedAt: dataDay })),
      );
      await new Promise((resolve) => setImmediate(resolve));
    }
    loaded.push({ id, tipology, dataDay, demonstration, products });
  }
  const current = new Set((await findCurrentSnapshots(db)).map(({ id }) => id));
  if (loaded.every(({ id }) => current.has(id))) {
    return loaded;
  }
  // Another process switched meanwhile and may have swept some of these rows already.
  return loadProducts(
    db,
    loaded.filter(({ id }) => current.has(id)),
  );
}
