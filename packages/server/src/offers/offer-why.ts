import type { OfferResult, SpendParts } from "@volpe/contract";
import type { RankedOffer, Ranking } from "./ranking.ts";

const MAX_FACTS = 2;

const EUR = new Intl.NumberFormat("it-IT", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
  useGrouping: "always",
});

const KIND_LABELS: Record<OfferResult["pricing"], string> = {
  fixed: "La spesa più bassa tra i prezzi fissi",
  variable: "La spesa più bassa tra i prezzi variabili",
  mixed: "La spesa più bassa tra i prezzi misti",
};

/** Why an offer stands where it stands: one or two facts, the most telling first, in Italian. */
export function explainPosition(
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
    facts.push(`Prezzo bloccato ${locked} mesi`);
  }
  const { medianFixedFeeEur: median } = ranking;
  if (fee > 0 && median !== null && Math.round(fee) < Math.round(median)) {
    facts.push(
      `Quota fissa più bassa della mediana: ${EUR.format(fee)} l’anno contro ${EUR.format(median)}`,
    );
  }
  if (discounts >= 1) {
    facts.push(`Sconto senza condizioni di ${EUR.format(discounts)} nel primo anno`);
  }
  if (facts.length === 0) {
    facts.push(`${position + 1}ª su ${ranking.ranked.length} offerte per spesa annua`);
  }
  return facts.slice(0, MAX_FACTS);
}

/** How long a fixed price holds; null where it moves, is open-ended or changes on the way. */
function lockedMonths({ entry: { offer, pricing } }: RankedOffer): number | null {
  const changes = offer.components.some(
    ({ optional, intervals }) => !optional && intervals.some(({ period }) => period !== null),
  );
  return pricing === "fixed" && !changes && (offer.durationMonths ?? 0) >= 12
    ? offer.durationMonths
    : null;
}
