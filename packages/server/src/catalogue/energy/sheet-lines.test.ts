import { expect, it } from "vitest";
import { createTestComponent, createTestOffer } from "../../spend/test-offer.ts";
import { toPriceLines } from "./sheet-lines.ts";

it.each([
  [1, "nel primo mese"],
  [3, "nei primi 3\u00a0mesi"],
])("says of a price of %d months that it holds «%s»", (months, note) => {
  const period = { kind: "months-from-start", months } as const;
  const component = createTestComponent("04", [{ unit: "03", price: 0.15, period }]);
  expect(toPriceLines(createTestOffer({ components: [component] }))).toContainEqual(
    expect.objectContaining({ note }),
  );
});
