import { expect, test } from "vitest";
import { readCardMix } from "./circuits-question.ts";

test.each([
  ["60-15-20-5-0", "60-15-20-5-0"],
  [
    "60% PagoBancomat, 15% carte di debito, 20% carte di credito, 5% carte aziendali",
    "60-15-20-5-0",
  ],
  ["60 bancomat e 40 credito", "60-0-40-0-0"],
  ["bancomat 60, credito 40", "60-0-40-0-0"],
  ["sessanta per cento bancomat, quaranta di debito", "60-40-0-0-0"],
  ["metà bancomat e metà credito", "50-0-50-0-0"],
  ["70% bancomat, il resto carte di credito", "70-0-30-0-0"],
  ["solo bancomat", "100-0-0-0-0"],
  ["80 bancomat, 10 credito, 10 american express", "80-0-10-0-10"],
  ["Soprattutto PagoBancomat", "60-15-20-5-0"],
  ["quasi tutti col bancomat", "60-15-20-5-0"],
  ["per lo più carte di credito", "15-25-50-10-0"],
  ["turisti", "10-30-35-15-10"],
  ["Un negozio qualsiasi", "30-40-25-5-0"],
])("reads «%s» as %s", (text, mix) => {
  const reading = readCardMix(text);
  expect(reading.status === "one" && reading.mix.join("-")).toBe(mix);
});

test.each([
  ["60% bancomat", 60],
  ["60 bancomat e 50 credito", 110],
  ["60-15-20-5-1", null],
])("refuses «%s», which does not sum to 100", (text, sum) => {
  expect(readCardMix(text)).toEqual(sum === null ? { status: "none" } : { status: "sum", sum });
});

test.each([
  "carte",
  "solo bancomat e carte",
  "tutti con bancomat o visa",
  "60",
  "60% e 40%",
  "bancomat e credito",
  "niente bancomat",
  "un forno",
])("asks again after «%s»", (text) => {
  expect(readCardMix(text)).toEqual({ status: "none" });
});
