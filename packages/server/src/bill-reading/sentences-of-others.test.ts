import { expect, test } from "vitest";
import { toRowText } from "./page-cells.ts";
import { readBilledConsumption } from "./read-consumption.ts";
import { listPoints } from "./read-identity.ts";
import { withoutSentencesOfOthers } from "./sentences-of-others.ts";
import { printRows } from "./test-rows.ts";

const print = (...lines: (string | string[])[]) =>
  withoutSentencesOfOthers(printRows(lines.map((line) => [line].flat())));

test("cuts only the sentence about a typical customer from its paragraph", () => {
  const rows = print(
    "Grazie di essere con noi. Una famiglia tipo di quattro persone consuma in un anno",
    "3.200 kWh e ha una potenza impegnata di 3 kW. Il Suo consumo annuo è di 1.830 kWh.",
  );
  expect(rows.map(toRowText)).toEqual([
    "Grazie di essere con noi.",
    "Il Suo consumo annuo è di 1.830 kWh.",
  ]);
  expect(readBilledConsumption(rows, "luce")).toMatchObject({ annualConsumption: { value: 1830 } });
});

test("takes nothing of another supply that a sentence names", () => {
  const rows = print(
    "La informiamo che per l'altra fornitura che ha con noi, con POD IT003E11112222 e consumo annuo",
    "di 4.990 kWh, riceverà una bolletta a parte.",
    ["Codice POD", "IT003E55556666"],
    ["Consumo annuo", "1.210 kWh"],
  );
  expect(listPoints(rows, "luce")).toEqual(["IT003E55556666"]);
  expect(readBilledConsumption(rows, "luce")).toMatchObject({ annualConsumption: { value: 1210 } });
});

test("leaves short facts as they are", () => {
  const rows = print("Altra fornitura", ["POD", "IT003E55556666"]);
  expect(rows.map(toRowText)).toEqual(["Altra fornitura", "POD  IT003E55556666"]);
});

test("cuts only the part of a sentence after its semicolon", () => {
  const rows = print(
    "Il consumo annuo della fornitura è di 1.150 Smc; una famiglia tipo ne consuma 1.400 in un anno.",
  );
  expect(rows.map(toRowText)).toEqual(["Il consumo annuo della fornitura è di 1.150 Smc;"]);
});

test("cuts at the right letters of a text with a pictogram", () => {
  const rows = print(
    "Risparmiare energia 💡 è facile con noi. Una famiglia tipo consuma 2.700 kWh. Buona lettura",
  );
  expect(rows.map(toRowText)).toEqual(["Risparmiare energia 💡 è facile con noi. Buona lettura"]);
});
