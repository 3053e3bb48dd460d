import { expect, test } from "vitest";
import { toRows } from "./page-cells.ts";
import { readPeriod } from "./read-period.ts";
import { printRows } from "./test-rows.ts";

const toDays = ({ periodStart, periodEnd }: ReturnType<typeof readPeriod>) => [
  periodStart?.value,
  periodEnd?.value,
];

test("reads a period whose second month stands on the next line", () => {
  const rows = printRows([
    ["Periodo di riferimento", "ottobre 2025 -"],
    ["", "novembre 2025"],
  ]);
  expect(toDays(readPeriod(rows))).toEqual(["2025-10-01", "2025-11-30"]);
});

test("takes no half of a period that breaks off", () => {
  expect(toDays(readPeriod(printRows([["Periodo di riferimento", "ottobre 2025 -"]])))).toEqual([
    undefined,
    undefined,
  ]);
});

test("reads «Da … a …» without another label", () => {
  expect(toDays(readPeriod(printRows([["Da 01/02/2026 a 31/03/2026"]])))).toEqual([
    "2026-02-01",
    "2026-03-31",
  ]);
});

test("reads a period on two lines with its label between them, left of another table", () => {
  const at = (x: number, y: number, text: string) => ({
    ...{ page: 1, x, y, width: text.length * 5, height: 10, text },
  });
  const rows = toRows([
    at(140, 94, "1 set 2026 - 31 ott"),
    at(40, 100, "Periodo"),
    at(320, 100, "F2"),
    at(400, 100, "85"),
    at(140, 106, "2026"),
  ]);
  expect(toDays(readPeriod(rows))).toEqual(["2026-09-01", "2026-10-31"]);
});
