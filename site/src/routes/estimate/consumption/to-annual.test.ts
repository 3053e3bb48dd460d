import { type EnergyTipology, nameMonth } from "@volpe/contract";
import { describe, expect, it } from "vitest";
import { type AnnualReading, toAnnual } from "./to-annual.ts";

const LONG = [
  ...["gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno"],
  ...["luglio", "agosto", "settembre", "ottobre", "novembre", "dicembre"],
];
const UNITS = [210, 190, 205, 180, 170, 220, 310, 280, 200, 190, 205, 240];
/** 2,600: the sum of the figures above. */
const SUM = 2600;

const rows = (toRow: (month: string, units: number, index: number) => string) =>
  LONG.map((month, index) => toRow(month, UNITS[index] ?? 0, index)).join("\n");
const short = (month: string) => month.slice(0, 3);

const read = (
  text: string,
  { tipology = "luce", completes = false }: { tipology?: EnergyTipology; completes?: boolean } = {},
): AnnualReading => toAnnual(text, { tipology, completes });

/** Two genuine layouts of Portale Consumi: one rate and three, a blank at the end of each cell. */
const portal = (year: number, lines: [label: string, units: (string | number)[]][]) =>
  [
    ["", ...LONG.map((month) => `${month.charAt(0).toUpperCase()}${month.slice(1, 3)} - ${year}`)],
    ...lines.map(([label, units]) => [label, ...units]),
  ]
    .map((cells) => cells.map((cell) => `"${cell} "`).join(";"))
    .join("\r\n");

const bandRows = rows((month, units) => `${month};${units / 2};${units / 4};${units / 4}`);

describe("twelve pasted months", () => {
  it.each<[string, string]>([
    ["one a line", rows((month, units) => `${month} ${units}`)],
    ["from a spreadsheet, with tabs", rows((month, units) => `${month}\t${units}`)],
    ["with semicolons and quotes", rows((month, units) => `"${month}";"${units}"`)],
    ["with a colon and the unit", rows((month, units) => `${month}: ${units} kWh`)],
    ["with a dash", rows((month, units) => `${month} - ${units}`)],
    ["short names with a dot", rows((month, units) => `${short(month)}. ${units}`)],
    ["capitals", rows((month, units) => `${month.toUpperCase()} ${units}`)],
    [
      "in any order",
      rows((month, units) => `${month} ${units}`)
        .split("\n")
        .reverse()
        .join("\n"),
    ],
    ["with Italian decimals", rows((month, units) => `${month}\t${units},00`)],
    ["with English decimals", rows((month, units) => `${month},${units}.0`)],
    ["with the year", rows((month, units) => `${month} 2025\t${units}`)],
    ["with the year and blanks", rows((month, units) => `${month} 2025 ${units}`)],
    ["with a short year", rows((month, units) => `${short(month)}-25\t${units}`)],
    ["as 01/2025", rows((_, units, index) => `${`${index + 1}`.padStart(2, "0")}/2025 ${units}`)],
    ["as 2025-01", rows((_, units, index) => `2025-${`${index + 1}`.padStart(2, "0")};${units}`)],
    ["as the last day", rows((_, units, index) => `28/${index + 1}/2025\t${units}`)],
    ["on one line", rows((month, units) => `${short(month)} ${units}`).replaceAll("\n", ", ")],
    ["in a row under their names", `${LONG.join("\t")}\n${UNITS.join("\t")}`],
    ["in a row with a label", `;${LONG.map(short).join(";")}\nConsumo;${UNITS.join(";")}`],
    ["twelve bare figures", UNITS.join("\n")],
    ["twelve bare figures in a row", UNITS.join("\t")],
    ["twelve bare figures with commas", UNITS.join(", ")],
    ["twelve bare figures and their sum", [...UNITS, SUM].join("\n")],
    ["with their sum below", `${rows((month, units) => `${month} ${units}`)}\nTotale 2.600`],
    [
      "two months a line",
      "gen-feb 400\nmar-apr 385\nmag/giu 390\nlug e ago 590\nset ott 390\nnov - dic 445",
    ],
    ["figures glued to a hyphen", rows((month, units) => `${short(month)}-${units}`)],
    [
      "a head over the columns",
      `Mese\tConsumo kWh\n${rows((month, units) => `${month}\t${units}`)}`,
    ],
    ["bands without a head", bandRows],
    [
      "bands with a head and a total",
      `Mese;F1;F2;F3;Totale\n${rows((month, units) => `${month};${units / 2};${units / 4};${units / 4};${units}`)}`,
    ],
    [
      "bands by name",
      rows((month, units) => `${month} F1 ${units / 2} F2 ${units / 4} F3 ${units / 4}`),
    ],
    ["a file of Portale Consumi", portal(25, [["Fascia unica", UNITS]])],
    [
      "a file of Portale Consumi with three bands",
      portal(25, [
        ["F1", UNITS.map((units) => `${units / 2}`.replace(".", ","))],
        ["F2", UNITS.map((units) => `${units / 4}`.replace(".", ","))],
        ["F3", UNITS.map((units) => `${units / 4}`.replace(".", ","))],
      ]),
    ],
  ])("are read %s", (_, text) => {
    expect(read(text)).toMatchObject({ status: "whole", known: SUM, completed: [] });
  });

  it("give the bands of the year without rounding their shares", () => {
    expect(read(bandRows)).toMatchObject({ bands: [SUM / 2, SUM / 4, SUM / 4] });
    expect(read(rows((month) => `${month};10,1;10;10`))).toMatchObject({
      bands: [121.2, 120, 120],
    });
    expect(read(rows((month) => `${month};199;1;0`))).toMatchObject({ bands: [2388, 12, 0] });
    expect(read(UNITS.join("\n"))).toMatchObject({ bands: null });
  });

  it("are read in Italian notation", () => {
    const text = rows((month) => `${month}\t1.234,50`);
    expect(read(text)).toMatchObject({ status: "whole", known: 14_814 });
  });

  it("may have a consumption that looks like a year", () => {
    expect(read(rows((month) => `${month} 2026`))).toMatchObject({ known: 2026 * 12 });
  });

  it("use the latest twelve months of several files", () => {
    const old = portal(25, [["Fascia unica", UNITS]]);
    const recent = portal(26, [
      ["Fascia unica", [...UNITS.slice(0, 9).map((units) => units + 10), "-", "", "- "]],
    ]);
    for (const text of [`${old}\n${recent}`, `${recent}\n${old}`]) {
      const reading = read(text);
      expect(reading).toMatchObject({ status: "whole", known: SUM + 90 });
      expect(reading.status === "whole" && reading.months.map(nameMonth)).toEqual([
        "ottobre 2025",
        "novembre 2025",
        "dicembre 2025",
        ...LONG.slice(0, 9).map((month) => `${month} 2026`),
      ]);
    }
  });

  it("sum the six bands of a file without shares", () => {
    const sixth = UNITS.map((units) => `${units / 8}`.replace(".", ","));
    const text = portal(
      25,
      ["F1", "F2", "F3", "F4", "F5", "F6"].map((band) => [band, sixth]),
    );
    expect(read(text)).toMatchObject({ known: (SUM / 8) * 6, bands: null });
  });

  it("are divided equally if a line is for several", () => {
    const text =
      "nov-dic 2024 1\nnov-gen 2026 300\nfeb-apr 2026 300\nmag-lug 2026 300\nago-ott 2026 300";
    const reading = read(text);
    expect(reading).toMatchObject({ status: "whole", known: 1200 });
    expect(
      reading.status === "whole" && nameMonth(reading.months[0] ?? { month: 1, year: 0 }),
    ).toBe("novembre 2025");
  });
});

