import { expect, test } from "vitest";
import { readBilledConsumption } from "./read-consumption.ts";
import { printRows } from "./test-rows.ts";

const toLines = (lines: readonly (readonly string[])[]) => printRows(lines, { columnWidth: 90 });

const BANDS_OF_A_YEAR = [
  ["", "F1", "F2", "F3", "Totale"],
  ["Consumo annuo", "1.486", "702", "655", "2.843 kWh"],
];

const readYear = (lines: readonly (readonly string[])[]) => {
  const { annualConsumption } = readBilledConsumption(toLines(lines), "luce");
  return [annualConsumption?.value, annualConsumption?.isProved];
};

test("is sure of an annual consumption that equals the sum of its bands", () => {
  expect(readYear(BANDS_OF_A_YEAR)).toEqual([2843, true]);
});

test("doubts a volume beside «consumo annuo» that the detail lines bill", () => {
  const detail = [
    ["Dispacciamento", "2.843", "28,06"],
    ["Quota energia", "2.843", "30,79"],
  ];
  expect(readYear([...BANDS_OF_A_YEAR, ...detail])).toEqual([2843, false]);
});

const readBands = (lines: readonly (readonly string[])[]) => {
  const { annualF1, annualF2, annualF3 } = readBilledConsumption(toLines(lines), "luce");
  return [annualF1?.value, annualF2?.value, annualF3?.value];
};

test("reads the bands of a year from the column «Consumo annuo»", () => {
  expect(
    readBands([
      ["Fascia", "Lettura", "Consumo annuo"],
      ["F1", "8.802", "1.208"],
      ["F2", "7.415", "1.061"],
      ["F3", "10.333", "1.473"],
    ]),
  ).toEqual([1208, 1061, 1473]);
});

test("reads the bands of a year below a head on the line of their label", () => {
  expect(
    readBands([
      ["Consumo annuo", "F1", "F2", "F3", "Totale"],
      ["kWh", "791", "728", "893", "2.412"],
    ]),
  ).toEqual([791, 728, 893]);
});

test("reads the bands of a year by their names below its label", () => {
  expect(
    readBands([
      ["Consumo annuo", "", "Quota fissa"],
      ["dal 01/10/2024", "", "3 mesi"],
      ["Fascia F1", "289 kWh"],
      ["Fascia F2", "342 kWh"],
      ["Fascia F3", "477 kWh"],
    ]),
  ).toEqual([289, 342, 477]);
});

test("is sure of a year and its F1 if F1 and F23 add up to it", () => {
  const entries = readBilledConsumption(
    toLines([
      ["", "F1", "F23", "Totale"],
      ["Consumo annuo", "801", "1.633", "2.434 kWh"],
    ]),
    "luce",
  );
  const { annualConsumption, annualF1, annualF2 } = entries;
  expect([annualConsumption?.value, annualConsumption?.isProved]).toEqual([2434, true]);
  expect([annualF1?.value, annualF2]).toEqual([801, undefined]);
});

test("reads a power without a label only if every other power is the available one", () => {
  const readPower = (...lines: string[]) =>
    readBilledConsumption(toLines(lines.map((line) => [line])), "luce").capacityKw;
  expect(readPower("Domestico residente, 3 kW", "disponibile fino a 3,3 kW")?.value).toBe(3);
  expect(readPower("Domestico residente, 3 kW", "Quota potenza 4,5 kW")).toBeUndefined();
});

test.each([
  ["Potenza impegnata fino al 31/08/2026: 3 kW; dal 01/09/2026: 4,5 kW", false],
  ["Potenza impegnata 3 kW (aumento a 6 kW attivo dal 01/10/2026)", false],
  ["Potenza impegnata 3 kW, potenza disponibile 3,3 kW", true],
])("reads 3 kW from «%s», sure: %s", (line, isSure) => {
  const { capacityKw } = readBilledConsumption(toLines([[line]]), "luce");
  expect([capacityKw?.value, capacityKw?.isProved]).toEqual([3, isSure]);
});

test("prefers the bill's own consumption to an example", () => {
  const example = ["Consumo annuo di una famiglia tipo: 2.700 kWh"];
  expect(readYear([example])).toEqual([2700, false]);
  expect(readYear([example, ["Consumo annuo: 2.455 kWh"]])).toEqual([2455, false]);
});

test("reads the bands of a year whose last figure continues on the next line", () => {
  const lines = [["Consumo annuo 3.000 kWh (F1 1.100, F2"], ["900, F3 1.000)"]];
  expect(readBands(lines)).toEqual([1100, 900, 1000]);
});

