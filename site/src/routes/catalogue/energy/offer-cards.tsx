import { type OfferList, PAGE_ENTRIES } from "@volpe/contract";
import { OfferCard, toListReference, toOfferFoot } from "@volpe/ui";
import { Heart } from "../../../favourites/heart.tsx";
import { CompareChoice } from "../compare-form.tsx";

type OfferCardsProps = {
  list: OfferList;
  /** The supply, as an offer's page reads it. */
  itemSearch: string;
};

/** The ranked offers of a page, numbered over all pages. */
export function OfferCards({ list, itemSearch }: OfferCardsProps) {
  const { offers, page, scenario, sorts, applied } = list;
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
            reference={toListReference(list)}
            note={isCheapestFirst && page === 1 && index === 0 ? "La meno cara" : undefined}
            favourite={<Heart slug={offer.slug} label={offer.name} brand={offer.supplier.name} />}
            compare={<CompareChoice slug={offer.slug} name={offer.name} />}
            foot={toOfferFoot(offer, scenario.index)}
          />
        </li>
      ))}
    </ol>
  );
}
