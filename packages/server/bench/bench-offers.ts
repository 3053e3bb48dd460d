import { readNamedParameterSet } from "../src/spend/parameter-sets/named-parameter-set.ts";
import { createSpendContext } from "../src/spend/spend-context.ts";
import {
  createTestComponent,
  createTestDiscount,
  createTestOffer,
} from "../src/spend/test-offer.ts";

export const BENCH_NOW = new Date("2026-11-21T10:00:00Z");

export const BENCH_SOURCES = {
  electricity: readNamedParameterSet("E-2026Q4"),
  gas: readNamedParameterSet("G-2026Q4"),
  indexSeries: Array.from({ length: 12 }, (_, month) => ({
    month: `2026-${String(month + 1).padStart(2, "0")}`,
    pun: 0.11 + month / 1000,
    psv: 0.4 + month / 100,
  })),
};

export const benchContext = createSpendContext({ now: BENCH_NOW, ...BENCH_SOURCES });

/**
 * Creates an offer that depends on its index. The offers are together as varied as the open data:
 * variable and fixed prices, bands, tiers and every discount.
 */
export function createBenchOffer(commodity: "electricity" | "gas", index: number) {
  const isGas = commodity === "gas";
  const unit = isGas ? "04" : "03";
  const price = 0.1 + (index % 97) / 1000;
  const isBanded = !isGas && index % 3 === 0;
  const isVariable = index % 2 === 0;
  const energy = isBanded
    ? ["01", "02", "03"].map((band) => ({ unit, price, band }))
    : index % 10 === 1
      ? [
          { unit, price, from: 0, to: 1000 },
          { unit, price: price * 1.1 },
        ]
      : [{ unit, price }];
  const fee = createTestComponent("01", [{ unit: "01", price: 60 + (index % 120) }]);
  const discounts = [
    createTestDiscount({ kind: "01", unit: "05", value: 30 }),
    createTestDiscount({ kind: "03", unit: "06", value: 10 }),
    createTestDiscount({ kind: "03", unit, value: 0.01, to: 840 }),
    createTestDiscount({ kind: "01", unit: "05", value: 50 }, { condition: "03" }),
  ];
  return createTestOffer({
    code: `BENCH${index}`,
    commodity,
    bands: isBanded ? "03" : "01",
    pricing: isVariable ? "variable" : "fixed",
    indices: isVariable ? [{ code: isGas ? "14" : "12", coefficient: 1, band: null }] : [],
    name: `Offerta ${index}`,
    channels: [["01", "04"], ["02"], ["03"], ["05", "01"]][index % 4] ?? [],
    components: [createTestComponent("04", energy), fee],
    dispatching: isGas ? [] : [{ code: "14", value: null }],
    regulated: isGas && index % 4 === 0 ? ["03"] : [],
    // A percentage of tiers takes longest to prepare. Tiered discounts are not combined with prices
    // by band.
    discounts: index % 4 === 0 && !isBanded ? discounts.slice(index % 3, (index % 3) + 2) : [],
  });
}
