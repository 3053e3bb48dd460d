import type { OfferResult, SupplyProfile } from "@volpe/contract";
import type { SpendFigures } from "../spend/spend-columns.ts";
import type { SpendContext } from "../spend/spend-context.ts";
import type { SpendOutcome } from "../spend/spend-outcome.ts";
import { type SpendProfile, toSpendProfile } from "../spend/spend-profile.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { findIneligibility } from "./eligibility.ts";
import { PRESENT, type Scenario } from "./index-scenario.ts";
import { type OfferTraits, readPricingCode, toPricingCode } from "./offer-traits.ts";
import {
  createRankingColumns,
  createScenarioFigures,
  type RankingColumns,
} from "./ranking-columns.ts";
import { isEligibleSomewhere, isForCustomer, isZoned } from "./sale-columns.ts";
import { createScenarioSpend } from "./scenario-spend.ts";
import { toSortedOrder } from "./sorted-order.ts";
import { toFixedPart } from "./unit-sale.ts";
import { findZoneMismatch, toPlace, ZONE_UNSAID } from "./zone.ts";

/** An offer that ranks; `position` counts from 0 among all that do. */
export type RankedOffer = { entry: CatalogueEntry; position: number; traits: OfferTraits };

/**
 * All offers of a profile: the ranked by annual spend, and the others with why. Figures stand by
 * position, € a year at full precision; what else a spend holds is reckoned again where it is shown,
 * for keeping thousands of it costs more than making it.
 */
export type Ranking = {
  profile: SupplyProfile;
  spendProfile: SpendProfile;
  scenario: Scenario;
  ranked: readonly RankedOffer[];
  totals: Float64Array;
  /** The sale before discounts and VAT, and of it the fixed part (`toFixedPart`). */
  sales: Float64Array;
  fixedParts: Float64Array;
  /** The spend of an offer that ranks. */
  spendOf(offer: RankedOffer): ComputedSpend;
  /** In order of name and code. */
  excluded: readonly ExcludedEntry[];
  /** € a year at full precision; null when nothing is ranked. */
  medianSpendEur: number | null;
  /** Of the fixed parts of the ranked offers' sale; null when nothing is ranked. */
  medianFixedFeeEur: number | null;
  byPricing: Readonly<Record<OfferResult["pricing"], PricingGroup>>;
};

export type ComputedSpend = Extract<SpendOutcome, { status: "computed" }>;

/** An offer that is left out, and why in Italian. */
export type ExcludedEntry = { entry: CatalogueEntry; reason: string };

/** The ranked offers of one kind of price: how many, and the cheapest. */
export type PricingGroup = { count: number; cheapest: RankedOffer | null };

/**
 * Ranks the offers of one tipology for a profile: cheapest first, ties in the order of `entries`
 * (name, then code), so that the same question always has the same answer.
 */
