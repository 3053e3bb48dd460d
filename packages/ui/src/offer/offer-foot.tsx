import { type BreakEven, formatUnitPrice, type OfferResult, toEnergyUnit } from "@volpe/contract";
import type { ReactNode } from "react";

type OfferFootOptions = {
  /** Writes at most two lines of a narrow card: one sentence, or two short ones. */
  brief?: boolean;
};

/** Characters. A longer list of discounts does not fit on two lines of a narrow card. */
const BRIEF_LENGTH = 75;

/**
 * The foot of an offer's card: when a variable price is cheaper than a fixed one, and the discounts
 * with a condition. Undefined if there is neither. `index` is the name of the list's market index.
 *
 * @example
 * <OfferCard offer={offer} href={offer.path} foot={toOfferFoot(offer, "PUN")} />
 */
export function toOfferFoot(
  offer: OfferResult,
  index: string,
  { brief = false }: OfferFootOptions = {},
): ReactNode | undefined {
  const { breakEven, conditionalDiscounts } = offer;
  const count = conditionalDiscounts.length;
  if (breakEven === undefined && count === 0) {
    return undefined;
  }
  const list = `Sconti con una condizione, non sottratti: ${conditionalDiscounts.join("; ")}.`;
  if (!brief) {
    return (
      <>
        {breakEven && <p>{toBreakEvenWords(breakEven, offer, index)}</p>}
        {count > 0 && <p>{list}</p>}
      </>
    );
  }
  if (breakEven !== undefined) {
    const words = toBriefWords(breakEven, offer, index);
    return <p>{count > 0 ? `${words} Sconti a parte.` : words}</p>;
  }
  return <p>{list.length > BRIEF_LENGTH ? toDiscountWords(count) : list}</p>;
}

function toDiscountWords(count: number): string {
  return count === 1
    ? "Non ho sottratto uno sconto con una condizione."
    : `Non ho sottratto ${count} sconti con una condizione.`;
}

function toBriefWords(breakEven: BreakEven, { tipology }: OfferResult, index: string): string {
  switch (breakEven.status) {
    case "below":
      return `Batte ogni fisso con ${index} sotto ${formatUnitPrice(breakEven.indexEur, toEnergyUnit(tipology))}.`;
    case "never":
      return `Con nessun ${index} batte il miglior fisso.`;
    case "always":
      return `Batte ogni fisso con qualunque ${index} credibile.`;
  }
}

function toBreakEvenWords(breakEven: BreakEven, { tipology }: OfferResult, index: string): string {
  switch (breakEven.status) {
    case "below":
      return `Batte la migliore a prezzo fisso finché il ${index} resta sotto ${formatUnitPrice(breakEven.indexEur, toEnergyUnit(tipology))}.`;
    case "never":
      return `Con nessun ${index} batte la migliore a prezzo fisso.`;
    case "always":
      return `Batte la migliore a prezzo fisso con qualunque ${index} credibile.`;
  }
}
