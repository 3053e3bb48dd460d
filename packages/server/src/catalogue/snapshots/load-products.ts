import type { ProductTipology } from "@volpe/contract";
import type { Database } from "../../db/database.ts";
import type { Product } from "../list/typology.ts";
import { findCurrentId, loadCurrentSnapshot } from "./snapshot-repository.ts";

/** The current snapshot of one typology, in memory. */
export type ProductSnapshot = {
  id: string;
  tipology: ProductTipology;
  dataDay: string;
  demonstration: boolean;
  products: readonly Product<unknown>[];
};

/** Reads the current snapshots of the typologies, except those that are already known. */
export async function loadProducts(
  db: Database,
  tipologies: readonly ProductTipology[],
  known: readonly ProductSnapshot[],
): Promise<ProductSnapshot[]> {
  const snapshots: ProductSnapshot[] = [];
  for (const tipology of tipologies) {
    const last = known.find((snapshot) => snapshot.tipology === tipology);
    const currentId = await findCurrentId(db, tipology);
    if (last !== undefined && last.id === currentId) {
      snapshots.push(last);
      continue;
    }
    const loaded = await loadCurrentSnapshot(db, tipology, {
      prepare: ({ dataDay }) => dataDay,
      toEntry: ({ slug, address, data }, updatedAt) => ({ slug, address, data, updatedAt }),
    });
    if (loaded !== null) {
      const { id, dataDay, demonstration } = loaded.snapshot;
      snapshots.push({ id, tipology, dataDay, demonstration, products: loaded.entries });
    }
  }
  return snapshots;
}
