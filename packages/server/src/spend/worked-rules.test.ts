import { expect, test } from "vitest";
import { annualSpend } from "./annual-spend.ts";
import { findBreakEvenIndex, prepareIndexLine } from "./index-line.ts";
import { readNamedParameterSet } from "./parameter-sets/named-parameter-set.ts";
import { prepareOffer } from "./prepare-offer.ts";
import { exemptKwh } from "./regulated/regulated-spend.ts";
import { createElectricityProfile } from "./spend-profile.ts";
import { toSinglePun } from "./tariff/index-price.ts";
import { createParameterSet } from "./tariff/parameter-set.ts";
import { firstYearInstalments } from "./terms/discounts.ts";
import { checkDispatchingIdentity } from "./terms/dispatching.ts";
import { createTestContext } from "./test-context.ts";
import { createTestComponent, createTestDiscount, createTestOffer } from "./test-offer.ts";
import { PLACET_WITHOUT_PRICES } from "./test-totals.ts";

// Each test compares one rule with a figure from an official text or from a public project's test.

const context = createTestContext();

function createProfile(annualKwh: number) {
  const request = { use: "domestic", resident: true, capacityKw: 3, bands: null } as const;
  return createElectricityProfile({ ...request, annualKwh, defaultConsumption: false }, context);
}

function getParts(offer = createTestOffer(), kwh = 2700, given = context) {
  const outcome = annualSpend(prepareOffer(offer, given), createProfile(kwh));
  if (outcome.status === "excluded") {
    throw new Error(outcome.reason);
  }
  return outcome.parts;
}

function withPun(pun: number) {
  return { ...context, index: { ...context.index, pun: toSinglePun(pun) } };
}

const fee = (price: number) => createTestComponent("01", [{ unit: "01", price }]);
const perKwh = (price: number) => createTestComponent("04", [{ unit: "03", price }]);
const variable = {
  pricing: "variable",
  indices: [{ code: "12", coefficient: 1, band: null }],
} as const;

test("adds losses only to the index on the free market", () => {
  const offer = createTestOffer({ ...variable, components: [perKwh(0.02)] });
  expect(getParts(offer, 1200, withPun(0.1)).sale).toBeCloseTo(156, 2);
});

test("adds losses to index and alpha in a PLACET", () => {
  const placet = { ...PLACET_WITHOUT_PRICES, fixVariable: 0, alpha: 0.02 };
  const offer = createTestOffer({
    source: "placet",
    pricing: "variable",
    bands: null,
    placet,
    components: [],
  });
  const { cdispd, dispbt } = { cdispd: 0.016776, dispbt: 1.107 };
  const sale = getParts(offer, 1200, withPun(0.1)).sale - cdispd * 1200 - dispbt;
  expect(sale).toBeCloseTo(158.4, 2);
});

test("finds one index at which a fixed and a variable offer cost the same", () => {
  // The published figure is without losses.
  const values = [...(context.electricity?.values ?? []), ["lambda", 0] as const];
  const lossless = { ...context, electricity: createParameterSet("2026-10-04", values) };
  const fixed = createTestOffer({ components: [fee(50), perKwh(0.15)] });
  const { total } = getParts(fixed, 1200, lossless);
  const line = prepareIndexLine(
    createTestOffer({ ...variable, components: [fee(20), perKwh(0.03)] }),
    lossless,
  );
  const found = findBreakEvenIndex(line, createProfile(1200), total);
  expect(found).toEqual({ status: "below", index: expect.closeTo(0.145, 5) });
});

test("counts the first 12 of 36 instalments in the first year", () => {
  expect(firstYearInstalments(150, 4.17)).toBeCloseTo(50.04, 2);
});

test.each([
  [1800, 0],
  [2700, 21.79],
])("the excise of %d kWh is %d €", (kwh, eur) => {
  expect(0.0227 * (kwh - exemptKwh(kwh))).toBeCloseTo(eur, 2);
});

function totalLoweredBy(discount: ReturnType<typeof createTestDiscount>) {
  return getParts().total - getParts(createTestOffer({ discounts: [discount] })).total;
}

test("lowers the total by the nominal of a discount after VAT", () => {
  const bonus = createTestDiscount({ kind: "01", unit: "05", value: 70 }, { vat: "02" });
  expect(totalLoweredBy(bonus)).toBeCloseTo(70, 2);
});

test("a discount on the first 840 kWh lowers the total by its value and VAT", () => {
  const price = { kind: "03", unit: "03", value: 0.05, from: 0, to: 840 };
  expect(totalLoweredBy(createTestDiscount(price))).toBeCloseTo(46.2, 2);
});

test("adds dispatching and capacity up to the parameter for households", () => {
  expect(checkDispatchingIdentity(readNamedParameterSet("E-2026Q4"))).toMatchObject({
    holds: true,
    sum: expect.closeTo(0.016776, 9),
  });
});

test("prices tiers progressively", () => {
  const tiers = [
    { unit: "03", from: 0, to: 100, price: 0.1 },
    { unit: "03", from: 101, to: 200, price: 0.2 },
  ];
  const offer = createTestOffer({ components: [createTestComponent("04", tiers)] });
  expect(getParts(offer, 150).sale).toBeCloseTo(20, 2);
});
