import { expect, test } from "vitest";
import { withoutOtherPeriods } from "./other-periods.ts";
import { toRowText } from "./page-cells.ts";
import { printed, type TestBill } from "./test-bills/draw-bill.ts";
import { listWrongButSure, readDrawn } from "./test-bills/read-drawn.ts";
import { printRows } from "./test-rows.ts";

const strip = (lines: readonly (readonly string[])[]) =>
  withoutOtherPeriods(printRows(lines, { columnWidth: 160 })).map(toRowText);

test.each(["Bolletta precedente", "Da inizio anno", "Periodo scorso", "Progressivo annuo"])(
  "leaves out the column «%s»",
  (head) => {
    expect(
      strip([
        ["Scontrino", "Questa bolletta", head],
        ["Quota fissa", "8,00 €", "40,00 €"],
        ["Totale", "73,56 €", "378,98 €"],
        ["Consumo annuo", "2.700 kWh"],
      ]),
    ).toEqual([
      `Scontrino  Questa bolletta  ${head}`,
      "Quota fissa  8,00 €",
      "Totale  73,56 €",
      "Consumo annuo  2.700 kWh",
    ]);
  },
);

test("keeps the rows below the next table's head", () => {
  const lines = [
    ["Spesa", "Bolletta attuale", "Bolletta precedente"],
    ["Totale", "129,02 €", "141,66 €"],
    ["kWh", "F1", "Totale"],
    ["Consumo annuo", "640", "1.810"],
  ];
  expect(strip(lines).at(-1)).toBe("Consumo annuo  640  1.810");
});

test("keeps columns whose heads name no other period", () => {
  const lines = [
    ["Fascia", "Lettura precedente", "Consumo"],
    ["F1", "1.200", "1.310"],
  ];
  expect(strip(lines)).toEqual(["Fascia  Lettura precedente  Consumo", "F1  1.200  1.310"]);
});

const TWO_BILLS: TestBill = {
  name: "this bill's sums beside those of the one before",
  marks: [
    ...printed(
      1,
      `
40 ¦ 40/12 Grano Luce S.r.l.
60 ¦ 40/9 Bolletta dell'energia elettrica. POD IT001E45454545. Potenza impegnata 3 kW
80 ¦ 40/9 Periodo 01/05/2024 - 30/06/2024. Consumo annuo 1.810 kWh
100 ¦ 300/9 Bolletta attuale ¦ 410/9 Bolletta precedente
114 ¦ 40/9 Spesa per la materia energia ¦ >370/9 61,30 € ¦ >500/9 70,12 €
128 ¦ 40/9 Spesa per il trasporto ¦ >370/9 28,77 € ¦ >500/9 29,90 €
142 ¦ 40/9 Spesa per oneri di sistema ¦ >370/9 17,05 € ¦ >500/9 18,20 €
156 ¦ 40/9 Totale imposte e IVA ¦ >370/9 21,90 € ¦ >500/9 23,44 €
170 ¦ 40/9 Totale bolletta ¦ >370/9 129,02 € ¦ >500/9 141,66 €`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Grano Luce S.r.l.",
      pod: "IT001E45454545",
      capacityKw: "3",
      annualConsumption: "1810",
      periodStart: "2024-05-01",
      periodEnd: "2024-06-30",
      sale: "61.3",
      network: "28.77",
      charges: "17.05",
      taxes: "21.9",
      total: "129.02",
    },
  },
};

const TWO_MONTHS: TestBill = {
  name: "a price for each month of the period",
  marks: [
    ...printed(
      1,
      `
40 ¦ 40/12 Rugiada Energia S.p.A.
60 ¦ 40/9 Bolletta dell'energia elettrica. POD IT001E11223344. Potenza impegnata 3 kW
80 ¦ 40/9 Periodo 01/02/2026 - 31/03/2026. Consumo annuo 3.120 kWh. Consumo del periodo 512 kWh
114 ¦ 40/9 Quota per consumi febbraio ¦ 200/9 250 kWh ¦ 270/9 0,205000 €/kWh ¦ >430/9 51,25 €
128 ¦ 40/9 di cui spesa per la vendita ¦ 200/9 250 kWh ¦ 270/9 0,140000 €/kWh ¦ >430/9 35,00 €
142 ¦ 40/9 di cui rete e oneri ¦ 200/9 250 kWh ¦ 270/9 0,065000 €/kWh ¦ >430/9 16,25 €
156 ¦ 40/9 Quota per consumi marzo ¦ 200/9 262 kWh ¦ 270/9 0,197061 €/kWh ¦ >430/9 51,63 €
170 ¦ 40/9 di cui spesa per la vendita ¦ 200/9 262 kWh ¦ 270/9 0,132061 €/kWh ¦ >430/9 34,60 €
184 ¦ 40/9 di cui rete e oneri ¦ 200/9 262 kWh ¦ 270/9 0,065000 €/kWh ¦ >430/9 17,03 €
198 ¦ 40/9 IVA 10% ¦ >430/9 10,29 €
212 ¦ 40/9 Totale bolletta ¦ >430/9 113,17 €`,
    ),
  ],
  supplies: {
    luce: { supplier: "Rugiada Energia S.p.A.", pod: "IT001E11223344", capacityKw: "3" },
  },
};

test("takes the sums of this bill, not of the one before", async () => {
  const reading = await readDrawn(TWO_BILLS);
  expect(listWrongButSure(reading, TWO_BILLS)).toEqual([]);
  const fields = reading.status === "read" ? (reading.supplies[0]?.fields ?? []) : [];
  expect(fields).toContainEqual(
    expect.objectContaining({ name: "sale", value: "61.3", confidence: "sure" }),
  );
});

test("doubts the price of one month as the mean of a period", async () => {
  const reading = await readDrawn(TWO_MONTHS);
  const fields = reading.status === "read" ? (reading.supplies[0]?.fields ?? []) : [];
  expect(fields.find(({ name }) => name === "unitPrice")).toMatchObject({
    confidence: "doubtful",
  });
});
