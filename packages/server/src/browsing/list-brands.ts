import {
  BRAND_KEYS,
  type BrandOffers,
  type BrandSummary,
  DESTINATIONS,
  type Destination,
  type Facet,
  isEnergyTipology,
  TIPOLOGIES,
  TIPOLOGY_LISTS,
  type Tipology,
} from "@volpe/contract";
import type { Catalogue } from "../catalogue/energy/catalogue.ts";
import type { Products } from "../catalogue/list/products.ts";

/** The customers of each list. */
const CUSTOMERS: Readonly<Record<Tipology, readonly Destination[]>> = {
  luce: DESTINATIONS,
  gas: DESTINATIONS,
  internet: DESTINATIONS,
  pos: ["aziende"],
  noleggio: DESTINATIONS,
};

type Catalogues = {
  catalogue: Pick<Catalogue, "onSale" | "rank">;
  products: Pick<Products, "items" | "list">;
};

/** Lists suppliers and makes with the number of their entries in each list. */
export function listBrands({ catalogue, products }: Catalogues): BrandSummary[] {
  const suppliers = catalogue.onSale();
  // A long filter counts only its most frequent values and the chosen ones, so all are chosen here.
  const fornitore = [...new Set(suppliers.map(({ brand }) => brand.slug))];
  const facetsOf = (tipology: Tipology, destinazione: Destination): readonly Facet[] =>
    isEnergyTipology(tipology)
      ? catalogue.rank(tipology, { destinazione, fornitore }).facets
      : products.list(tipology, new URLSearchParams({ destinazione })).facets;
  const lists = TIPOLOGIES.flatMap((tipology) => {
    const key = BRAND_KEYS[tipology];
    const { path } = TIPOLOGY_LISTS[tipology];
    return CUSTOMERS[tipology].map((destination): BrandList => {
      // Private customers are the default of a list. Terminals are only for businesses.
      const isNamed = destination === "aziende" && tipology !== "pos";
      const start = `${path}?${isNamed ? "destinazione=aziende&" : ""}${key}=`;
      const facet = facetsOf(tipology, destination).find((each) => each.key === key);
      return {
        tipology,
        destination,
        toPath: (slug) => `${start}${slug}`,
        counts: new Map(facet?.values.map(({ value, count }) => [value, count])),
      };
    });
  });
  return toBrands([...suppliers, ...products.items()], withoutRepeated(lists));
}

/**
 * Businesses may rent almost everything that private customers may. Their list is named only for
 * makes of which it shows more.
 */
function withoutRepeated(lists: readonly BrandList[]): BrandList[] {
  const rentals = lists.find(
    ({ tipology, destination }) => tipology === "noleggio" && destination === "privati",
  );
  return lists.map((list) =>
    list.tipology === "noleggio" && list !== rentals
      ? {
          ...list,
          counts: new Map(
            [...list.counts].filter(([slug, count]) => count > (rentals?.counts.get(slug) ?? 0)),
          ),
        }
      : list,
  );
}

/** A list, with the counts of its own filter by supplier or make. */
export type BrandList = {
  tipology: Tipology;
  destination: Destination;
  /** The path of the list filtered by one brand. */
  toPath(slug: string): string;
  /** Number of entries that the list shows, by the brand's slug; a missing slug means 0. */
  counts: ReadonlyMap<string, number>;
};

/**
 * Every brand with an entry on sale, sorted by name, with the lists that show it and their counts.
 * A brand that no unfiltered list shows (sold in some zones only, or without a figure) has no
 * `offers`.
 */
export function toBrands(
  sold: Iterable<{ brand: { name: string; slug: string } }>,
  lists: readonly BrandList[],
): BrandSummary[] {
  const names = new Map<string, string>();
  for (const { brand } of sold) {
    names.set(brand.slug, names.get(brand.slug) ?? brand.name);
  }
  return [...names]
    .map(([id, name]) => ({ id, name, offers: lists.flatMap((list) => toOffers(list, id)) }))
    .sort((a, b) => a.name.localeCompare(b.name, "it", { sensitivity: "base" }));
}

function toOffers({ tipology, destination, toPath, counts }: BrandList, id: string): BrandOffers[] {
  const count = counts.get(id) ?? 0;
  return count === 0 ? [] : [{ tipology, destination, count, path: toPath(id) }];
}
