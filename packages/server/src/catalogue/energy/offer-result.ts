import type { BreakEven, OfferResult, SpendParts } from "@volpe/contract";
import { formatCount, formatDuration, formatWholeEur } from "../../figures/italian-figures.ts";
import { roundToCents, toMicro } from "../../figures/round.ts";
import { findBreakEvenIndex } from "../../spend/index-line.ts";
import { toWireParts } from "../../spend/spend-outcome.ts";
import { type CatalogueEntry, toOfferHead } from "./catalogue-entry.ts";
import type { RankedOffer, Ranking } from "./ranking.ts";
import { toUnitPrice } from "./ranking-columns.ts";
import { toConditionalDiscounts } from "./sheet-lines.ts";

/** A ranked offer as a card shows it. */
export function toOfferResult(ranked: RankedOffer, ranking: Ranking): OfferResult {
  const { entry, position } = ranked;
  const { parts, estimate } = ranking.spendOf(ranked);
  const fixedEur = ranking.fixedParts[position] ?? 0;
  const { offer } = entry;
  const fixed = ranking.byPricing.fixed.cheapest;
  const breakEven =
    entry.pricing === "fixed" || fixed === null
      ? null
      : findBreakEven(entry, ranking, ranking.totals[fixed.position] ?? 0);
  return {
    ...toOfferHead(entry),
    durationMonths: offer.durationMonths,
    spend: toWireParts(parts),
    unitCostEur: toMicro(parts.total / ranking.profile.annualConsumption),
    estimate: [...estimate],
    unitPriceEur: toMicro(toUnitPrice(parts.sale, fixedEur, ranking.spendProfile)),
    fixedFeeEur: roundToCents(fixedEur),
    ...(breakEven === null ? {} : { breakEven }),
    conditionalDiscounts: toConditionalDiscounts(offer),
    why: explainPosition(ranked, ranking, parts),
  };
}

/**
 * The index below which a variable offer costs less than `fixedEur`, for the profile of a ranking.
 * Null for an offer without an index.
 */
export function findBreakEven(
  variable: CatalogueEntry,
  { spendProfile }: Ranking,
  fixedEur: number,
): BreakEven | null {
  const found = findBreakEvenIndex(variable.indexLine(), spendProfile, fixedEur);
  return found?.status === "below" ? { status: "below", indexEur: toMicro(found.index) } : found;
}

const MAX_FACTS = 2;

const KIND_LABELS: Record<OfferResult["pricing"], string> = {
  fixed: "La spesa più bassa tra i prezzi fissi",
  variable: "La spesa più bassa tra i prezzi variabili",
  mixed: "La spesa più bassa tra i prezzi misti",
};

/** Explains an offer's position by one or two facts in Italian, the most important first. */
function explainPosition(
  ranked: RankedOffer,
  ranking: Ranking,
  { discounts }: Pick<SpendParts, "discounts">,
): string[] {
  const { entry, position } = ranked;
  const fee = ranking.fixedParts[position] ?? 0;
  const { count, cheapest } = ranking.byPricing[entry.pricing];
  const facts: string[] = [];
  if (position === 0 && ranking.ranked.length > 1) {
    facts.push(`La spesa più bassa tra ${ranking.ranked.length} offerte`);
  } else if (cheapest === ranked && count > 1) {
    facts.push(KIND_LABELS[entry.pricing]);
  }
  const locked = lockedMonths(ranked);
  if (locked !== null) {
    facts.push(`Prezzo dell’energia bloccato ${formatDuration(locked, "mesi")}`);
  }
  const { medianFixedFeeEur: median } = ranking;
  if (fee > 0 && median !== null && Math.round(fee) < Math.round(median)) {
    facts.push(
      `Quota fissa più bassa della mediana: ${formatWholeEur(fee)} l’anno contro ${formatWholeEur(median)}`,
    );
  }
  if (discounts >= 1) {
    facts.push(`Sconto senza condizioni di ${formatWholeEur(discounts)} nel primo anno`);
  }
  if (facts.length === 0) {
    facts.push(
      `${position + 1}ª su ${formatCount(ranking.ranked.length, ["offerta", "offerte"])} per spesa annua`,
    );
  }
  return facts.slice(0, MAX_FACTS);
}

/**
 * Number of months for which the price is fixed; null if it is variable, open-ended or changes
 * during them.
 */
function lockedMonths({ entry: { offer, pricing } }: RankedOffer): number | null {
  const changes = offer.components.some(
    ({ optional, intervals }) => !optional && intervals.some(({ period }) => period !== null),
  );
  return pricing === "fixed" && !changes && (offer.durationMonths ?? 0) >= 12
    ? offer.durationMonths
    : null;
}
