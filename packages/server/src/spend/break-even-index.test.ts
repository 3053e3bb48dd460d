import { expect, test } from "vitest";
import { annualSpend } from "./annual-spend.ts";
import { findBreakEvenIndex, prepareIndexLine, spendBetween, withIndex } from "./index-line.ts";
import { prepareOffer } from "./prepare-offer.ts";
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
const line = prepareIndexLine(variable, context);

function getTotal(offer = createTestOffer(), held = context): number {
  const outcome = annualSpend(prepareOffer(offer, held), profile);
  return outcome.status === "computed" ? outcome.parts.total : Number.NaN;
}

test("both offers cost the same at the break-even index", () => {
  const found = findBreakEvenIndex(line, profile, getTotal());
  const index = found?.status === "below" ? found.index : Number.NaN;
  expect(index).toBeCloseTo((0.15 - 0.02) / 1.1, 9);
  expect(getTotal(variable, withIndex(context, index))).toBeCloseTo(getTotal(), 6);
});

test.each([0, 0.05, 0.12, 0.4])(
  "interpolates the same spend as the rules compute at index %d",
  (index) => {
    const between = spendBetween(line.atZero, line.atOne, index, profile);
    const compiled = annualSpend(prepareOffer(variable, withIndex(context, index)), profile);
    if (between.status === "excluded" || compiled.status === "excluded") {
      throw new Error("computable on purpose");
    }
    for (const [part, amount] of Object.entries(compiled.parts)) {
      expect(between.parts[part as keyof typeof between.parts]).toBeCloseTo(amount, 9);
    }
  },
);

test("recognises an offer that is dearer or cheaper at any index", () => {
  expect(findBreakEvenIndex(line, profile, 10)).toEqual({ status: "never" });
  expect(findBreakEvenIndex(line, profile, 1e6)).toEqual({ status: "always" });
});

test("has no break-even for an offer without an index", () => {
  expect(findBreakEvenIndex(prepareIndexLine(createTestOffer(), context), profile, 900)).toBeNull();
});
