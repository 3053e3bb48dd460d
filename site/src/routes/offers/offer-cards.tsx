import { type OfferList, PAGE_ENTRIES } from "@volpe/contract";
import { OfferCard } from "@volpe/ui";
import { Heart } from "../favourites/heart.tsx";
import { CompareChoice } from "../listing/compare-choice.tsx";
import { toMedianReference } from "./median-reference.ts";
import { hasFoot, OfferFoot } from "./offer-foot.tsx";

type OfferCardsProps = {
  list: OfferList;
  /** The supply, as an item's page reads it. */
  itemSearch: string;
};

/** The ranked offers of a page, numbered on from the page before. */
export function OfferCards({ list, itemSearch }: OfferCardsProps) {
  const { offers, page, medianSpendEur, scenario, sorts, applied } = list;
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
            reference={toMedianReference(medianSpendEur)}
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
