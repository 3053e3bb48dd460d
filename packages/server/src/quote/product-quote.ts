import type { ProductTipology, QuotedOffer, Rate } from "@volpe/contract";
import { toDecimal } from "../figures/italian-figures.ts";
import { OFFERS_IN_A_QUOTE, type Quote } from "./quote.ts";
import type { ProductUse } from "./quoted-product.ts";

/** Label of the line of a use that names the filters which chose the offers. */
export const FILTERS = "Filtri";

/** An item with its figure for a use, and the basis of that figure. */
export type QuotedItem = ProductUse & {
  offer: QuotedOffer;
  assumptions: readonly string[];
  /** Day of the import, ISO date; null = unknown. */
  updatedAt: string | null;
};

/**
 * Makes a quote of items that are priced for one use, cheapest first. The item that the person
 * chose comes before the others of its kind. Returns null if there are no items. It states no
 * saving, because the present cost is not asked for.
 */
export function makeProductQuote({
  tipology,
  chosen,
  items,
  filters,
  notes,
}: {
  tipology: ProductTipology;
  /** The item that the person wants; null = none in particular. */
  chosen: QuotedItem | null;
  items: readonly QuotedItem[];
  /** The list's filters that chose the items, as `SUV, Elettrica`; empty = none did. */
  filters: string;
  /** Italian sentences that the person has to read, for example that an item is no longer sold. */
  notes: readonly string[];
}): Quote | null {
  const others = items.filter(({ offer }) => offer.slug !== chosen?.offer.slug);
  const shown = [...(chosen === null ? [] : [chosen]), ...others].slice(0, OFFERS_IN_A_QUOTE);
  const [first] = shown;
  if (first === undefined) {
    return null;
  }
  const ranked = shown.map(({ offer }) => offer).toSorted(byPrice);
  const position = ranked.findIndex(({ slug }) => slug === chosen?.offer.slug) + 1;
  return {
    tipology,
    offers: shown.map(({ offer }) => offer),
    best: ranked[0] ?? first.offer,
    opening: chosen === null ? null : { offer: chosen.offer, position, ranked: ranked.length },
    figures: toFigures(first),
    gainEur: null,
    reference: "none",
    referenceSpendEur: null,
    referenceLabel: "",
    use: [...first.use, ...(filters === "" ? [] : [{ label: FILTERS, value: filters }])],
    query: first.query,
    assumptions: [...new Set([...notes, ...first.assumptions])],
    isReferenceEstimate: false,
    dataDay: first.updatedAt,
    demonstration: first.offer.demonstration,
  };
}

function byPrice(one: QuotedOffer, other: QuotedOffer): number {
  return one.price.cents - other.price.cents;
}

/** The months of a rental, or of the total of a line, and the price of the offer. */
function toFigures({ offer: { price }, query }: QuotedItem): Partial<Rate> {
  const months = price.per === "24-months" ? "24" : new URLSearchParams(query).get("durata");
  return { ...(months === null ? {} : { months }), price: toDecimal(price.cents / 100) };
}
