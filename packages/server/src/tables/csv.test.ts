import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

const read = (csv: string): string[][] =>
  parse(csv, { bom: true, delimiter: ";", record_delimiter: "\r\n", relax_column_count: true });

test("starts with a BOM and uses semicolons, decimal commas and quotes, as Italian spreadsheets do", () => {
  expect(
    toCsv([
      ["Nome", "€"],
      ["La «12»; fissa", -1234.5],
      ['Dice "ciao"', null],
    ]),
  ).toBe('\uFEFF"Nome";"€"\r\n"La «12»; fissa";-1234,5\r\n"Dice ""ciao""";\r\n');
});

test.each(["=1+1", "+39", "-1", "@SUM(A1)", "\t=1", " =1", "＝1"])(
  "keeps %j as text that is never a formula",
  (text) => {
    const [[cell] = []] = read(toCsv([[text]]));
    expect(cell).toBe(`'${text}`);
  },
);

test.each([
  ["Casa,=1+1", "Casa,'=1+1"],
  ["Casa; =1+1", "Casa;' =1+1"],
  ["Casa\n@SUM(A1)", "Casa\n'@SUM(A1)"],
  ["\n=cmd|' /C calc'!A0", "'\n'=cmd|' /C calc'!A0"],
  ['="x";=2', `'="x";'=2`],
  ["\r=1", "'\r'=1"],
  ["Luce, gas; A+B", "Luce, gas; A+B"],
])("begins no formula with %j in a locale with other separators", (text, safe) => {
  expect(read(toCsv([[text]]))).toEqual([[safe]]);
});

test("keeps any text in one cell and adds at most an apostrophe", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (first, second) => {
      const [row = [], ...others] = read(toCsv([["x", first, second, "y"]]));
      expect(others).toEqual([]);
      expect(row).toHaveLength(4);
      // The only difference is an added apostrophe.
      const clean = (text: string) => text.replaceAll("\0", "").replaceAll("'", "");
      expect(clean(row[1] ?? "")).toBe(clean(first));
      expect(row[1]).not.toMatch(/^[\t\r]|(?:^|[,;\n])[=+\-@]/);
    }),
  );
});
