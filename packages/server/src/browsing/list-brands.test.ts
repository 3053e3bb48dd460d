import { expect, test } from "vitest";
import { type BrandList, toBrands } from "./list-brands.ts";

const toSold = (name: string) => ({ brand: { name, slug: name.toLowerCase() } });
const toList = (changes: Partial<BrandList> = {}): BrandList => ({
  tipology: "luce",
  destination: "privati",
  toPath: (slug) => `/offerte/luce?fornitore=${slug}`,
  counts: new Map([["enerluna", 2]]),
  ...changes,
});

test("names each list of a brand with its count", () => {
  const gas = toList({
    tipology: "gas",
    toPath: (slug) => `/offerte/gas?fornitore=${slug}`,
    counts: new Map([["enerluna", 0]]),
  });
  expect(toBrands([toSold("Enerluna"), toSold("Enerluna")], [toList(), gas])).toEqual([
    {
      id: "enerluna",
      name: "Enerluna",
      offers: [
        {
          tipology: "luce",
          destination: "privati",
          count: 2,
          path: "/offerte/luce?fornitore=enerluna",
        },
      ],
    },
  ]);
});

test("keeps a brand that no list shows, without offers", () => {
  expect(toBrands([toSold("Tramontino")], [toList()])).toEqual([
    { id: "tramontino", name: "Tramontino", offers: [] },
  ]);
});

test("sorts brands by name, ignoring case", () => {
  const names = ["zeta", "Àncora", "beta", "Alfa"].map(toSold);
  expect(toBrands(names, []).map(({ name }) => name)).toEqual(["Alfa", "Àncora", "beta", "zeta"]);
});
