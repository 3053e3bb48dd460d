import {
  createReadFigures,
  createSpendColumns,
  type ReadFigures,
  type SpendColumns,
} from "../spend/spend-columns.ts";
import type { SpendProfile } from "../spend/spend-profile.ts";
import type { ClimateZone } from "../spend/withdrawal-profile.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import type { Scenario } from "./index-scenario.ts";
import { toOfferTraits } from "./offer-traits.ts";
import { createSaleColumns, type SaleColumns } from "./sale-columns.ts";
import { createSupplierDirectory, type SupplierDirectory } from "./supplier-directory.ts";

/** A list's offers as numbers in a row: who can take them, and what their spend is made of. */
export type RankingColumns = {
  sale: SaleColumns;
  /** `OfferTraits` of each. */
  traits: Int32Array;
  /** The present index, or the index at 0 and at 1 €/unit; made at the first call. */
  spendAt(index: "present" | "zero" | "one", zone: ClimateZone): SpendColumns;
};

/** `suppliers` is the directory that lists are narrowed with. */
export function createRankingColumns(
  entries: readonly CatalogueEntry[],
  suppliers: SupplierDirectory = createSupplierDirectory(entries.map(({ supplier }) => supplier)),
): RankingColumns {
  const made = new Map<string, SpendColumns>();
  const toPrepared = {
    present: ({ prepared }: CatalogueEntry) => prepared,
    // What follows no index is the same at any.
    zero: (entry: CatalogueEntry) =>
      entry.pricing === "fixed" ? entry.prepared : entry.indexLine().atZero,
    one: (entry: CatalogueEntry) =>
      entry.pricing === "fixed" ? entry.prepared : entry.indexLine().atOne,
  };
  return {
    sale: createSaleColumns(entries),
    traits: Int32Array.from(entries, (entry) => toOfferTraits(entry, suppliers)),
    spendAt(index, zone) {
      const key = `${index} ${zone}`;
      const columns = made.get(key) ?? createSpendColumns(entries.map(toPrepared[index]), zone);
      made.set(key, columns);
      return columns;
    },
  };
}

/** The figures of a list's offers under a scenario, as `createScenarioSpend` reckons them. */
export function createScenarioFigures(
  columns: RankingColumns,
  scenario: Scenario,
  profile: SpendProfile,
): ReadFigures {
  const zone = profile.climateZone ?? "E";
  const readAt = (index: Parameters<RankingColumns["spendAt"]>[0]) =>
    createReadFigures(columns.spendAt(index, zone), profile);
  const present = readAt("present");
  if (scenario.kind === "present") {
    return present;
  }
  const low = readAt("zero");
  const high = scenario.kind === "flat" ? readAt("one") : present;
  const weight = scenario.kind === "flat" ? scenario.eur : 1 + scenario.percent / 100;
  const atLow = { total: 0, sale: 0, fixedPart: 0 };
  return (index, figures) => {
    if (!low(index, atLow) || !high(index, figures)) {
      return false;
    }
    figures.total = atLow.total + weight * (figures.total - atLow.total);
    figures.sale = atLow.sale + weight * (figures.sale - atLow.sale);
    return true;
  };
}
