import { expect, test } from "vitest";
import { annualSpend, prepareOffer } from "./annual-spend.ts";
import { findBreakEvenIndex, withIndex } from "./break-even-index.ts";
import { createElectricityProfile } from "./spend-profile.ts";
import { createTestContext } from "./test-context.ts";
import { createTestComponent, createTestOffer } from "./test-offer.ts";

const context = createTestContext();
const profile = createElectricityProfile(
  {
    use: "domestic",
    resident: true,
    capacityKw: 3,
    annualKwh: 2700,
    bands: null,
    defaultConsumption: false,
  },
  context,
);
const variable = createTestOffer({
  pricing: "variable",
  indices: [{ code: "12", coefficient: 1, band: null }],
  components: [createTestComponent("04", [{ unit: "03", price: 0.02 }])],
});

function getTotal(offer = createTestOffer(), held = context): number {
  const outcome = annualSpend(prepareOffer(offer, held), profile);
  return outcome.status === "computed" ? outcome.parts.total : Number.NaN;
}

test("at the break-even index both offers cost the same", () => {
  const found = findBreakEvenIndex(variable, profile, context, getTotal());
  const index = found?.status === "below" ? found.index : Number.NaN;
  expect(index).toBeCloseTo((0.15 - 0.02) / 1.1, 9);
  expect(getTotal(variable, withIndex(context, index))).toBeCloseTo(getTotal(), 6);
});

test("an offer may be dearer, or cheaper, at any index", () => {
  expect(findBreakEvenIndex(variable, profile, context, 10)).toEqual({ status: "never" });
  expect(findBreakEvenIndex(variable, profile, context, 1e6)).toEqual({ status: "always" });
});

test("an offer that follows no index has no break-even", () => {
  expect(findBreakEvenIndex(createTestOffer(), profile, context, 900)).toBeNull();
});
