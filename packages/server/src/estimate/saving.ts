import type { EstimatedSaving, SpendParts } from "@volpe/contract";
import { roundToCents, toMicro } from "../figures/round.ts";

/** The reference of a saving; `spend` is null if only the total is known. */
type Present = { totalEur: number; spend: SpendParts | null };

/** Largest difference that rounding alone can cause, €; a discount after VAT causes more. */
const ROUNDING_EUR = 0.05;

/**
 * The annual saving with an offer. Before VAT it is the difference of the two sale parts, to the
 * cent as they are shown. With a discount after VAT and one rate it is the whole difference without
 * its VAT, because that discount then counts at its net value.
 *
 * @example
 * toSaving({ totalEur: 900, spend: null }, offer.spend, null).ofBill; // 0.1 for an offer of 810 €
 */
export function toSaving(
  present: Present,
  offer: SpendParts,
  vatRate: number | null,
): EstimatedSaving {
  const eur = roundToCents(present.totalEur - offer.total);
  return {
    eur,
    ofBill: toMicro(eur / present.totalEur),
    ofSupplier: present.spend === null ? null : toSupplierPart(present.spend, offer, eur, vatRate),
  };
}

function toSupplierPart(
  present: SpendParts,
  offer: SpendParts,
  savingEur: number,
  vatRate: number | null,
): EstimatedSaving["ofSupplier"] {
  const saleEur = present.sale - present.discounts;
  const shownEur = roundToCents(saleEur - (offer.sale - offer.discounts));
  const netEur = vatRate === null ? shownEur : savingEur / (1 + vatRate);
  const eur = Math.abs(shownEur - netEur) < ROUNDING_EUR ? shownEur : netEur;
  return saleEur > 0 ? { eur: roundToCents(eur), share: toMicro(eur / saleEur) } : null;
}
