import {
  formatUnitPrice,
  type OfferList,
  type OfferResult,
  PAGE_ENTRIES,
  toEnergyUnit,
} from "@volpe/contract";
import { OfferCard } from "@volpe/ui";
import { Heart } from "../../../favourites/heart.tsx";
import { CompareChoice } from "../compare-form.tsx";

type OfferCardsProps = {
  list: OfferList;
  /** The supply, as an offer's page reads it. */
  itemSearch: string;
};

/** The ranked offers of a page, numbered over all pages. */
export function OfferCards({ list, itemSearch }: OfferCardsProps) {
  const { offers, page, medianSpendEur, presentSpend, scenario, sorts, applied } = list;
  const spendEur = presentSpend?.eur ?? medianSpendEur;
  const label = presentSpend && "oggi";
  const reference = spendEur === null ? undefined : { spendEur, label };
  const isCheapestFirst = (sorts[0]?.selected ?? true) && applied.length === 0;
  return (
    <ol className="offers__cards" start={(page - 1) * PAGE_ENTRIES + 1}>
      {offers.map((offer, index) => (
        <li key={offer.slug}>
          <OfferCard
            offer={offer}
            href={offer.path + itemSearch}
            headingLevel={2}
            estimateHref="/come-funziono#stima"
            reference={reference}
            note={isCheapestFirst && page === 1 && index === 0 ? "La meno cara" : undefined}
            favourite={<Heart slug={offer.slug} label={offer.name} brand={offer.supplier.name} />}
            compare={<CompareChoice slug={offer.slug} name={offer.name} />}
            foot={hasFoot(offer) ? <OfferFoot offer={offer} index={scenario.index} /> : undefined}
          />
        </li>
      ))}
    </ol>
  );
}

function hasFoot({ breakEven, conditionalDiscounts }: OfferResult): boolean {
  return breakEven !== undefined || conditionalDiscounts.length > 0;
}

/** When a variable price is cheaper than a fixed one, and the discounts with a condition. */
function OfferFoot({ offer, index }: { offer: OfferResult; index: string }) {
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
