import type { OfferResult, SupplyProfile } from "@volpe/contract";
import { findZoneMismatch, toPlace, ZONE_UNSAID } from "../../places/zone.ts";
import type { SpendFigures } from "../../spend/spend-columns.ts";
import type { SpendContext } from "../../spend/spend-context.ts";
import type { SpendOutcome } from "../../spend/spend-outcome.ts";
import { type SpendProfile, toSpendProfile } from "../../spend/spend-profile.ts";
import { toSortedOrder } from "../list/list-page.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { findIneligibility } from "./eligibility.ts";
import { PRESENT, type Scenario } from "./index-scenario.ts";
import {
  createRankingColumns,
  createScenarioFigures,
  createScenarioSpend,
  PRICINGS,
  type RankingColumns,
  toFixedPart,
} from "./ranking-columns.ts";
import { isEligibleSomewhere, isForCustomer, isZoned } from "./sale-columns.ts";

/**
 * An offer that ranks. `position` counts from 0 among all ranked offers, `place` among all entries
 * of its tipology.
 */
export type RankedOffer = { entry: CatalogueEntry; position: number; place: number };

/**
 * All offers for a profile: those ranked by annual spend, and the excluded with their reason.
 * Figures are by position, € a year at full precision. The other parts of a spend are computed
 * again for the few offers that are shown, because storing thousands costs more.
 */
export type Ranking = {
  profile: SupplyProfile;
  spendProfile: SpendProfile;
  scenario: Scenario;
  ranked: readonly RankedOffer[];
  totals: Float64Array;
  /** The sale before discounts and VAT, and its fixed part (`toFixedPart`). */
  sales: Float64Array;
  fixedParts: Float64Array;
  /** The spend of a ranked offer. Throws if the offer does not rank. */
  spendOf(offer: RankedOffer): ComputedSpend;
  /** In order of name and code. */
  excluded: readonly ExcludedEntry[];
  /** € a year at full precision; null when nothing is ranked. */
  medianSpendEur: number | null;
  /** The median fixed part of the ranked offers' sale; null when nothing is ranked. */
  medianFixedFeeEur: number | null;
  byPricing: Readonly<Record<OfferResult["pricing"], PricingGroup>>;
};

type ComputedSpend = Extract<SpendOutcome, { status: "computed" }>;

/** An offer that does not rank, and the reason in Italian. */
export type ExcludedEntry = { entry: CatalogueEntry; reason: string };

/** The ranked offers of one kind of price: how many, and the cheapest. */
type PricingGroup = { count: number; cheapest: RankedOffer | null };

/**
 * Ranks the offers of one tipology for a profile: cheapest first, ties in the order of `entries`
 * (name, then code), so that the order is always the same.
 *
 * @example
 * const ranking = rankOffers(entries, toSupplyProfile("luce", { consumo: 3100 }), {
 *   context,
 *   nowMs: clock.now().getTime(),
 * });
 * const [cheapest] = ranking.ranked;
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
    /** The columns of the same entries. */
    columns?: RankingColumns;
  },
): Ranking {
  const spendProfile = toSpendProfile(profile, context);
  const moment = { nowMs, place: profile.province === null ? null : toPlace(profile.province) };
  const { compute, explain } = createScenarioSpend(scenario, profile.tipology, context);
  const readFigures = createScenarioFigures(columns, scenario, spendProfile);
  const { sale } = columns;
  const figure: SpendFigures = { total: 0, sale: 0, fixedPart: 0 };
  const figures = createFigures(entries.length);
  const places = new Uint32Array(entries.length);
  let computed = 0;
  const counts = new Uint32Array(PRICINGS.length);
  const excluded: ExcludedEntry[] = [];
  // Without a place the result is the same for every offer sold in some zones.
  const findMismatch = ({ offer }: CatalogueEntry) =>
    moment.place === null
      ? ZONE_UNSAID
      : findZoneMismatch(offer.zones, moment.place, profile.comune);
  const take = (place: number) => {
    addFigures(figures, computed, figure);
    const pricing = columns.pricings[place] ?? 0;
    counts[pricing] = (counts[pricing] ?? 0) + 1;
    places[computed] = place;
    computed += 1;
  };
  // The loop is indexed and its body is small, because it runs for thousands of offers.
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
      take(index);
      continue;
    }
    const outcome = obstacle === null ? compute(entry, spendProfile) : null;
    if (outcome?.status === "computed") {
      figure.total = outcome.parts.total;
      figure.sale = outcome.parts.sale;
      figure.fixedPart = toFixedPart(entry.prepared, spendProfile);
      take(index);
    } else {
      excluded.push({ entry, reason: outcome?.reason ?? obstacle ?? "" });
    }
  }
  const { cents, totals, sales, fixedParts } = figures;
  // The offers are sorted by whole cents, as they are shown.
  const order = toSortedOrder(cents.subarray(0, computed));
  const ranked = toRanked(entries, places, order);
  const sortedFees = pick(fixedParts, order);
  const sortedTotals = pick(totals, order);
  const toGroup = (pricing: OfferResult["pricing"]): PricingGroup => {
    const code = PRICINGS.indexOf(pricing);
    const count = counts[code] ?? 0;
    const isOne = ({ place }: RankedOffer) => columns.pricings[place] === code;
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

// This function and the next ones use loops: callbacks would take most of a ranking's time.
function toRanked(
  entries: readonly CatalogueEntry[],
  places: Uint32Array,
  order: Uint32Array,
): RankedOffer[] {
  const ranked: RankedOffer[] = [];
  for (const index of order) {
    const place = places[index] ?? 0;
    const entry = entries[place];
    if (entry !== undefined) {
      ranked.push({ entry, position: ranked.length, place });
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

/** The median of sorted figures; null if there are none. */
function medianOf(sorted: Float64Array): number | null {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
