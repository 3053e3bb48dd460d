import { BILL_FIELDS, type BillField } from "@volpe/contract";
import { expect, test } from "vitest";
import { isMoney, listFigures, type PrintedFigure } from "./figures-in-text.ts";
import { holdsValue, SUM_SIGN, shorten } from "./shown-piece.ts";
import { ALL_BILLS } from "./test-bills/all-bills.ts";
import { readDrawn } from "./test-bills/read-drawn.ts";
import { MORE_UNSEEN_BILLS } from "./test-bills/unseen-bills.ts";

/** Fields whose value stands for a text, as `privati` for «Domestico residente». */
const MEANINGS = ["destination", "resident", "pricing", "province"];

test("shows beside each value the piece of the page or the lines that give it", async () => {
  const lacking: string[] = [];
  let values = 0;
  for (const bill of [...ALL_BILLS, ...MORE_UNSEEN_BILLS]) {
    const reading = await readDrawn(bill);
    const fields = reading.status === "read" ? reading.supplies.flatMap((one) => one.fields) : [];
    const printed = fields.filter(({ name }) => !MEANINGS.includes(name));
    values += printed.length;
    lacking.push(
      ...printed
        .filter((field) => !isHeld(field))
        .map(({ name, value, text }) => `${bill.name}: ${name} ${value} «${text}»`),
    );
  }
  expect(lacking).toEqual([]);
  expect(values).toBeGreaterThan(2500);
}, 60_000);

function isHeld({ name, value, text }: BillField): boolean {
  const { unit } = BILL_FIELDS[name];
  return unit === "" || unit === "day"
    ? holdsValue(text, value)
    : isPrinted(Number(value), text) || isComputed(Number(value), text);
}

/** Whether a text prints a value, as in «3.150 kWh», «impegnati/disponibili: 3/3,3». */
function isPrinted(value: number, text: string): boolean {
  const digits = String(Math.abs(value)).replace(".", ",");
  return holdsValue(text, value) || new RegExp(`(?<![\\d,.])${digits}(?![\\d,.]\\d)`).test(text);
}

/**
 * Whether a value is a sum of figures of its lines, a monthly or yearly fee times the months, or a
 * sum for one unit.
 */
function isComputed(value: number, text: string): boolean {
  const lines = text.split(SUM_SIGN).map(listFigures);
  const sums = toSums(lines.map((line) => line.filter(isMoney)));
  const volumes = toSums(lines.map((line) => line.filter((figure) => !isMoney(figure))));
  const monthly = lines.flat().flatMap((figure) => {
    const months = { monthly: 1, yearly: 12 }[figure.unit as string];
    return months === undefined ? [] : [figure.value / months];
  });
  return (
    lines.some((line) => line.reduce((sum, each) => sum + each.value, 0) === value) ||
    sums.some((sum) => Math.abs(sum - value) < 0.006) ||
    toSums(lines).some((sum) => Math.abs(sum - value) < 1e-6) ||
    monthly.some((each) => value % each < 1e-6) ||
    sums.some((sum) => volumes.some((volume) => Math.abs(sum / volume - value) < 1e-6))
  );
}

/** Every sum that adds or subtracts at most one figure of each line. */
function toSums(lines: readonly (readonly PrintedFigure[])[]): number[] {
  return lines
    .filter((line) => line.length > 0)
    .reduce<number[]>(
      (sums, line) => [
        ...new Set(
          sums.flatMap((sum) => [sum, ...line.flatMap(({ value }) => [sum + value, sum - value])]),
        ),
      ],
      [0],
    );
}

test("cuts long texts and sums around their values", () => {
  const words = "parole ".repeat(40).trim();
  expect(shorten(`${words} il consumo annuo è di 2.610 kWh ${words}`, 2610)).toMatch(
    /^….{60,} il consumo annuo è di 2\.610 kWh .*…$/,
  );
  expect(shorten(words, 3)).toBe(`${words.slice(0, 160)}…`);
  const line = `${words} 12,50 €`;
  expect(shorten([line, "Quota fissa 4,00 €"].join(SUM_SIGN), 16.5)).toMatch(
    /^….* 12,50 € · Quota fissa 4,00 €$/,
  );
});
