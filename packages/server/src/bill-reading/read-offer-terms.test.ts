import { expect, test } from "vitest";
import { readOfferTerms } from "./read-offer-terms.ts";
import { printRows } from "./test-rows.ts";

const read = (lines: readonly (readonly string[])[], code = "") => {
  const entry = { value: code, text: code, page: 1, isProved: true };
  return readOfferTerms(printRows(lines), "luce", code === "" ? undefined : entry);
};

test.each([
  ["Tipo di prezzo", "Prezzo fisso per 12 mesi", "fixed"],
  ["Tipologia offerta", "bloccata per 24 mesi", "fixed"],
  ["Prezzo", "indicizzato al PUN", "variable"],
  ["Struttura del prezzo", "PSV + spread", "variable"],
  ["Tipologia di prezzo:", "variabile", "variable"],
])("reads the kind of price of «%s  %s»", (label, text, pricing) => {
  expect(read([[label, text]]).pricing).toMatchObject({ value: pricing, isProved: true });
});

test("does not take a fixed fee for a fixed price", () => {
  expect(
    read([["Quota fissa: 12,00 €/mese"], ["Prezzo", "vedi allegato"]]).pricing,
  ).toBeUndefined();
});

test("doubts a kind of price that contradicts the offer's code", () => {
  const code = "000231ESFML01XXSORGENTEFISSA0024";
  expect(read([], code).pricing).toMatchObject({ value: "fixed", isProved: true });
  const lines = [["Tipo di prezzo", "variabile"]];
  expect(read(lines, code).pricing).toMatchObject({ isProved: false });
});

test("doubts the kind of a price that another line of its cell contradicts", () => {
  const lines = [
    ["", "fisso 12 mesi, poi"],
    ["Prezzo", "variabile PUN+0,02"],
  ];
  expect(read(lines).pricing).toMatchObject({ value: "variable", isProved: false });
});

const BOX = ["Prezzo:", "0,128 €/kWh"];

test("doubts a contract's price unless a line charges it", () => {
  expect(read([BOX]).contractPrice).toMatchObject({ value: 0.128, isProved: false });
  const detail = ["Energia 200 kWh x 0,128 €/kWh", "25,60 €"];
  expect(read([BOX, detail]).contractPrice).toMatchObject({ value: 0.128, isProved: true });
});

test("does not take the yearly fee after a price for a spread", () => {
  const box = ["Tipo di prezzo", "FISSO 0,1480 €/kWh + 78 €/anno"];
  expect(read([box]).contractPrice).toMatchObject({ value: 0.148, isProved: false });
});

test("doubts a fixed price that only the details charge", () => {
  const detail = ["Prezzo energia 96 kWh x 0,148 €/kWh", "14,21 €"];
  const fixed = ["Tipo di prezzo", "fisso"];
  expect(read([fixed, detail]).contractPrice).toMatchObject({ value: 0.148, isProved: false });
  expect(read([detail]).contractPrice).toBeUndefined();
});

test.each([
  ["the mean of a sale", "Prezzo medio: 0,1452 €/kWh"],
  ["a spread", "Prezzo: PUN + 0,0450 €/kWh"],
  ["prices by band", "Prezzo F1 | F2 | F3: 0,1482 | 0,1395 | 0,1268 €/kWh"],
  ["an advertised price", "Blocca il prezzo a 0,1180 €/kWh"],
])("does not take %s for the contract's price", (_, text) => {
  expect(read([[text]]).contractPrice).toBeUndefined();
});

test.each([
  "Prezzo precedente: 0,1590 €/kWh",
  "Il prezzo applicato fino a marzo era di 0,1590 €/kWh",
  "Il prezzo dello scorso anno: 0,1590 €/kWh",
])("takes no price of another time: %s", (line) => {
  expect(read([[line]]).contractPrice).toBeUndefined();
});

test("takes no price of an advertisement's second line", () => {
  const lines = [
    ["Scopri la nuova proposta per chi consuma di più, con uno sconto di benvenuto"],
    ["a prezzo bloccato. Prezzo: 0,1190 €/kWh"],
  ];
  expect(read(lines).contractPrice).toBeUndefined();
});
