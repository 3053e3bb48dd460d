import { expect, test } from "vitest";
import { readOffer } from "./read-offer.ts";
import { printRows } from "./test-rows.ts";

const readExpiry = (...lines: string[]) => {
  const { offerExpiry } = readOffer(printRows(lines.map((line) => [line])), "luce");
  return [offerExpiry?.value, offerExpiry?.isProved];
};

test.each([
  ["Scadenza condizioni economiche: 30/09/2026", true],
  ["Scadenza condizioni economiche: 30/09/2026. Dal 01/10/2026 avrai altre condizioni.", false],
  ["Condizioni economiche valide fino al 30/09/2026 e prorogate fino al 30/09/2028", false],
  ["Condizioni economiche valide dal 1/10/2025 al 30/09/2026", false],
  ["Scadenza dell'offerta 30-09-2026 (si rinnova fino al 30-09-2027)", false],
  ["Le condizioni economiche scadono il trenta settembre duemilaventisei", true],
  ["Scadenza condizioni economiche: fine settembre 2026", true],
  ["Scadenza offerta: un anno dalla data di inizio (30/09/2026)", false],
  ["Scadenza condizioni economiche: si veda la lettera del 30/09/2026", false],
  ["Scadenza dell'offerta precedente: 30/09/2026", false],
  ["Termine ultimo per aderire all'offerta: 30/09/2026", false],
])("takes the first day after the label that ends something: %s", (line, isSure) => {
  expect(readExpiry(line)).toEqual(["2026-09-30", isSure]);
});

test("reads the first day of a month in words", () => {
  const first =
    "Le condizioni economiche scadono il primo aprile 2027; dal 2 aprile 2027 cambiano.";
  expect(readExpiry(first)).toEqual(["2027-04-01", false]);
});

test("takes no day on which other conditions begin", () => {
  expect(readExpiry("Scadenza condizioni economiche: si veda l'allegato. Dal 02/04/2027")).toEqual([
    undefined,
    undefined,
  ]);
});

test("doubts a day that the next line replaces", () => {
  expect(
    readExpiry(
      "Condizioni economiche valide fino al 31/12/2026 come da contratto e",
      "prorogate al 31/12/2027",
    ),
  ).toEqual(["2026-12-31", false]);
});

test("takes no day from the second line of an advertisement", () => {
  expect(
    readExpiry(
      "Scegli la nostra nuova proposta per la casa, con prezzo fermo e senza quota fissa per un",
      "anno intero. Offerta valida fino al 31/01/2027.",
      "",
      "",
      "Fine delle condizioni economiche: 31/05/2027",
    ),
  ).toEqual(["2027-05-31", true]);
});

test("takes no day of an advertisement whose label continues on the next line", () => {
  const label = "Blocca il prezzo della tua luce con Casa Verde: scadenza delle";
  const next = "condizioni economiche 31/12/2027, sconto sul primo anno di fornitura";
  expect(readExpiry(label, next)).toEqual([undefined, undefined]);
});
