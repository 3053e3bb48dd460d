import fc from "fast-check";
import { expect, test } from "vitest";
import { createFacetColumns, filterEntries } from "../list/facets.ts";
import { createEnergyFilters, type FilteredOffer } from "./energy-filters.ts";

const SUPPLIERS = ["alfa", "beta", "gamma", "delta"].map((slug) => ({ slug, name: slug }));

const offers: fc.Arbitrary<FilteredOffer> = fc.record({
  pricing: fc.constantFrom("fixed", "variable", "mixed"),
  green: fc.boolean(),
  offer: fc.record({
    channels: fc.uniqueArray(fc.constantFrom("01", "02", "03", "04", "05", "99"), { maxLength: 3 }),
  }),
  supplier: fc.constantFrom(...SUPPLIERS),
});

type Query = { prezzo?: string; verde?: "si"; canale?: string[]; fornitore?: string[] };

const queries: fc.Arbitrary<Query> = fc.record(
  {
    prezzo: fc.constantFrom("fisso", "variabile", "misto"),
    verde: fc.constant("si" as const),
    canale: fc.uniqueArray(fc.constantFrom("web", "telefono", "sportello", "agenzia"), {
      minLength: 1,
    }),
    fornitore: fc.uniqueArray(fc.constantFrom("alfa", "beta", "gamma", "delta"), { minLength: 1 }),
  },
  { requiredKeys: [] },
);

const CODES: Record<string, string> = { web: "01", sportello: "03", telefono: "04", agenzia: "05" };
const PRICING: Record<string, string> = { fisso: "fixed", variabile: "variable", misto: "mixed" };

/** Applies each filter separately, with the words of the query. */
function passes(
  { pricing, green, offer, supplier }: FilteredOffer,
  { prezzo, verde, canale, fornitore }: Query,
): boolean {
  return (
    (prezzo === undefined || pricing === PRICING[prezzo]) &&
    (verde === undefined || green) &&
    (canale === undefined ||
      offer.channels.includes("02") ||
      canale.some((channel) => offer.channels.includes(CODES[channel] ?? ""))) &&
    (fornitore === undefined || fornitore.includes(supplier.slug))
  );
}

function filterAll(all: readonly FilteredOffer[], query: Query, suppliers = SUPPLIERS) {
  return filterEntries(createFacetColumns(all, createEnergyFilters(suppliers)), [...all.keys()], {
    placeOf: (place) => place,
    chosen: new Map(Object.entries(query).map(([key, value]) => [key, [value].flat()])),
  });
}

test("counts for each value the entries that its filter would list", () => {
  fc.assert(
    fc.property(fc.array(offers, { maxLength: 40 }), queries, (all, query) => {
      const { passing, facets } = filterAll(all, query);
      const count = (changes: Query) =>
        all.filter((offer) => passes(offer, { ...query, ...changes })).length;
      expect(passing).toEqual(all.flatMap((offer, index) => (passes(offer, query) ? [index] : [])));
      const listed: Record<string, (value: string) => number> = {
        prezzo: (prezzo) => count({ prezzo }),
        verde: () => count({ verde: "si" }),
        canale: (channel) => count({ canale: [channel] }),
        fornitore: (slug) => count({ fornitore: [slug] }),
      };
      for (const { key, values } of facets) {
        for (const { value, count } of values) {
          expect(count).toBe(listed[key]?.(value));
        }
      }
      expect(facets.flatMap(({ key, values }) => (key === "canale" ? values.length : []))).toEqual([
        4,
      ]);
    }),
    { numRuns: 300 },
  );
});

test("shows the suppliers with the most offers in order of name and says how many more there are", () => {
  const suppliers = Array.from({ length: 30 }, (_, index) => ({
    name: `Fornitore ${10 + index}`,
    slug: `fornitore-${10 + index}`,
  }));
  // The last five have two offers each, the first has none.
  const sellers = [...suppliers.slice(1), ...suppliers.slice(25)];
  const all = sellers.map((supplier) => ({
    pricing: "fixed" as const,
    green: false,
    offer: { channels: [] },
    supplier,
  }));
  const { facets } = filterAll(all, { fornitore: ["fornitore-10"] }, suppliers);
  const facet = facets.find(({ key }) => key === "fornitore");
  expect(facet?.unlisted).toBe(5);
  expect(facet?.values.map(({ value }) => value)).toEqual([
    "fornitore-10",
    ...suppliers.slice(1, 20).map(({ slug }) => slug),
    ...suppliers.slice(25).map(({ slug }) => slug),
  ]);
});
