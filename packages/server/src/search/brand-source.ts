import type { BrandOffers, BrandSummary } from "@volpe/contract";
import type { SearchDocument, SearchSource } from "./search-document.ts";

type Words = readonly [one: string, many: string];

const SOLD: Readonly<Record<BrandOffers["tipology"], Words>> = {
  luce: ["offerta luce", "offerte luce"],
  gas: ["offerta gas", "offerte gas"],
  internet: ["offerta internet", "offerte internet"],
  pos: ["terminale POS", "terminali POS"],
  noleggio: ["auto a noleggio", "auto a noleggio"],
};

/** Suppliers and makes with something on sale; each leads to the list of what it sells. */
export function createBrandSource({
  version,
  listBrands,
}: {
  version: () => Promise<string>;
  listBrands: () => readonly BrandSummary[];
}): SearchSource {
  return {
    name: "marche",
    version,
    list: async () => listBrands().map(toDocument),
  };
}

function toDocument({ id, name, offers }: BrandSummary, rank: number): SearchDocument {
  return {
    key: id,
    group: "marche",
    path: offers[0]?.path ?? "/brands",
    title: name,
    subtitle:
      offers.length === 0 ? "Solo in alcune zone, o fuori classifica" : countByTipology(offers),
    codes: "",
    keywords: offers.some(({ tipology }) => tipology === "noleggio")
      ? "marca auto casa automobilistica"
      : "fornitore operatore gestore",
    body: "",
    rank,
  };
}

function countByTipology(offers: readonly BrandOffers[]): string {
  const counts = new Map<BrandOffers["tipology"], number>();
  for (const { tipology, count } of offers) {
    counts.set(tipology, (counts.get(tipology) ?? 0) + count);
  }
  return [...counts]
    .map(([tipology, count]) => `${count} ${SOLD[tipology][count === 1 ? 0 : 1]}`)
    .join(" · ");
}
