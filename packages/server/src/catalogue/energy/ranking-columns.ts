import type { EnergyTipology } from "@volpe/contract";
import { annualSpend } from "../../spend/annual-spend.ts";
import { spendBetween } from "../../spend/index-line.ts";
import type { PreparedOffer } from "../../spend/prepared-offer.ts";
import {
  createReadFigures,
  createSpendColumns,
  type ReadFigures,
  type SpendColumns,
} from "../../spend/spend-columns.ts";
import type { SpendContext } from "../../spend/spend-context.ts";
import type { SpendOutcome } from "../../spend/spend-outcome.ts";
import type { SpendProfile } from "../../spend/spend-profile.ts";
import { volumeAmount } from "../../spend/tariff/volume-price.ts";
import type { ClimateZone } from "../../spend/withdrawal-profile.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { nameScenario, type Scenario } from "./index-scenario.ts";
import { createSaleColumns, type SaleColumns } from "./sale-columns.ts";

/** A list's offers in typed arrays: who can buy them, and what their spend consists of. */
export type RankingColumns = {
  sale: SaleColumns;
  /** Each offer's kind of price, as its index in `PRICINGS`. */
  pricings: Uint8Array;
  /** The spend at the present index, at 0 or at 1 €/unit. It is compiled at the first call. */
  spendAt(index: "present" | "zero" | "one", zone: ClimateZone): SpendColumns;
};

export const PRICINGS = ["fixed", "variable", "mixed"] as const;

export function createRankingColumns(entries: readonly CatalogueEntry[]): RankingColumns {
  const made = new Map<string, SpendColumns>();
  const toPrepared = {
    present: ({ prepared }: CatalogueEntry) => prepared,
    // A fixed price is the same at any index.
    zero: (entry: CatalogueEntry) =>
      entry.pricing === "fixed" ? entry.prepared : entry.indexLine().atZero,
    one: (entry: CatalogueEntry) =>
      entry.pricing === "fixed" ? entry.prepared : entry.indexLine().atOne,
  };
  return {
    sale: createSaleColumns(entries),
    pricings: Uint8Array.from(entries, ({ pricing }) => PRICINGS.indexOf(pricing)),
    spendAt(index, zone) {
      const key = `${index} ${zone}`;
      const columns = made.get(key) ?? createSpendColumns(entries.map(toPrepared[index]), zone);
      made.set(key, columns);
      return columns;
    },
  };
}

/**
 * Reads the figures of a list's offers under a scenario. They equal those of `createScenarioSpend`.
 */
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

type SpendOf = (entry: CatalogueEntry, profile: SpendProfile) => SpendOutcome;

/** Computes an entry's annual spend under a scenario; a fixed price does not change. */
type ScenarioSpend = {
  /** Used for figures: its `estimate` still names the present index. */
  compute: SpendOf;
  /** Used for display: its `estimate` names the scenario. */
  explain: SpendOf;
};

export function createScenarioSpend(
  scenario: Scenario,
  tipology: EnergyTipology,
  context: SpendContext,
): ScenarioSpend {
  const plain: SpendOf = ({ prepared }, profile) => annualSpend(prepared, profile);
  if (scenario.kind === "present") {
    return { compute: plain, explain: plain };
  }
  const moved: SpendOf =
    scenario.kind === "flat"
      ? ({ indexLine }, profile) => {
          const { atZero, atOne } = indexLine();
          return spendBetween(atZero, atOne, scenario.eur, profile);
        }
      : ({ indexLine, prepared }, profile) =>
          spendBetween(indexLine().atZero, prepared, 1 + scenario.percent / 100, profile);
  const note = `Scenario: ${nameScenario(scenario, tipology)}`;
  const { punNote, psvNote } = context.index;
  return {
    compute: (entry, profile) => (entry.pricing === "fixed" ? plain : moved)(entry, profile),
    explain(entry, profile) {
      const outcome = (entry.pricing === "fixed" ? plain : moved)(entry, profile);
      if (entry.pricing === "fixed" || outcome.status === "excluded") {
        return outcome;
      }
      const others = outcome.estimate.filter((reason) => reason !== punNote && reason !== psvNote);
      return { ...outcome, estimate: [note, ...others] };
    },
  };
}

/**
 * The part of the sale that does not depend on consumption: fees, amounts for each kW, one-off
 * costs of the first year, and the fixed part of dispatching and of regulated components. € a year
 * before discounts and VAT; 0 for an offer without a figure.
 */
export function toFixedPart(prepared: PreparedOffer, profile: SpendProfile): number {
  if (prepared.status === "excluded") {
    return 0;
  }
  const { sale, passThrough } = prepared.byZone[profile.climateZone ?? "E"];
  return (
    sale.fixedEur +
    passThrough.fixedEur +
    (sale.perKwEur + passThrough.perKwEur) * profile.capacityKw
  );
}

/** Dispatching of all units, € a year before discounts and VAT; 0 for an offer without a figure. */
export function toDispatching(prepared: PreparedOffer, profile: SpendProfile): number {
  return prepared.status === "excluded"
    ? 0
    : volumeAmount(prepared.byZone[profile.climateZone ?? "E"].dispatching.volume, profile.volume);
}

/**
 * The rest of the sale divided by the consumption: energy, index with losses, dispatching and
 * regulated components. €/kWh or €/Smc before discounts and VAT.
 */
export function toUnitPrice(saleEur: number, fixedEur: number, { volume }: SpendProfile): number {
  return (saleEur - fixedEur) / volume.total;
}
