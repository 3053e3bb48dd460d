import { expect, it } from "vitest";
import { toOfferFacets } from "./offer-facets.ts";
import type { Ranking } from "./ranking.ts";
import { createSupplierDirectory } from "./supplier-directory.ts";

it("lists the suppliers with the most offers, by name, and says how many more there are", () => {
  const names = Array.from({ length: 30 }, (_, index) => `Fornitore ${10 + index}`);
  const directory = createSupplierDirectory(
    names.map((name) => ({ name, slug: name.toLowerCase().replace(" ", "-") })),
  );
  const none = { count: 0 } as Ranking["byPricing"]["fixed"];
  const facets = toOfferFacets(
    {
      passing: [],
      pricing: { fixed: 0, variable: 0, mixed: 0 },
      green: 0,
      channels: [],
      // The last five have two offers each, the first has none.
      suppliers: Int32Array.from(names, (_, index) => (index === 0 ? 0 : index >= 25 ? 2 : 1)),
    },
    { fornitore: ["fornitore-10"] },
    { byPricing: { fixed: none, variable: none, mixed: none } },
    directory,
  );
  const suppliers = facets.find(({ key }) => key === "fornitore");
  expect(suppliers?.unlisted).toBe(5);
  expect(suppliers?.values.map(({ value }) => value)).toEqual([
    "fornitore-10",
    ...names.slice(1, 20).map((name) => name.toLowerCase().replace(" ", "-")),
    ...names.slice(25).map((name) => name.toLowerCase().replace(" ", "-")),
  ]);
});
