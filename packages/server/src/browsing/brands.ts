import type { BrandOffers, BrandSummary, Destination, Tipology } from "@volpe/contract";

/** A list as its own filter by supplier or make counts it. */
export type BrandList = {
  tipology: Tipology;
  destination: Destination;
  /** The list of one brand, by its slug. */
  toPath(slug: string): string;
  /** How many entries that list shows, by slug; a brand that is not there has none. */
  counts: ReadonlyMap<string, number>;
};

/**
 * Every brand with an entry on sale, by name, with each list that shows some of it: as many as the
 * brand has there. One that no list shows by itself (sold in some zones alone, or without a figure)
 * has no `offers`.
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
