import { expect, test } from "vitest";
import { readOffer } from "./read-offer.ts";
import { printRows } from "./test-rows.ts";

const readName = (...line: string[]) => readOffer(printRows([line]), "luce").offerName?.value;

test("takes no consumption beside the label of the offer for its name", () => {
  expect(readName("Offerta", "Consumo di un anno 1.984 kWh (F1 640)")).toBeUndefined();
  expect(readName("Offerta", "Angebot /")).toBeUndefined();
  expect(readName("Offerta", "Casa Serena 24")).toBe("Casa Serena 24");
});

test.each([
  [[["Nome offerta: Ginestra Casa"], ["36"]], "Ginestra Casa 36"],
  [
    [
      ["Nome", "Ginestra"],
      ["offerta", "Sempre Viva"],
    ],
    "Ginestra Sempre Viva",
  ],
  [[["Nome offerta: Ginestra Casa"], ["Prezzo fisso"]], "Ginestra Casa"],
  [[["Box dell'offerta: Ginestra Casa - codice offerta XY12345678"]], "Ginestra Casa"],
  [[["Offerta: Ginestra Öko 9. Il Suo contratto scade a maggio."]], "Ginestra Öko 9"],
  [[["Tariffa", "Uso domestico non residente"]], undefined],
])("reads the whole name of an offer and nothing else: %j", (lines, name) => {
  expect(readOffer(printRows(lines), "luce").offerName?.value).toBe(name);
});

test("does not take the second language of a label for the offer's name", () => {
  expect(readName("Nome offerta / Angebotsname", "Ginestra Casa")).toBe("Ginestra Casa");
});

test.each([
  [[["Box offerta - Ginestra Index, codice XY12345678; durata un anno"]], "Ginestra Index"],
  [[["Offerta attiva:", "Ginestra Relax (prezzo variabile)"]], "Ginestra Relax"],
])("reads the offer's name without the words around it: %j", (lines, name) => {
  expect(readOffer(printRows(lines), "luce").offerName?.value).toBe(name);
});

test.each([
  [["La tua offerta"], ["Casa Serena"], ["Il tuo contatore"]],
  [
    ["Nome offerta", "Casa Serena"],
    ["", "La tua fornitura"],
  ],
  [["Nome offerta"], ["Casa Serena"], ["Letture e consumi"]],
])("takes no heading of the next box for the end of a name: %j", (...lines) => {
  expect(readOffer(printRows(lines), "luce").offerName?.value).toBe("Casa Serena");
});

test("takes no heading of the next box for the name that a box lacks", () => {
  const lines = [["Nome offerta"], ["Dati della fornitura"], ["POD IT001E12345678"]];
  expect(readOffer(printRows(lines), "luce").offerName).toBeUndefined();
});