test("takes no head «F1 F2 F3» for a band with its figure", () => {
  expect(readBands([["Consumo annuo", "F1 F2"], ["F3 2.588 kWh"]])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("adds up the billed bands if their table names no sum", () => {
  const { periodConsumption } = readBilledConsumption(
    toLines([["Consumi fatturati"], ["F1", "F2", "F3"], ["101 kWh", "82 kWh", "117 kWh"]]),
    "luce",
  );
  expect(periodConsumption).toMatchObject({ value: 300, text: "101 kWh  82 kWh  117 kWh" });
});

test("shows the printed lines of the bands", () => {
  const lines = [
    ["Consumo annuo", "1.800 kWh"],
    ["F1", "700 kWh"],
    ["F2", "500 kWh"],
    ["F3", "600 kWh"],
  ];
  const { annualF2 } = readBilledConsumption(toLines(lines), "luce");
  expect(annualF2?.text).toBe("F1  700 kWh  F2  500 kWh  F3  600 kWh");
});

test("reads bands whose names have an explanation in parentheses", () => {
  const lines = [
    ["Consumo annuo", "1.900 kWh"],
    ["F1 (dalle otto alle diciannove)", "600 kWh"],
    ["F2 (mattino, sera e sabato)", "700 kWh"],
    ["F3 (notte e giorni festivi)", "600 kWh"],
  ];
  expect(readBands(lines)).toEqual([600, 700, 600]);
});

test("reads the billed consumption from «sono stati fatturati»", () => {
  const { periodConsumption } = readBilledConsumption(
    toLines([["Sono stati fatturati 212 kWh, da lettura effettiva."]]),
    "luce",
  );
  expect(periodConsumption?.value).toBe(212);
});

test("reads the bands of a year from the column «12 mesi»", () => {
  const lines = [
    ["", "Periodo", "12 mesi"],
    ["F1", "90", "600"],
    ["F2", "80", "500"],
    ["F3", "100", "700"],
  ];
  expect(readBands(lines)).toEqual([600, 500, 700]);
});

test("reads the last band's figure from the next line of its own column", () => {
  const { annualF2 } = readBilledConsumption(
    printRows([
      ["Via Po 3", "Consumo annuo 3.000 kWh, F1 1.100, F2"],
      ["10124 Torino", "900, F3 1.000"],
    ]),
    "luce",
  );
  expect(annualF2?.value).toBe(900);
});

test.each([
  [[["Consumo annuo 600 kWh: 198 kWh in fascia F1, 186 kWh in fascia F2, 216 kWh in fascia F3"]]],
  [[["Consumo annuo 600 kWh di cui 198 kWh in F1, 186 in F2 e 216 in F3"]]],
  [[["Consumo annuo", "600 kWh"], ["198 kWh in F1"], ["186 kWh in F2"], ["216 kWh in F3"]]],
])("reads bands whose figures stand before their names: %j", (lines) => {
  expect(readBands(lines)).toEqual([198, 186, 216]);
  expect(readYear(lines)).toEqual([600, true]);
});

test("takes no reading before «in F1» for the band whose figure follows", () => {
  const lines = [["Consumo annuo 600 kWh, lettura 8.802 in F1 198 kWh, F2 186 kWh, F3 216 kWh"]];
  expect(readBands(lines)).toEqual([198, 186, 216]);
});

test.each([
  [
    ["Consumo annuo", "2.745 kWh"],
    ["F1", "905 kWh"],
    ["F23", "1.840 kWh"],
  ],
  [
    ["Consumo annuo", "2.745 kWh"],
    ["di cui F1", "905"],
    ["di cui F2 e F3", "1.840"],
  ],
  [["Consumo annuo 2.745 kWh: 905 kWh in F1 e 1.840 kWh in F23"]],
])("reads the F1 of a year whose F23 makes its sum: %j", (...lines) => {
  const entries = readBilledConsumption(toLines(lines), "luce");
  expect(entries.annualConsumption).toMatchObject({ value: 2745, isProved: true });
  expect(entries.annualF1).toMatchObject({ value: 905, isProved: true });
  expect(entries.annualF2).toBeUndefined();
});

test("doubts a year's sum that it adds up from F1 and F23", () => {
  expect(readYear([["Consumo annuo: F1 905 kWh, F23 1.840 kWh"]])).toEqual([2745, false]);
});

test.each([
  ["Consumi del mese (kWh)", 2000],
  ["Consumi del mese precedente (kWh)", undefined],
])("reads the billed consumption of a row «%s» with its bands: %s", (label, value) => {
  const { periodConsumption } = readBilledConsumption(
    printRows(
      [
        ["", "F1", "F2", "F3", "Totale"],
        [label, "1.210", "402", "388", "2.000"],
      ],
      { columnWidth: 180 },
    ),
    "luce",
  );
  expect(periodConsumption?.value).toBe(value);
});
