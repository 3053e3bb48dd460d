import { VehicleRow } from "@volpe/contract";
import Type from "typebox";
import { describe, expect, it } from "vitest";
import { toFile } from "../list/test-products.ts";
import { checkRow, MAX_FILE_MB, readRawRows } from "./read-rows.ts";

const ROW = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 20 }),
  priceEur: Type.Number({ minimum: 0, maximum: 10_000 }),
  seats: Type.Integer({ minimum: 1, maximum: 9 }),
  ready: Type.Boolean(),
  services: Type.Array(Type.Union([Type.Literal("rca"), Type.Literal("kasko")]), { minItems: 1 }),
  words: Type.String({ maxLength: 10 }),
  day: Type.Optional(Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" })),
});

const CELLS = { name: "A", priceEur: "1", seats: "5", ready: "si", services: "rca", words: "" };
const check = (changes: Record<string, unknown>) =>
  checkRow({ values: { ...CELLS, ...changes }, position: 2 }, ROW);

describe("checkRow", () => {
  it.each([
    [{ priceEur: "1.234,5" }, { priceEur: 1234.5 }],
    [{ priceEur: "12.000" }, { priceEur: 12 }],
    [{ priceEur: "0.120" }, { priceEur: 0.12 }],
    [{ priceEur: "12.5" }, { priceEur: 12.5 }],
    [{ priceEur: 7 }, { priceEur: 7 }],
    [{ ready: "SÌ" }, { ready: true }],
    [{ ready: false }, { ready: false }],
    [{ services: "rca | kasko" }, { services: ["rca", "kasko"] }],
    [{ services: ["kasko"] }, { services: ["kasko"] }],
    [{ name: " A\u200b  B " }, { name: "A B" }],
    [{ day: "" }, {}],
    [{ day: "2027-01-31" }, { day: "2027-01-31" }],
  ])("reads %j", (changes, row) => {
    const read = check(changes);
    expect(read).toMatchObject({ status: "read", position: 2, row });
  });

  it.each([
    [{ priceEur: "molto" }, "priceEur non va bene («molto»): scrivi un numero da 0 a 10000"],
    [{ priceEur: "1.249" }, "priceEur («1.249») si legge in due modi: scrivi 1249 oppure 1,249"],
    [{ seats: "5.000" }, "seats non va bene («5.000»): scrivi un numero intero da 1 a 9"],
    [{ priceEur: "" }, "priceEur manca: scrivi un numero da 0 a 10000"],
    [{ seats: "4,5" }, "seats non va bene («4,5»): scrivi un numero intero da 1 a 9"],
    [{ ready: "forse" }, "ready non va bene («forse»): scrivi si oppure no"],
    [
      { services: "rca|gomme" },
      "services non va bene («rca|gomme»): scegli tra rca, kasko, separati da |",
    ],
    [{ services: "" }, "services non va bene («»): scegli tra rca, kasko, separati da |"],
    [
      { day: "31/1/2027" },
      "day non va bene («31/1/2027»): scrivi un giorno che esiste, come 2027-03-31",
    ],
    [{ name: undefined }, "name manca: scrivi un testo di al massimo 20 caratteri"],
    [{ name: 7 }, "name non va bene («7»): scrivi un testo di al massimo 20 caratteri"],
  ])("refuses %j and says how to correct it", (changes, reason) => {
    expect(check(changes)).toEqual({ status: "refused", position: 2, reason });
  });
});

describe("the dots of a file", () => {
  const readPrices = async (...cells: string[]) => {
    const csv = `priceEur;name\n${cells.map((cell) => `"${cell}";A`).join("\n")}\n`;
    const { rows, dots } = await readRawRows(toFile("a.csv", csv), ROW);
    return rows.map(({ values: { priceEur } }) => {
      const read = checkRow<{ priceEur: number }>(
        { values: { ...CELLS, priceEur }, position: 2 },
        ROW,
        dots,
      );
      return read.status === "read" ? read.row.priceEur : null;
    });
  };

  it.each([
    { cells: ["1.249", "12,5"], prices: [1249, 12.5] },
    { cells: ["1.249", "1.000,50"], prices: [1249, 1000.5] },
    { cells: ["1.249", "249.9"], prices: [1.249, 249.9] },
    { cells: ["1.249", "0.120"], prices: [1.249, 0.12] },
    { cells: ["249.905", "1.250", "7.5"], prices: [249.905, 1.25, 7.5] },
  ])("are read like its other figures: $cells", async ({ cells, prices }) => {
    expect(await readPrices(...cells)).toEqual(prices);
  });

  it.each([
    { cells: ["1.249"], prices: [null] },
    { cells: ["1.249", "12.5", "12,5"], prices: [null, 12.5, 12.5] },
    { cells: ["249.905"], prices: [249.905] },
  ])(
    "are read within the column's range if the other figures do not decide: $cells",
    async ({ cells, prices }) => {
      expect(await readPrices(...cells)).toEqual(prices);
    },
  );
});

describe("readRawRows", () => {
  it("numbers CSV rows like a spreadsheet and names unknown columns", async () => {
    const csv = "MAKE;Model;colour\nFiat;Panda;rosso\nKia;Picanto;blu\n";
    expect(await readRawRows(toFile("a.csv", csv), VehicleRow)).toEqual({
      rows: [
        { values: { make: "Fiat", model: "Panda", colour: "rosso" }, position: 2 },
        { values: { make: "Kia", model: "Picanto", colour: "blu" }, position: 3 },
      ],
      unknown: ["colour"],
      dots: "unknown",
    });
  });

  it("refuses a file above 20 MB and one that cannot be opened", async () => {
    const large = toFile("a.csv", Buffer.alloc(MAX_FILE_MB * 1024 * 1024 + 1, 65));
    await expect(readRawRows(large, VehicleRow)).rejects.toThrow(
      "a.csv: il file supera 20 MB. Dividilo e riprova.",
    );
    const missing = {
      name: "b.csv",
      // biome-ignore lint/correctness/useYield: a file that fails at once
      async *open(): AsyncGenerator<Uint8Array> {
        throw new Error("ENOENT");
      },
    };
    await expect(readRawRows(missing, VehicleRow)).rejects.toThrow(
      "b.csv: il file non si può aprire. Controlla il percorso e riprova.",
    );
  });
});
