import { BRAND } from "@volpe/contract";
import { expect, test } from "vitest";
import { PRODUCT_TYPOLOGIES } from "./product-typologies.ts";
import { createProductSheet } from "./sample-products.ts";

const LONG_CAR = "Toyota Corolla Touring Sports 1.8 Hybrid 140 CV Business";

test.each([
  ["noleggio", "Fiat Panda 1.0", "Fiat Panda 1.0 a noleggio"],
  ["noleggio", LONG_CAR, LONG_CAR],
  ["noleggio", `${LONG_CAR} Plus`, `${LONG_CAR}`],
  ["pos", "Giro", "Giro di Sportello Chiaro: costi e commissioni"],
  ["pos", "Banco Senza Pensieri", "Banco Senza Pensieri di Sportello Chiaro: POS"],
  ["internet", "Giga", "Giga di Sportello Chiaro: internet per casa"],
  ["internet", "Senza Fili Colline Alte", "Senza Fili Colline Alte di Sportello Chiaro: internet"],
] as const)("gives in %s the title of «%s» as «%s»", (tipology, name, title) => {
  const sheet = createProductSheet({
    tipology,
    name,
    brand: { name: "Sportello Chiaro", slug: "sportello-chiaro", mark: "" },
  });
  const words = PRODUCT_TYPOLOGIES[tipology].sheet;
  expect(words.toTitle(sheet)).toBe(title);
  expect(`${title} | ${BRAND.name}`.length).toBeLessThanOrEqual(65);
  expect(words.toDescription(sheet).length).toBeLessThanOrEqual(165);
});

test.each(["internet", "pos", "noleggio"] as const)(
  "gives the list of %s for homes and for businesses titles that are not cut",
  (tipology) => {
    const { toTitle } = PRODUCT_TYPOLOGIES[tipology].list;
    for (const title of [toTitle(""), toTitle(" per aziende")]) {
      expect(`${title} | ${BRAND.name}`.length, title).toBeLessThanOrEqual(65);
    }
  },
);