describe("months without a figure", () => {
  const withoutTwo = rows((month, units) => `${month}\t${month.startsWith("m") ? "-" : units}`);

  it("are named in the question", () => {
    const reading = read(withoutTwo);
    expect(reading).toMatchObject({ status: "gaps", known: 10 });
    expect(reading.status === "gaps" && reading.missing.map(nameMonth)).toEqual([
      "marzo",
      "maggio",
    ]);
  });

  it("are named with their year", () => {
    const reading = read(portal(26, [["Fascia unica", [...UNITS.slice(0, 10), "", "-"]]]));
    expect(reading.status === "gaps" && reading.missing.map(nameMonth)).toEqual([
      "novembre 2025",
      "dicembre 2025",
    ]);
  });

  it.each(["luce", "gas"] as const)("are completed by the server, for %s", (tipology) => {
    // 2,600 − 205 − 170 = 2,225 in ten months.
    expect(read(withoutTwo, { completes: true, tipology })).toMatchObject({
      status: "whole",
      known: 2225,
      completed: [{ month: 3 }, { month: 5 }],
    });
  });

  it("are not completed from less than half a year", () => {
    expect(read("gennaio 210\nfebbraio 190", { completes: true })).toMatchObject({ known: 2 });
  });
});

describe("a pasted text that is not clear", () => {
  it.each([
    ["nothing but words", "non lo so", /Qui non trovo consumi/],
    ["eleven bare figures", UNITS.slice(1).join("\n"), /Ho trovato 11 numeri/],
    [
      "two figures a month",
      rows((month, units) => `${month}\t${units}\t31`),
      /«gennaio 210 31» ci sono 2 numeri/,
    ],
    [
      "a month twice",
      `${rows((month, units) => `${month} ${units}`)}\nmarzo 99`,
      /^Marzo compare due volte/,
    ],
    [
      "a figure without its month",
      `${rows((month, units) => `${month} ${units}`)}\n99`,
      /«99» manca il mese/,
    ],
    [
      "a negative figure",
      rows((month, units) => `${month} -${units}`),
      /«gennaio -210» c’è un consumo negativo/,
    ],
    ["zero everywhere", rows((month) => `${month} 0`), /è zero/],
    [
      "gas for electricity",
      rows((month, units) => `${month} ${units} Smc`),
      /sono in Smc: scegli gas/,
    ],
    ["months without any figure", LONG.join("\n"), /non c’è nessun consumo/],
  ])("with %s gets advice", (_, text, message) => {
    const reading = read(text);
    expect(reading.status === "unclear" ? reading.message : reading).toMatch(message);
  });

  it("is empty if it is blank", () => {
    expect(read(" \n")).toEqual({ status: "empty" });
  });
});
