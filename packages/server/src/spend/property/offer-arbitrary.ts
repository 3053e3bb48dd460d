import fc from "fast-check";
import type { Component, Discount, EnergyOffer, Period } from "../energy-offer.ts";
import { createTestComponent, createTestDiscount, createTestOffer } from "../test-offer.ts";

const price = fc.integer({ min: 0, max: 400 }).map((thousandths) => thousandths / 1000);
const fee = fc.integer({ min: 0, max: 300 });

const period: fc.Arbitrary<Period> = fc.oneof(
  fc.record({
    kind: fc.constant("months-from-start" as const),
    months: fc.integer({ min: 1, max: 14 }),
  }),
  fc.record({
    kind: fc.constant("until" as const),
    year: fc.constantFrom(2026, 2027),
    month: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({
    kind: fc.constant("calendar-months" as const),
    months: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 }),
  }),
);

/** Ends of two consecutive tiers, in whole units. */
const ends = fc
  .tuple(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 1, max: 150 }))
  .map(([first, second]) => [first * 10, (first + second) * 10] as const);

function toTiered(unit: string): fc.Arbitrary<Component> {
  return fc.tuple(ends, price, price, price).map(([[first, second], a, b, rest]) =>
    createTestComponent("04", [
      { unit, price: a, from: 0, to: first },
      { unit, price: b, from: first + 1, to: second },
      { unit, price: rest },
    ]),
  );
}

function toDated(unit: string): fc.Arbitrary<Component> {
  return fc.tuple(period, price, price).map(([when, during, rest]) =>
    createTestComponent("04", [
      { unit, price: during, period: when },
      { unit, price: rest },
    ]),
  );
}

const banded = fc.oneof(
  fc.tuple(price, price, price).map(([f1, f2, f3]) => ({
    bands: "03",
    component: createTestComponent("04", [
      { unit: "03", price: f1, band: "01" },
      { unit: "03", price: f2, band: "02" },
      { unit: "03", price: f3, band: "03" },
    ]),
  })),
  fc.tuple(price, price).map(([f1, f23]) => ({
    bands: "91",
    component: createTestComponent("04", [
      { unit: "03", price: f1, band: "01" },
      { unit: "03", price: f23, band: "91" },
    ]),
  })),
);

/** Discounts that never make a higher consumption cheaper; the last is conditional. */
const discount: fc.Arbitrary<Discount> = fc.oneof(
  fee.map((value) => createTestDiscount({ kind: "01", unit: "05", value })),
  fee.map((value) => createTestDiscount({ kind: "01", unit: "01", value }, { vat: "02" })),
  fc
    .integer({ min: 1, max: 50 })
    .map((value) => createTestDiscount({ kind: "03", unit: "06", value })),
  fc
    .tuple(period, fc.integer({ min: 1, max: 40 }))
    .map(([when, value]) =>
      createTestDiscount({ kind: "03", unit: "06", value }, { period: when }),
    ),
  fee.map((value) => createTestDiscount({ kind: "01", unit: "05", value }, { condition: "03" })),
);

/** Electricity offers for households whose prices are not negative. */
export const electricityOffer: fc.Arbitrary<EnergyOffer> = fc
  .record({
    energy: fc.oneof(
      toTiered("03").map((component) => ({ bands: "01", component })),
      toDated("03").map((component) => ({ bands: "01", component })),
      banded,
    ),
    fees: fc.array(fee, { maxLength: 2 }),
    pricing: fc.constantFrom("fixed" as const, "variable" as const),
    dispatching: fc.subarray(["01", "09", "13", "14"]),
    discounts: fc.array(discount, { maxLength: 2 }),
  })
  .map(({ energy, fees, pricing, dispatching, discounts }) =>
    createTestOffer({
      bands: energy.bands,
      pricing,
      indices: pricing === "fixed" ? [] : [{ code: "12", coefficient: 1, band: null }],
      components: [
        energy.component,
        ...fees.map((value) => createTestComponent("01", [{ unit: "01", price: value }])),
      ],
      dispatching: dispatching.map((code) => ({ code, value: null })),
      discounts,
    }),
  );

/** Gas offers for households whose prices are not negative. */
export const gasOffer: fc.Arbitrary<EnergyOffer> = fc
  .record({
    energy: fc.oneof(toTiered("04"), toDated("04")),
    fees: fc.array(fee, { maxLength: 2 }),
    pricing: fc.constantFrom("fixed" as const, "variable" as const),
    regulated: fc.subarray(["03", "09", "10"]),
    discounts: fc.array(discount, { maxLength: 2 }),
  })
  .map(({ energy, fees, pricing, regulated, discounts }) =>
    createTestOffer({
      commodity: "gas",
      bands: null,
      pricing,
      indices: pricing === "fixed" ? [] : [{ code: "14", coefficient: 1, band: null }],
      components: [
        energy,
        ...fees.map((value) => createTestComponent("01", [{ unit: "01", price: value }])),
      ],
      regulated,
      discounts,
    }),
  );
