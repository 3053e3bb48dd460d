import { expect, test } from "vitest";
import { readOffer } from "./read-offer.ts";
import { printRows } from "./test-rows.ts";

const readName = (...line: string[]) => readOffer(printRows([line]), "luce").offerName?.value;

test("takes no consumption beside the label of the offer for its name", () => {
  expect(readName("Offerta", "Consumo di un anno 1.984 kWh (F1 640)")).toBeUndefined();
  expect(readName("Offerta", "Angebot /")).toBeUndefined();
  expect(readName("Offerta", "Casa Serena 24")).toBe("Casa Serena 24");
});
