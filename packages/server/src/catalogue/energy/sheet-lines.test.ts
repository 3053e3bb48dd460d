import { expect, it } from "vitest";
import { prepareOffer } from "../../spend/prepare-offer.ts";
import { createTestContext } from "../../spend/test-context.ts";
import {
  createTestComponent,
  createTestDiscount,
  createTestOffer,
} from "../../spend/test-offer.ts";
import { toConditionLines, toDiscountLines, toPriceLines } from "./sheet-lines.ts";

it.each([
  [1, "nel primo mese"],
  [3, "nei primi 3\u00a0mesi"],
])("notes when a price of %d months is valid: «%s»", (months, note) => {
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
])("says for an offer with the codes %j when it is available: %s", (activationTypes, words) => {
  const lines = toConditionLines(createTestOffer({ activationTypes }));
  expect(lines.find(({ label }) => label === "Si può avere")?.value).toBe(words);
});

it.each([
  [{ validity: "01" }, "Senza condizioni: già tolto dalla spesa annua"],
  [{ validity: "03" }, "Vale dopo i primi 12 mesi: non è tolto dalla spesa annua"],
  [{ validity: null }, "L’offerta non dice quando vale: non è tolto dalla spesa annua"],
])("says for an unconditional discount with %j whether the spend counts it", (changes, note) => {
  const price = { kind: "01", unit: "05", value: 30 };
  const offer = createTestOffer({ discounts: [createTestDiscount(price, changes)] });
  expect(toDiscountLines(offer).map((line) => line.note)).toEqual([note]);
  const prepared = prepareOffer(offer, createTestContext());
  const { fixedEur } =
    prepared.status === "prepared" ? prepared.byZone.E.discount : { fixedEur: Number.NaN };
  expect(fixedEur).toBe(note.includes("già tolto") ? 30 : 0);
});

it.each([
  [0, 1800, "da 0 a 1.800 kWh l’anno"],
  [1801, null, "oltre 1.801 kWh l’anno"],
  [1801, 999_999, "oltre 1.801 kWh l’anno"],
  [0, 999_999, undefined],
])("names the tier of a price from %s to %s, where 999999 is no end", (from, to, note) => {
  const component = createTestComponent("04", [{ unit: "03", price: 0.15, from, to }]);
  const [line] = toPriceLines(createTestOffer({ components: [component] }));
  expect(line?.note?.replaceAll("\u00a0", " ")).toBe(note);
});
