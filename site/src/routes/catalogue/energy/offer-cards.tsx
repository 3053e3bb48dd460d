import type { OfferList } from "@volpe/contract";
import { OfferCard, toListReference, toOfferFoot } from "@volpe/ui";
import { Heart } from "../../../favourites/heart.tsx";
import { HeartPlace } from "../../../favourites/heart-place.tsx";
import { CompareChoice } from "../compare-form.tsx";

type OfferCardsProps = {
  list: Omit<OfferList, "excluded" | "offers">;
  offers: OfferList["offers"];
  /** The supply, as an offer's page reads it. */
  itemSearch: string;
  /** Whether the cards stay as the server writes them. */
  isStatic: boolean;
};

/** The ranked offers of a page, as entries of its list. */
export function OfferCards({ list, offers, itemSearch, isStatic }: OfferCardsProps) {
  const { page, scenario, sorts, applied } = list;
  const isCheapestFirst = (sorts[0]?.selected ?? true) && applied.length === 0;
  const HeartOrPlace = isStatic ? HeartPlace : Heart;
  return offers.map((offer, index) => (
    <li key={offer.slug}>
      <OfferCard
        offer={offer}
        href={offer.path + itemSearch}
        headingLevel={2}
        reference={toListReference(list)}
        note={isCheapestFirst && page === 1 && index === 0 ? "La meno cara" : undefined}
        favourite={
          <HeartOrPlace slug={offer.slug} label={offer.name} brand={offer.supplier.name} />
        }
        compare={<CompareChoice slug={offer.slug} name={offer.name} />}
        foot={toOfferFoot(offer, scenario.index)}
      />
    </li>
  ));
}

/** Draws offers for use below a text, without heart, bar and facts. */
export function CompactOfferCards({ offers }: Pick<OfferList, "offers">) {
  return offers.map((offer) => (
    <li key={offer.slug}>
      <OfferCard offer={offer} href={offer.path} compact />
    </li>
  ));
}
