import { formatUnitPrice, type OfferResult, toEnergyUnit } from "@volpe/contract";
import type { ReactNode } from "react";

/**
 * The foot of an offer's card: when a variable price is cheaper than a fixed one, and the discounts
 * with a condition. Undefined if there is neither. `index` is the name of the list's market index.
 *
 * @example
 * <OfferCard offer={offer} href={offer.path} foot={toOfferFoot(offer, "PUN")} />
 */
export function toOfferFoot(offer: OfferResult, index: string): ReactNode | undefined {
  const { breakEven, conditionalDiscounts } = offer;
  if (breakEven === undefined && conditionalDiscounts.length === 0) {
    return undefined;
  }
  const breakEvenWords = toBreakEvenWords(offer, index);
  return (
    <>
      {breakEvenWords !== "" && <p>{breakEvenWords}</p>}
      {conditionalDiscounts.length > 0 && (
        <p>Sconti con una condizione, non sottratti: {conditionalDiscounts.join("; ")}.</p>
      )}
    </>
  );
}

function toBreakEvenWords({ breakEven, tipology }: OfferResult, index: string): string {
  switch (breakEven?.status) {
    case undefined:
      return "";
    case "below":
      return `Batte la migliore a prezzo fisso finché il ${index} resta sotto ${formatUnitPrice(breakEven.indexEur, toEnergyUnit(tipology))}.`;
    case "never":
      return `Con nessun ${index} batte la migliore a prezzo fisso.`;
    case "always":
      return `Batte la migliore a prezzo fisso con qualunque ${index} credibile.`;
  }
}
