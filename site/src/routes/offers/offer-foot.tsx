import type { OfferResult } from "@volpe/contract";
import { formatUnitPrice } from "@volpe/ui";
import { toUnit } from "./profile-words.ts";

type OfferFootProps = { offer: OfferResult; index: string };

/** What a card cannot say in its figure: when a variable price wins, and discounts with a condition. */
export function OfferFoot({ offer, index }: OfferFootProps) {
  const { conditionalDiscounts } = offer;
  const breakEven = toBreakEvenWords(offer, index);
  return (
    <>
      {breakEven !== "" && <p>{breakEven}</p>}
      {conditionalDiscounts.length > 0 && (
        <p>Sconti con una condizione, non sottratti: {conditionalDiscounts.join("; ")}.</p>
      )}
    </>
  );
}

/** Nothing to say: the card goes without a foot. */
export function hasFoot({ breakEven, conditionalDiscounts }: OfferResult): boolean {
  return breakEven !== undefined || conditionalDiscounts.length > 0;
}

function toBreakEvenWords({ breakEven, tipology }: OfferResult, index: string): string {
  switch (breakEven?.status) {
    case undefined:
      return "";
    case "below":
      return `Batte la migliore a prezzo fisso finché il ${index} resta sotto ${formatUnitPrice(breakEven.indexEur, toUnit(tipology === "gas" ? "gas" : "luce"))}.`;
    case "never":
      return `Con nessun ${index} batte la migliore a prezzo fisso.`;
    case "always":
      return `Batte la migliore a prezzo fisso con qualunque ${index} credibile.`;
  }
}
