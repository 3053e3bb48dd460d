import { type Entries, type Entry, toEntry } from "./bill-entry.ts";
import { isMoney, isNear, isPrice, listFigures, type PrintedFigure } from "./figures-in-text.ts";
import { type Row, toRowText } from "./page-cells.ts";
import { toLineAfter } from "./read-beside.ts";

/** A line of a bill with a sum. */
export type AmountLine = {
  eur: number;
  /** `quantity × price ≈ eur`; absent if the line shows no such product. */
  product?: { quantity: number; price: number };
  text: string;
  page: number;
  /** Its place among the rows. */
  index: number;
};

/** The lines with a label and a sum after it. */
export function listLines(rows: readonly Row[], label: RegExp, unless?: RegExp): AmountLine[] {
  return rows.flatMap((row, index) =>
    row.cells.flatMap((cell, position) => {
      const match = label.exec(cell.folded);
      if (match === null || unless?.test(cell.folded)) {
        return [];
      }
      const end = match.index + match[0].length;
      const line =
        readLine(toLineAfter(row, position, end)) ??
        readProductBelow(rows, index, position) ??
        readWrapped(rows, index, position) ??
        readOff(rows, index, position);
      return line === null ? [] : [{ ...line, text: toRowText(row), page: row.page, index }];
    }),
  );
}

/** In heights of the text. */
const NEXT_LINE = 2.4;
const HALF_LINE = 0.85;

/** «Quota per consumi  372 kWh × 0,1880 €/kWh», and below it the product. */
function readProductBelow(rows: readonly Row[], index: number, position: number) {
  const row = rows[index];
  const next = rows[index + 1];
  const cell = row?.cells[position];
  const sum = next?.cells.find((one) => cell !== undefined && one.x > cell.x);
  const isBelow =
    row !== undefined &&
    cell !== undefined &&
    next !== undefined &&
    next.page === row.page &&
    next.y - row.y <= NEXT_LINE * row.height;
  if (!isBelow || sum === undefined || !isSumOnly(sum.text)) {
    return null;
  }
  const line = readLine(`${toLineAfter(row, position, 0)}  ${sum.text}`);
  return line?.product === undefined ? null : line;
}

/** A sum half a line above its label, as that of two lines; or left of it, in a column of its own. */
function readOff(rows: readonly Row[], index: number, position: number) {
  const row = rows[index];
  const cell = row?.cells[position];
  if (row === undefined || cell === undefined) {
    return null;
  }
  const above = rows[index - 1];
  const isHalfAbove =
    above !== undefined &&
    above.page === row.page &&
    row.y - above.y <= HALF_LINE * row.height &&
    above.cells.every(({ x, right }) => x >= cell.right || right <= cell.x);
  const sum = isHalfAbove ? above.cells.find(({ x }) => x >= cell.right) : undefined;
  const found = sum ?? row.cells[position - 1];
  return found !== undefined && isSumOnly(found.text) ? readLine(found.text) : null;
}

/** A label that took two lines has its sum beside the second, or half way between them. */
function readWrapped(rows: readonly Row[], index: number, position: number) {
  const row = rows[index];
  const next = rows[index + 1];
  const cell = row?.cells[position];
  const isNext =
    row !== undefined &&
    cell !== undefined &&
    next !== undefined &&
    next.page === row.page &&
    next.y - row.y <= 1.9 * row.height;
  if (!isNext) {
    return null;
  }
  const [onRight] = next.cells.filter(({ x }) => x >= cell.right);
  const isHalfWay =
    next.y - row.y <= row.height &&
    onRight !== undefined &&
    next.cells.every(({ x, right }) => x >= cell.right || right <= cell.x);
  if (isHalfWay) {
    return /[a-z]{5,}/.test(onRight.folded)
      ? null
      : readLine(toLineAfter(next, next.cells.indexOf(onRight), 0));
  }
  const from = next.cells.findIndex(({ x, right }) => x < cell.right && right > cell.x);
  if (from < 0) {
    return null;
  }
  const [first] = next.cells.slice(from);
  const isMore = first !== undefined && (/^[a-z(]/.test(first.text) || isSumOnly(first.text));
  return isMore ? readLine(toLineAfter(next, from, 0)) : null;
}

function isSumOnly(text: string): boolean {
  return /^[€\d\s.,-]+$/.test(text) && listFigures(text).some(isMoney);
}

function readLine(text: string): Pick<AmountLine, "eur" | "product"> | null {
  const figures = listFigures(text);
  const product = findProduct(figures);
  if (product !== null) {
    return product;
  }
  const sums = figures.filter(isMoney);
  const last = sums.filter(({ unit }) => unit === "€").at(-1) ?? sums.at(-1);
  return last === undefined ? null : { eur: last.value };
}

/** The first three figures of a line of which the last is the product of the others. */
function findProduct(
  figures: readonly PrintedFigure[],
): Pick<AmountLine, "eur" | "product"> | null {
  for (const amount of figures.filter(isMoney)) {
    const before = figures.filter(
      ({ index, unit }) => index < amount.index && unit !== "%" && unit !== "€",
    );
    for (const one of before) {
      for (const other of before) {
        const isProduct =
          one.index < other.index &&
          one.value * other.value !== 0 &&
          isNear(one.value * other.value, amount.value);
        if (isProduct) {
          const [quantity, price] = isPrice(one) ? [other, one] : [one, other];
          return {
            eur: amount.value,
            product: { quantity: quantity.value, price: price.value },
          };
        }
      }
    }
  }
  return null;
}

/** One field for each line that exists. */
export function toOptional(lines: Readonly<Record<string, AmountLine | undefined>>): Entries {
  return Object.fromEntries(
    Object.entries(lines).flatMap(([name, line]): [string, Entry][] =>
      line === undefined ? [] : [[name, toEntry(line.eur, line)]],
    ),
  );
}