export function rankOffers(
  entries: readonly CatalogueEntry[],
  profile: SupplyProfile,
  {
    context,
    nowMs,
    scenario = PRESENT,
    columns = createRankingColumns(entries),
  }: {
    context: SpendContext;
    nowMs: number;
    scenario?: Scenario;
    /** Of the same entries. */
    columns?: RankingColumns;
  },
): Ranking {
  const spendProfile = toSpendProfile(profile, context);
  const moment = { nowMs, place: profile.province === null ? null : toPlace(profile.province) };
  const { reckon, explain } = createScenarioSpend(scenario, profile.tipology, context);
  const readFigures = createScenarioFigures(columns, scenario, spendProfile);
  const { sale } = columns;
  const figure: SpendFigures = { total: 0, sale: 0, fixedPart: 0 };
  const figures = createFigures(entries.length);
  const computed: CatalogueEntry[] = [];
  const traits = new Int32Array(entries.length);
  const counts = new Int32Array(3);
  const excluded: ExcludedEntry[] = [];
  // Without a place there is nothing to look up in thousands of offers.
  const findMismatch = ({ offer }: CatalogueEntry) =>
    moment.place === null
      ? ZONE_UNSAID
      : findZoneMismatch(offer.zones, moment.place, profile.comune);
  const take = (entry: CatalogueEntry, index: number) => {
    addFigures(figures, computed.length, figure);
    const own = columns.traits[index] ?? 0;
    traits[computed.length] = own;
    counts[readPricingCode(own)] = (counts[readPricingCode(own)] ?? 0) + 1;
    computed.push(entry);
  };
  // An indexed loop over a small body: it is what thousands of offers go through.
  for (let index = 0; index < entries.length; index += 1) {
    const entry = entries[index];
    if (entry === undefined || !isForCustomer(sale, index, profile)) {
      continue;
    }
    const isEligible = isEligibleSomewhere(sale, index, profile, nowMs);
    const obstacle = !isEligible
      ? (findIneligibility(entry.offer, profile, moment) ?? entry.setAsideReason)
      : isZoned(sale, index)
        ? findMismatch(entry)
        : null;
    if (obstacle === null && readFigures(index, figure)) {
      take(entry, index);
      continue;
    }
    const outcome = obstacle === null ? reckon(entry, spendProfile) : null;
    if (outcome?.status === "computed") {
      figure.total = outcome.parts.total;
      figure.sale = outcome.parts.sale;
      figure.fixedPart = toFixedPart(entry.prepared, spendProfile);
      take(entry, index);
    } else {
      excluded.push({ entry, reason: outcome?.reason ?? obstacle ?? "" });
    }
  }
  const { cents, totals, sales, fixedParts } = figures;
  // By whole cents, as they are shown.
  const order = toSortedOrder(cents.subarray(0, computed.length));
  const ranked = toRanked(computed, traits, order);
  const sortedFees = pick(fixedParts, order);
  const sortedTotals = pick(totals, order);
  const toGroup = (pricing: OfferResult["pricing"]): PricingGroup => {
    const code = toPricingCode(pricing);
    const count = counts[code] ?? 0;
    const isOne = (offer: RankedOffer) => readPricingCode(offer.traits) === code;
    return { count, cheapest: count === 0 ? null : (ranked.find(isOne) ?? null) };
  };
  return {
    profile,
    spendProfile,
    scenario,
    ranked,
    totals: sortedTotals,
    sales: pick(sales, order),
    fixedParts: sortedFees,
    spendOf({ entry }) {
      const outcome = explain(entry, spendProfile);
      if (outcome.status === "excluded") {
        throw new Error(`${entry.slug} does not rank`);
      }
      return outcome;
    },
    excluded,
    medianSpendEur: medianOf(sortedTotals),
    medianFixedFeeEur: medianOf(sortedFees.slice().sort()),
    byPricing: {
      fixed: toGroup("fixed"),
      variable: toGroup("variable"),
      mixed: toGroup("mixed"),
    },
  };
}

type Figures = Record<"cents" | "totals" | "sales" | "fixedParts", Float64Array>;

function createFigures(size: number): Figures {
  return {
    cents: new Float64Array(size),
    totals: new Float64Array(size),
    sales: new Float64Array(size),
    fixedParts: new Float64Array(size),
  };
}

function addFigures(
  { cents, totals, sales, fixedParts }: Figures,
  at: number,
  { total, sale, fixedPart }: SpendFigures,
): void {
  cents[at] = Math.round(total * 100);
  totals[at] = total;
  sales[at] = sale;
  fixedParts[at] = fixedPart;
}

// Loops here and below: the callbacks of `from` and `map` would take most of a ranking's time.
function toRanked(
  entries: readonly CatalogueEntry[],
  traits: Int32Array,
  order: Uint32Array,
): RankedOffer[] {
  const ranked: RankedOffer[] = [];
  for (const index of order) {
    const entry = entries[index];
    if (entry !== undefined) {
      ranked.push({ entry, position: ranked.length, traits: traits[index] ?? 0 });
    }
  }
  return ranked;
}

function pick(figures: Float64Array, order: Uint32Array): Float64Array {
  const picked = new Float64Array(order.length);
  for (let position = 0; position < order.length; position += 1) {
    picked[position] = figures[order[position] ?? 0] ?? 0;
  }
  return picked;
}

/** Of figures already in order; null of none. */
function medianOf(sorted: Float64Array): number | null {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
