import type { EstimatedSaving, SpendParts } from "@volpe/contract";
import { roundToCents, toMicro } from "../figures/round.ts";

/** The reference of a saving; `spend` is null if only the total is known. */
export type Present = { totalEur: number; spend: SpendParts | null };

/**
 * The annual saving with an offer. Before VAT, with one rate, it is the whole difference without
 * its VAT, because a discount after VAT then counts at its net value. With two rates, as for gas,
 * it is the difference of the sale parts.
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
  const eur =
    vatRate === null ? saleEur - (offer.sale - offer.discounts) : savingEur / (1 + vatRate);
  return saleEur > 0 ? { eur: roundToCents(eur), share: toMicro(eur / saleEur) } : null;
}
