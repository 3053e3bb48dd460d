import fc from "fast-check";
import { expect, test } from "vitest";
import type { EnergyOffer } from "../../spend/energy-offer.ts";
import { electricityOffer, gasOffer } from "../../spend/property/offer-arbitrary.ts";
import { toSpendProfile } from "../../spend/spend-profile.ts";
import { createTestContext } from "../../spend/test-context.ts";
import { type CatalogueEntry, toCatalogueEntry } from "./catalogue-entry.ts";
import { PRESENT, type Scenario } from "./index-scenario.ts";
import {
  createRankingColumns,
  createScenarioFigures,
  createScenarioSpend,
  toFixedPart,
} from "./ranking-columns.ts";
import { toSupplyProfile } from "./supply-profile.ts";

const context = createTestContext();

const SCENARIOS: Scenario[] = [
  PRESENT,
  { kind: "change", percent: 20 },
  { kind: "change", percent: -35 },
  { kind: "flat", eur: 0.183 },
];

function toEntry(offer: EnergyOffer): CatalogueEntry {
  const stored = { offer, slug: "a", supplierName: "A", setAsideReason: null };
  return toCatalogueEntry({ ...stored, changedDay: "", offerDigest: "" }, context);
}

/**
 * The figures of the columns and those of the rules; null if the columns leave the offer to the
 * rules.
 */
function readBoth(entries: CatalogueEntry[], scenario: Scenario, query: { consumo: number }) {
  const tipology = entries[0]?.tipology ?? "luce";
  const profile = toSpendProfile(toSupplyProfile(tipology, query), context);
  const read = createScenarioFigures(createRankingColumns(entries), scenario, profile);
  const { compute } = createScenarioSpend(scenario, tipology, context);
  return entries.map((entry, index) => {
    const figures = { total: 0, sale: 0, fixedPart: 0 };
    const isRead = read(index, figures);
    const outcome = compute(entry, profile);
    const ruled = outcome.status === "computed" && {
      total: outcome.parts.total,
      sale: outcome.parts.sale,
      fixedPart: toFixedPart(entry.prepared, profile),
    };
    return { isRead, figures, ruled };
  });
}

test.each([
  ["electricity", electricityOffer],
  ["gas", gasOffer],
])("gives every %s offer exactly the figures of the rules", (_, offers) => {
  let read = 0;
  fc.assert(
    fc.property(
      fc.array(offers, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...SCENARIOS),
      fc.integer({ min: 1, max: 9000 }),
      (list, scenario, consumo) => {
        for (const { isRead, figures, ruled } of readBoth(list.map(toEntry), scenario, {
          consumo,
        })) {
          if (isRead) {
            read += 1;
            expect(figures).toEqual(ruled);
          }
        }
      },
    ),
  );
  // Columns that left everything to the rules would agree with them too.
  expect(read).toBeGreaterThan(100);
});

test("computes no offer for other customers or without a figure", () => {
  const [offer] = fc.sample(electricityOffer, 1);
  if (offer === undefined) throw new Error("no offer");
  const others = [
    { ...offer, customer: "other-uses" as const },
    { ...offer, standalone: false },
  ];
  const both = readBoth(others.map(toEntry), PRESENT, { consumo: 2700 });
  expect(both.map(({ isRead, ruled }) => [isRead, ruled])).toEqual([
    [false, false],
    [false, false],
  ]);
});
