import { type Entries, type Entry, toEntry } from "./bill-entry.ts";
import { listFigures } from "./figures-in-text.ts";
import { isNextLine } from "./label-sites.ts";
import { type Cell, type Row, toRowText } from "./page-cells.ts";
import { toLineAfter } from "./read-beside.ts";
import { isSumOnly, type LineSum, readLine } from "./read-line.ts";

/** A line of a bill with a sum. */
export type AmountLine = LineSum & {
  text: string;
  page: number;
  /** Its place among the rows. */
  index: number;
  /** Set if the sum stands alone below its label, as in the box that repeats what is to pay. */
  isBelow?: true;
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
      const found: Read | null =
        readLine(toLineAfter(row, position, end)) ??
        readProductBelow(rows, index, position) ??
        readContinued(rows, index, position) ??
        readWrapped(rows, index, position) ??
        readOff(rows, index, position) ??
        readFirstLine(rows.slice(Math.max(0, index - ROWS_NEAR), index), cell, unless) ??
        readAbove(rows, index, cell) ??
        (end === cell.text.length ? readBelow(rows, index, position) : null);
      const line = withProductBelow(rows, index, cell, found);
      if (line === null) {
        return [];
      }
      const { elsewhere, ...read } = line;
      const text = [toRowText(row), ...(elsewhere === undefined ? [] : [elsewhere])].join("  ");
      return [{ ...read, text, page: row.page, index }];
    }),
  );
}

/** `elsewhere` is the text of a sum that is not on the line of its label. */
type Read = LineSum & { elsewhere?: string; isBelow?: true };

function readElsewhere(text: string): Read | null {
  const line = readLine(text);
  return line && { ...line, elsewhere: text };
}

/** «di cui vendita  44,80 €», and on the label's next line «350 kWh a 0,1280 €/kWh». */
function withProductBelow(
  rows: readonly Row[],
  index: number,
  label: Cell,
  line: Read | null,
): Read | null {
  const below =
    line === null || line.product !== undefined
      ? undefined
      : rows
          .slice(index + 1, index + 1 + ROWS_NEAR)
          .flatMap(({ cells }) => cells)
          .find((one) => isNextLine(label, one) && Math.abs(one.x - label.x) < 2);
  const product =
    line !== null && below !== undefined && /^\d/.test(below.text)
      ? readLine(`${below.text}  ${formatEur(line.eur)}`)?.product
      : undefined;
  return line !== null && product !== undefined && below !== undefined
    ? { ...line, product, elsewhere: [line.elsewhere ?? [], below.text].flat().join("  ") }
    : line;
}

/** Lines among which the next or the last one of a column stands. */
const ROWS_NEAR = 6;
const formatEur = (eur: number) => `${eur.toFixed(2).replace(".", ",")} €`;

/** In heights of the text. */
const NEXT_LINE = 2.4;
const HALF_LINE = 0.85;

/** «Quota per consumi  372 kWh × 0,1880 €/kWh», and below it the product. */
function readProductBelow(rows: readonly Row[], index: number, position: number): Read | null {
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
  return line?.product === undefined ? null : { ...line, elsewhere: sum.text };
}

/**
 * A sum half a line above its label, if the label takes two lines, or left of it in a separate
 * column.
 */
function readOff(rows: readonly Row[], index: number, position: number): Read | null {
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
  const sum = isHalfAbove
    ? above.cells.find(({ x, text }) => x >= cell.right && isSumOnly(text))
    : undefined;
  if (sum !== undefined) {
    return readElsewhere(sum.text);
  }
  const onLeft = row.cells[position - 1];
  const isLeft = onLeft !== undefined && isSumOnly(onLeft.text) && !isOfLeft(rows, onLeft, cell);
  return isLeft ? readLine(onLeft.text) : null;
}

/**
 * Whether a sum left of a label belongs to a label left of it that has got lost: other sums of its
 * column have one there, or other labels of this column have their sums on the right.
 */
function isOfLeft(rows: readonly Row[], sum: Cell, label: Cell): boolean {
  return rows.some(({ cells }) =>
    cells.some((one, at) => {
      const isSum = one.page === sum.page && Math.abs(one.right - sum.right) < 2;
      const isLabel = one.page === label.page && Math.abs(one.x - label.x) < 2;
      const [before, after] = [cells[at - 1], cells[at + 1]];
      return (
        (isSum && isSumOnly(one.text) && before !== undefined && /\p{L}{3}/u.test(before.text)) ||
        (isLabel && after !== undefined && isSumOnly(after.text))
      );
    }),
  );
}

/** Lines among which the one above a label is looked for. */
const ROWS_ABOVE = 4;
const TALLER = 1.2;

/** A sum in larger letters above its label. */
function readAbove(rows: readonly Row[], index: number, label: Cell): Read | null {
  const above = rows
    .slice(Math.max(0, index - ROWS_ABOVE), index)
    .flatMap(({ cells }) => cells)
    .findLast(
      ({ page, x, y, height }) =>
        page === label.page &&
        Math.abs(x - label.x) < 2 &&
        label.y - y <= NEXT_LINE * label.height &&
        height >= TALLER * label.height,
    );
  return above !== undefined && isSumOnly(above.text) ? readElsewhere(above.text) : null;
}

