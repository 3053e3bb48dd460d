import { expect, test } from "vitest";
import { toSavingCents, toSavingWords } from "./saving.ts";

const say = (eur: number, label: string | null) =>
  toSavingWords(toSavingCents(eur), label).replaceAll("\u00a0", " ");

test.each<[eur: number, today: string, median: string]>([
  [175.08, "Risparmi 175,08 €", "175,08 € sotto l’offerta mediana"],
  [1, "Risparmi 1,00 €", "1,00 € sotto l’offerta mediana"],
  [0.99, "Costa quanto oggi", "A metà classifica"],
  [0, "Costa quanto oggi", "A metà classifica"],
  [-0.99, "Costa quanto oggi", "A metà classifica"],
  [-1, "Spendi 1,00 € in più", "1,00 € sopra l’offerta mediana"],
])("a saving of %s € is worded against today and against the median", (eur, today, median) => {
  expect(say(eur, "oggi")).toBe(today);
  expect(say(eur, null)).toBe(median);
});

test("a difference that is a euro on paper is not lost to binary fractions", () => {
  expect(2.03 - 1.03).toBeLessThan(1);
  expect(toSavingCents(2.03 - 1.03)).toBe(100);
});
