import { expect, test } from "vitest";
import { readAmounts } from "./read-amounts.ts";
import { printRows } from "./test-rows.ts";

const SUMS = [
  ["Spesa per la materia energia", "50,00 €"],
  ["Spesa per il trasporto e la gestione del contatore", "20,00 €"],
  ["Spesa per oneri di sistema", "10,00 €"],
  ["Totale imposte e IVA", "10,00 €"],
  ["Totale bolletta", "90,00 €"],
];

const readSums = (lines: readonly (readonly string[])[]) => {
  return readAmounts(printRows(lines, { columnWidth: 300 }), "luce", { isDual: false });
};

const readTotal = (lines: readonly (readonly string[])[]) => {
  const { total } = readSums(lines);
  return [total?.value, total?.isProved];
};

const readTaxes = (...lines: string[][]) => {
  const { vat, excise } = readSums([...SUMS.slice(0, 3), ...lines]);
  return [excise?.value, vat?.value];
};

test("adds equal taxes of different rates, and a tax that is printed twice once", () => {
  const [reduced, full] = [
    ["IVA 10% su 50,00 €", "5,00 €"],
    ["IVA 22% su 22,73 €", "5,00 €"],
  ] as [string[], string[]];
  expect(readTaxes(reduced, full)).toEqual([undefined, 10]);
  expect(readTaxes(reduced, full, ["Totale IVA", "10,00 €"])).toEqual([undefined, 10]);
  expect(readTaxes(["IVA", "5,00 €"], reduced)).toEqual([undefined, 5]);
  expect(readTaxes(reduced, reduced)).toEqual([undefined, 5]);
  const [low, high] = [
    ["Accisa 200 kWh × 0,0250 €/kWh", "5,00 €"],
    ["Accisa 100 kWh × 0,0500 €/kWh", "5,00 €"],
  ] as [string[], string[]];
  expect(readTaxes(low, high)).toEqual([10, undefined]);
  expect(readTaxes(["Accisa", "5,00 €"], low)).toEqual([5, undefined]);
});

test.each([
  ["IVA 22%", "IVA (100% detraibile) 22%"],
  ["IVA 22%", "IVA 22% (100% detraibile)"],
  ["Accisa 200 kWh × 0,0250 €/kWh", "Accisa 200 kWh × 2,50 cent€/kWh"],
  ["Accisa 220 kWh × 0,0227 €/kWh", "Accisa media 0,0226 €/kWh"],
])("«%s» and «%s» are one tax, printed twice", (one, other) => {
  const taxes = readTaxes([one, "5,00 €"], [other, "5,00 €"]);
  expect(taxes.filter((tax) => tax !== undefined)).toEqual([5]);
});

test("adds the quantities of bands with equal consumption", () => {
  const { periodConsumption } = readSums([
    ["Spesa per la materia energia", "38,00 €"],
    ["Spesa per il trasporto e la gestione del contatore", "20,00 €"],
    ["Dettaglio della spesa per la materia energia"],
    ["Quota fissa", "14,00 €"],
    ["Quota energia F1 100 kWh × 0,1300 €/kWh", "13,00 €"],
    ["Quota energia F2 100 kWh × 0,1100 €/kWh", "11,00 €"],
  ]);
  expect(periodConsumption?.value).toBe(200);
});

test("is sure of a total that the parts of a bill sum up to", () => {
  expect(readTotal(SUMS)).toEqual([90, true]);
});

const APART = [...SUMS, ["Accisa", "2,50 €"], ["Riepilogo"]];

test("is sure of excise and VAT that add up to their printed sum", () => {
  const { excise, vat, taxes } = readSums([...APART, ["IVA 10%", "7,50 €"]]);
  expect([excise?.value, excise?.isProved]).toEqual([2.5, true]);
  expect([vat?.value, vat?.isProved]).toEqual([7.5, true]);
  expect(taxes).toBeUndefined();
});

test("reads the VAT of a table of rates", () => {
  const { vat, taxes } = readSums([...APART, ["10%", "75,00", "7,50"]]);
  expect([vat?.value, vat?.isProved, taxes]).toEqual([7.5, true, undefined]);
});

test("keeps the printed sum of excise and VAT if the two do not add up to it", () => {
  const { vat, taxes } = readSums([...APART, ["IVA 10%", "7,00 €"]]);
  expect([vat, taxes?.value]).toEqual([undefined, 10]);
});

test("reads an older bill that announces the receipt of later ones", () => {
  const news = "Da luglio la bolletta cambia aspetto: arriva lo scontrino dell'energia di ARERA.";
  expect(readSums([...SUMS, [news]]).network).toMatchObject({ value: 20, isProved: true });
});

const BONUS = ["Bonus sociale", "-12,00 €"];

test("takes the sum to pay after a bonus as the total", () => {
  const paid = ["Totale da pagare", "78,00 €"];
  expect(readTotal([...SUMS, BONUS, paid])).toEqual([78, true]);
});

test("doubts a total that leaves out the bonus of its bill", () => {
  expect(readTotal([...SUMS, BONUS])).toEqual([90, false]);
  const voucher = ["Sconto fedeltà", "-12,00 €"];
  const paid = ["Totale da pagare", "78,00 €"];
  expect(readTotal([...SUMS, voucher, paid])).toEqual([90, false]);
});

