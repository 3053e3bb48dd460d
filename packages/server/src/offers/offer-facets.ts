import type { Facet, OfferQuery, SortChoice } from "@volpe/contract";
import type { NarrowedOffers } from "./narrow-offers.ts";
import type { Ranking } from "./ranking.ts";
import { SALE_CHANNELS } from "./sale-channels.ts";
import type { SupplierDirectory } from "./supplier-directory.ts";

export const PRICE_WORDS = [
  { value: "fisso", label: "Prezzo fisso", pricing: "fixed" },
  { value: "variabile", label: "Prezzo variabile", pricing: "variable" },
  { value: "misto", label: "Prezzo misto", pricing: "mixed" },
] as const;

export const GREEN_LABEL = "Energia verde";

/** The filters with their counts; what the ranking has none of is not offered. */
export function toOfferFacets(
  narrowed: NarrowedOffers,
  query: OfferQuery,
  { byPricing }: Pick<Ranking, "byPricing">,
  suppliers: SupplierDirectory,
): Facet[] {
  const facets: Facet[] = [
    {
      key: "prezzo",
      label: "Tipo di prezzo",
      several: false,
      values: PRICE_WORDS.map(({ value, label, pricing }) => ({
        value,
        label,
        count: narrowed.pricing[pricing],
        selected: query.prezzo === value,
        isOffered: byPricing[pricing].count > 0,
      }))
        .filter(({ isOffered, selected }) => isOffered || selected)
        .map(({ isOffered: _, ...value }) => value),
    },
    {
      key: "verde",
      label: "Fonti rinnovabili",
      several: false,
      values: [
        {
          value: "si",
          label: GREEN_LABEL,
          count: narrowed.green,
          selected: query.verde === "si",
        },
      ],
    },
    {
      key: "canale",
      label: "Come si attiva",
      several: true,
      values: SALE_CHANNELS.map(({ value, label }, index) => ({
        value,
        label,
        count: narrowed.channels[index] ?? 0,
        selected: query.canale?.includes(value) ?? false,
      })),
    },
    toSupplierFacet(narrowed, query, suppliers),
  ];
  return facets.filter(({ values }) => values.length > 0);
}

/** Hundreds of names are no choice, and weigh on every page: `/brands` has them all. */
const LISTED_SUPPLIERS = 24;

/** Those chosen first, then by name those with the most offers that the other filters leave. */
function toSupplierFacet(
  { suppliers: counts }: NarrowedOffers,
  { fornitore = [] }: OfferQuery,
  { inOrder }: SupplierDirectory,
): Facet {
  const chosen: Facet["values"] = [];
  const others: Facet["values"] = [];
  for (const [place, { slug, name }] of inOrder.entries()) {
    const count = counts[place] ?? 0;
    const selected = fornitore.includes(slug);
    if (selected || count > 0) {
      (selected ? chosen : others).push({ value: slug, label: name, count, selected });
    }
  }
  const least = others.map(({ count }) => count).sort((a, b) => b - a)[LISTED_SUPPLIERS - 1] ?? 0;
  const above = others.filter(({ count }) => count > least).length;
  let room = LISTED_SUPPLIERS - above;
  const listed = others.filter(({ count }) => count > least || (count === least && room-- > 0));
  const unlisted = others.length - listed.length;
  return {
    key: "fornitore",
    label: "Fornitore",
    several: true,
    values: [...chosen, ...listed],
    ...(unlisted > 0 && { unlisted }),
  };
}

/** The order of a list; the first stands where none is asked for. */
export function toOfferSorts({ ordina = "spesa" }: OfferQuery): SortChoice[] {
  return SORTS.map(({ value, label }) => ({ value, label, selected: value === ordina }));
}

const SORTS = [
  { value: "spesa", label: "Spesa annua, dalla più bassa" },
  { value: "prezzo", label: "Prezzo dell’energia, dal più basso" },
  { value: "fissa", label: "Quota fissa, dalla più bassa" },
] as const;
