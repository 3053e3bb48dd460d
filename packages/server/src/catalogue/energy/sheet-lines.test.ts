import { expect, it } from "vitest";
import { createTestComponent, createTestOffer } from "../../spend/test-offer.ts";
import { toConditionLines, toPriceLines } from "./sheet-lines.ts";

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

it("has one line of dispatching, however many parts the offer names", () => {
  const dispatching = [
    { code: "01", value: null },
    { code: "99", value: 0.0055 },
    { code: "09", value: null },
  ];
  const lines = toPriceLines(createTestOffer({ dispatching })).filter(({ label }) =>
    label.startsWith("Dispacciamento"),
  );
  expect(lines.map(({ value }) => value.replaceAll("\u00a0", " "))).toEqual([
    "uguale per tutti: lo fissa l’Autorità ogni tre mesi; più 0,0055 €/kWh",
  ]);
});

it.each([
  [["01", "04"], "solo con un cambio fornitore o una voltura"],
  [["99"], undefined],
])("of an offer with the codes %j says when it can be had: %s", (activationTypes, words) => {
  const lines = toConditionLines(createTestOffer({ activationTypes }));
  expect(lines.find(({ label }) => label === "Si può avere")?.value).toBe(words);
});