test("reads the amount of a bonus, not the income limit for it", () => {
  const { socialBonus } = readSums([["Bonus sociale: soglia ISEE 9.530 €"], BONUS]);
  expect(socialBonus?.value).toBe(12);
});

test("reads the sum of the television fee's instalments, not one instalment", () => {
  const line = ["Canone di abbonamento alla televisione", "2 rate", "9,00 €", "18,00"];
  expect(readSums([line]).televisionFee?.value).toBe(18);
});

const IN_OTHER_WORDS = [
  ["Commodity elettrica", "50,00 €"],
  ["Reti e misura", "20,00 €"],
  ["Componenti ASOS e ARIM", "10,00 €"],
  ["Imposte erariali e I.V.A.", "10,00 €"],
];

test("reads the parts by loose words where they add up to the total", () => {
  const entries = readSums([...IN_OTHER_WORDS, ["Totale bolletta", "90,00 €"]]);
  const { sale, network, charges, taxes } = entries;
  expect([sale, network, charges, taxes].map((one) => one?.value)).toEqual([50, 20, 10, 10]);
});

test("reads no part by a loose word where the sums do not add up", () => {
  const { network, charges } = readSums([...IN_OTHER_WORDS, ["Totale bolletta", "95,00 €"]]);
  expect([network, charges]).toEqual([undefined, undefined]);
});

test("does not take a total in the line of the VAT for the VAT", () => {
  const lines = [["IVA 22% su 1.977,68: 435,09. Totale fattura 2.412,77."]];
  expect(readSums([...SUMS.slice(0, 3), ...lines]).vat).toBeUndefined();
});

test("reads a sum beside the first line of a label whose second line names it", () => {
  const rows = printRows([
    ["Spesa per la materia energia", "50,00 €"],
    ["Spesa per il trasporto", "20,00 €"],
    ["e la gestione del contatore"],
    ["Spesa per", "7,00 €"],
    ["oneri di sistema"],
    ["Totale imposte e IVA", "10,00 €"],
    ["Totale da pagare", "87,00 €"],
  ]);
  expect(readAmounts(rows, "luce", { isDual: false })).toMatchObject({
    network: { value: 20 },
    charges: { value: 7 },
    total: { value: 87, isProved: true },
  });
});

test("reads quantity and price on the line below a label with its sum", () => {
  const rows = printRows([
    ["Quota per consumi", "60,00 €"],
    ["300 kWh"],
    ["di cui vendita", "42,00 €"],
    ["300 kWh a 0,1400 €/kWh"],
    ["di cui rete e oneri", "18,00 €"],
    ["Quota fissa", "20,00 €"],
    ["di cui vendita", "15,00 €"],
    ["di cui rete e oneri", "5,00 €"],
  ]);
  expect(readAmounts(rows, "luce", { isDual: false })).toMatchObject({
    sale: { value: 57 },
    unitPrice: { value: 0.14, text: "di cui vendita  42,00 €  300 kWh a 0,1400 €/kWh" },
    periodConsumption: { value: 300 },
  });
});

test("reads a total below its name and a sum on its label's second line", () => {
  const rows = printRows([
    ["Spesa per la materia energia 50,00 €"],
    ["Spesa per il trasporto e la gestione del", "TOTALE"],
    ["contatore 20,00 €", "€ 88,00"],
    ["Spesa per oneri di sistema 8,00 €"],
    ["Totale imposte e IVA 10,00 €"],
  ]);
  expect(readAmounts(rows, "luce", { isDual: false })).toMatchObject({
    network: { value: 20 },
    total: { value: 88 },
  });
});

test.each([
  ["82,50 €", "22%", "18,15"],
  ["base 82,50 €", "22%", "18,15 €"],
  ["22%", "82,50 €", "18,15"],
])(
  "reads the tax of a line with its rate and its base, in either order: IVA %s %s %s",
  (...figures) => {
    const parts = [...SUMS.slice(0, 3), ["Accisa", "2,50 €"]];
    const lines = [...parts, ["IVA", ...figures], ["Totale bolletta", "100,65 €"]];
    const { vat, total } = readAmounts(printRows(lines, { columnWidth: 120 }), "luce", {
      isDual: false,
    });
    expect(vat).toMatchObject({ value: 18.15, isProved: true });
    expect(total).toMatchObject({ value: 100.65, isProved: true });
  },
);

test("doubts the sum to pay in a box that repeats it after a credit", () => {
  const lines = [["Totale da pagare"], ["82,00 €"], ["TOTALE DA PAGARE", "82,00 €"]];
  expect(readTotal([...SUMS.slice(0, 4), ...lines])).toEqual([82, false]);
});

test("is sure of two totals in a dual bill only if they name the supply", () => {
  const readDual = (label: string) => {
    const line = [label, "140,00 €"];
    const { total } = readAmounts(printRows([line, ["POD"], line], { columnWidth: 300 }), "luce", {
      isDual: true,
    });
    return [total?.value, total?.isProved];
  };
  expect(readDual("Totale da pagare")).toEqual([140, false]);
  expect(readDual("Totale energia elettrica")).toEqual([140, true]);
});