/** «Spesa per» with its sum, and «oneri di sistema» below it: one label, whose name is its second line. */
function readFirstLine(rows: readonly Row[], cell: Cell, unless: RegExp | undefined): Read | null {
  const row = rows.find(({ cells }) => cells.some((one) => isNextLine(one, cell)));
  const first = row?.cells.find((one) => isNextLine(one, cell));
  const sum = row?.cells[row.cells.indexOf(first ?? cell) + 1];
  const isLabel =
    first !== undefined &&
    /^[a-z(]/.test(cell.text) &&
    Math.abs(first.x - cell.x) < 2 &&
    !unless?.test(`${first.folded} ${cell.folded}`) &&
    listFigures(first.text).length === 0;
  return isLabel && sum !== undefined && isSumOnly(sum.text)
    ? readElsewhere(`${first.text}  ${sum.text}`)
    : null;
}

/** «Trasporto e gestione del», and below it «contatore 58,34 €», with a hanging indent or not. */
function readContinued(rows: readonly Row[], index: number, position: number): Read | null {
  const row = rows[index];
  const cell = row?.cells[position];
  if (row === undefined || cell === undefined || !UNFINISHED.test(cell.folded)) {
    return null;
  }
  if (listFigures(toLineAfter(row, position, cell.text.length)).length > 0) {
    return null;
  }
  const next = rows
    .slice(index + 1, index + 3)
    .flatMap(({ cells }) => cells)
    .find(
      ({ page, x, right, y, height }) =>
        page === cell.page && y - cell.y <= NEXT_TEXT * height && x < cell.right && right > cell.x,
    );
  return next !== undefined && /^[a-z(]/.test(next.text) && / [\d.]+,\d\d/.test(next.text)
    ? readElsewhere(next.text)
    : null;
}

const NEXT_TEXT = 1.9;
const UNFINISHED = /\b(?:di|del|della|dell'|dei|delle|e|ed|per|la|il|lo|al|alla|con)$/;

/** A sum at least as large as its label, alone below it at the same margin. */
function readBelow(rows: readonly Row[], index: number, position: number): Read | null {
  const row = rows[index];
  const label = row?.cells[position];
  if (row === undefined || label === undefined || row.cells.length > position + 1) {
    return null;
  }
  const below = rows
    .slice(index + 1, index + 1 + ROWS_ABOVE)
    .flatMap(({ cells }) => cells)
    .find(
      ({ page, x, y, height }) =>
        page === label.page &&
        Math.abs(x - label.x) < 2 &&
        y - label.y <= NEXT_LINE * height &&
        height >= label.height,
    );
  const read = below !== undefined && isSumOnly(below.text) ? readElsewhere(below.text) : null;
  return read && { ...read, isBelow: true };
}

/** A label that took two lines has its sum beside the second, or half way between them. */
function readWrapped(rows: readonly Row[], index: number, position: number): Read | null {
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
      : readElsewhere(toLineAfter(next, next.cells.indexOf(onRight), 0));
  }
  const from = next.cells.findIndex(({ x, right }) => x < cell.right && right > cell.x);
  // A label with figures beside it is whole, and its sum has got lost.
  if (from < 0 || listFigures(toLineAfter(row, position, cell.text.length)).length > 0) {
    return null;
  }
  const [first] = next.cells.slice(from);
  const isMore =
    first !== undefined &&
    (/^[a-z(]/.test(first.text) || CAPITALS_ON.test(first.text) || isSumOnly(first.text));
  const read = isMore ? readElsewhere(toLineAfter(next, from, 0)) : null;
  return read && first !== undefined && isSumOnly(first.text) ? { ...read, isBelow: true } : read;
}

/** The second line of a label in capitals. */
const CAPITALS_ON = /^(?:DEL|DELLA|DELL'|DEI|DELLE|DI|E|ED|PER|CON|AL|ALLA) ?(?=[^a-z]*$)/;

/** The sum in the largest letters of the first page that has one. */
export function findTallestSum(rows: readonly Row[]): AmountLine | undefined {
  const sums = rows.flatMap((row, index) =>
    row.cells.flatMap((cell) => {
      const line = isSumOnly(cell.text) ? readLine(cell.text) : null;
      return line === null
        ? []
        : [{ ...line, text: cell.text, page: row.page, index, height: cell.height }];
    }),
  );
  const [first] = sums;
  return sums
    .filter(({ page }) => page === first?.page)
    .toSorted((one, other) => other.height - one.height)
    .at(0);
}

/** One field for each line that exists. */
export function toOptional(lines: Readonly<Record<string, AmountLine | undefined>>): Entries {
  return Object.fromEntries(
    Object.entries(lines).flatMap(([name, line]): [string, Entry][] =>
      line === undefined ? [] : [[name, toEntry(line.eur, line)]],
    ),
  );
}
