import type { EnergyTipology } from "@volpe/contract";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { createRankingColumns, type RankingColumns } from "./ranking-columns.ts";
import { createSupplierDirectory, type SupplierDirectory } from "./supplier-directory.ts";

export type ArrangedEntries = {
  /** In order of name, then code. */
  byTipology: Readonly<Record<EnergyTipology, readonly CatalogueEntry[]>>;
  columns: Readonly<Record<EnergyTipology, RankingColumns>>;
  bySlug: ReadonlyMap<string, CatalogueEntry>;
  suppliers: SupplierDirectory;
};

/** A dual offer stands in both lists, where it is named among the excluded. */
export function arrangeEntries(unordered: readonly CatalogueEntry[]): ArrangedEntries {
  const entries = unordered.toSorted(
    (a, b) => compare(a.offer.name, b.offer.name) || compare(a.offer.code, b.offer.code),
  );
  const inList = (listed: EnergyTipology) =>
    entries.filter(({ tipology, offer }) => tipology === listed || offer.dual !== null);
  const byTipology = { luce: inList("luce"), gas: inList("gas") };
  const suppliers = createSupplierDirectory(entries.map(({ supplier }) => supplier));
  return {
    byTipology,
    columns: {
      luce: createRankingColumns(byTipology.luce, suppliers),
      gas: createRankingColumns(byTipology.gas, suppliers),
    },
    bySlug: new Map(entries.map((entry) => [entry.slug, entry])),
    suppliers,
  };
}

// Code points, not a locale: the order must be the same on every machine.
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
