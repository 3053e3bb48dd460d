import { formatDecimal } from "@volpe/contract";
import { type Entries, type Entry, toEntry } from "./bill-entry.ts";
import { listFigures } from "./figures-in-text.ts";
import { isNextLine } from "./label-sites.ts";
import {
  type Cell,
  listCellsAbove,
  listCellsBelow,
  overlaps,
  type Row,
  toRowText,
} from "./page-cells.ts";
import { toLineAfter } from "./read-beside.ts";
import { isSumOnly, type LineSum, readLine } from "./read-line.ts";

/** A line of a bill with a sum. */
export type AmountLine = LineSum & {
  text: string;
  page: number;
  /** The index of the line's row. */
  index: number;
  /** Set if the sum stands alone below its label, as in the box that repeats what is to pay. */
  isBelow?: true;
};

/** The lines with a label and a sum after it. */
export function listAmountLines(
  rows: readonly Row[],
  label: RegExp,
  unless?: RegExp,
): AmountLine[] {
  return rows.flatMap((row, index) =>
    row.cells.flatMap((cell, position) => {
      const match = label.exec(cell.folded);
      if (match === null || unless?.test(cell.folded)) {
        return [];
      }
      const end = match.index + match[0].length;
      const site = { rows, row, index, cell, position };
      const found: Read | null =
        readLine(toLineAfter(row, position, end)) ??
        readProductBelow(site) ??
        readContinued(site) ??
        readWrapped(site) ??
        readOff(site) ??
        readFirstLine(site, unless) ??
        readAbove(site) ??
        (end === cell.text.length ? readBelow(site) : null);
      const line = withProductBelow(site, found);
      if (line === null) {
        return [];
      }
      const { elsewhere, ...read } = line;
      const text = [toRowText(row), ...(elsewhere === undefined ? [] : [elsewhere])].join("  ");
      return [{ ...read, text, page: row.page, index }];
    }),
  );
}

/** A label's cell, at `position` of the row at `index`. */
type Site = { rows: readonly Row[]; row: Row; index: number; cell: Cell; position: number };

/** `elsewhere` is the text of a sum that is not on the line of its label. */
type Read = LineSum & { elsewhere?: string; isBelow?: true };

function readElsewhere(text: string): Read | null {
  const line = readLine(text);
  return line && { ...line, elsewhere: text };
}

/**
 * Joins a label such as «di cui vendita 44,80 €» with the product on its next line, «350 kWh a
 * 0,1280 €/kWh».
 */
function withProductBelow({ rows, index, cell }: Site, line: Read | null): Read | null {
  if (line === null || line.product !== undefined) {
    return line;
  }
  const below = listCellsBelow(rows, index, ROWS_NEAR).find(
    (one) => isNextLine(cell, one) && Math.abs(one.x - cell.x) < 2,
  );
  const product =
    below !== undefined && /^\d/.test(below.text)
      ? readLine(`${below.text}  ${formatDecimal(line.eur)} €`)?.product
      : undefined;
  return below === undefined || product === undefined
    ? line
    : { ...line, product, elsewhere: [line.elsewhere ?? [], below.text].flat().join("  ") };
}

/** How many rows are searched for a column's neighbouring cell. */
const ROWS_NEAR = 6;

/** Largest distance to the next line, in heights of the text. */
const NEXT_LINE = 2.4;
const HALF_LINE = 0.85;

/**
 * Reads a sum such as «Quota per consumi 372 kWh × 0,1880 €/kWh», whose product stands on the line
 * below.
 */
function readProductBelow({ rows, row, index, cell, position }: Site): Read | null {
  const next = rows[index + 1];
  const sum = next?.cells.find(({ x }) => x > cell.x);
  const isBelow = next?.page === row.page && next.y - row.y <= NEXT_LINE * row.height;
  if (!isBelow || sum === undefined || !isSumOnly(sum.text)) {
    return null;
  }
  const line = readLine(`${toLineAfter(row, position, 0)}  ${sum.text}`);
  return line?.product === undefined ? null : { ...line, elsewhere: sum.text };
}

/**
 * Reads a sum half a line above a label of two lines, or left of the label in a separate column.
 */
function readOff({ rows, row, index, cell, position }: Site): Read | null {
  const above = rows[index - 1];
  const isHalfAbove =
    above?.page === row.page &&
    row.y - above.y <= HALF_LINE * row.height &&
    !above.cells.some((one) => overlaps(one, cell));
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
 * Whether a sum left of a label belongs to a label further left that was lost: other sums of its
 * column have such a label, or other labels of this column have their sums on the right.
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

/** How many rows above a label are searched for its sum. */
const ROWS_ABOVE = 4;
const TALLER = 1.2;

/** Reads a sum in larger letters above its label. */
function readAbove({ rows, index, cell: label }: Site): Read | null {
  const above = listCellsAbove(rows, index, ROWS_ABOVE).findLast(
    ({ page, x, y, height }) =>
      page === label.page &&
      Math.abs(x - label.x) < 2 &&
      label.y - y <= NEXT_LINE * label.height &&
      height >= TALLER * label.height,
  );
  return above !== undefined && isSumOnly(above.text) ? readElsewhere(above.text) : null;
}

/**
 * Reads «Spesa per» with its sum and «oneri di sistema» below it as one label, whose name is its
 * second line.
 */
function readFirstLine({ rows, index, cell }: Site, unless: RegExp | undefined): Read | null {
  const isAbove = (one: Cell) => isNextLine(one, cell);
  const { cells = [] } =
    rows.slice(Math.max(0, index - ROWS_NEAR), index).find((row) => row.cells.some(isAbove)) ?? {};
  const [first, sum] = cells.slice(cells.findIndex(isAbove));
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

/**
 * Reads a label that continues on the next line: «Trasporto e gestione del», and below it
 * «contatore 58,34 €», with a hanging indent or not.
 */
function readContinued(site: Site): Read | null {
  const { rows, index, cell } = site;
  if (!UNFINISHED.test(cell.folded) || hasFiguresBeside(site)) {
    return null;
  }
  const next = listCellsBelow(rows, index, 2).find(
    (one) =>
      one.page === cell.page && one.y - cell.y <= NEXT_TEXT * one.height && overlaps(one, cell),
  );
  return next !== undefined && /^[a-z(]/.test(next.text) && / [\d.]+,\d\d/.test(next.text)
    ? readElsewhere(next.text)
    : null;
}

const NEXT_TEXT = 1.9;
const UNFINISHED = /\b(?:di|del|della|dell'|dei|delle|e|ed|per|la|il|lo|al|alla|con)$/;

/** Whether figures stand beside a label. A complete label without any has lost its sum. */
function hasFiguresBeside({ row, cell, position }: Site): boolean {
  return listFigures(toLineAfter(row, position, cell.text.length)).length > 0;
}

/** Reads a sum at least as large as its label, alone below it at the same margin. */
function readBelow({ rows, row, index, cell: label, position }: Site): Read | null {
  if (row.cells.length > position + 1) {
    return null;
  }
  const below = listCellsBelow(rows, index, ROWS_ABOVE).find(
    ({ page, x, y, height }) =>
      page === label.page &&
      Math.abs(x - label.x) < 2 &&
      y - label.y <= NEXT_LINE * height &&
      height >= label.height,
  );
  const read = below !== undefined && isSumOnly(below.text) ? readElsewhere(below.text) : null;
  return read && { ...read, isBelow: true };
}

/**
 * Reads a label of two lines whose sum stands beside the second line, or half way between the two.
 */
function readWrapped(site: Site): Read | null {
  const { rows, row, index, cell } = site;
  const next = rows[index + 1];
  if (next?.page !== row.page || next.y - row.y > NEXT_TEXT * row.height) {
    return null;
  }
  const [onRight] = next.cells.filter(({ x }) => x >= cell.right);
  const isHalfWay =
    next.y - row.y <= row.height &&
    onRight !== undefined &&
    !next.cells.some((one) => overlaps(one, cell));
  if (isHalfWay) {
    return /[a-z]{5,}/.test(onRight.folded)
      ? null
      : readElsewhere(toLineAfter(next, next.cells.indexOf(onRight), 0));
  }
  const from = next.cells.findIndex((one) => overlaps(one, cell));
  const first = next.cells[from];
  if (first === undefined || hasFiguresBeside(site)) {
    return null;
  }
  const isSum = isSumOnly(first.text);
  const isMore = isSum || /^[a-z(]/.test(first.text) || CAPITALS_ON.test(first.text);
  const read = isMore ? readElsewhere(toLineAfter(next, from, 0)) : null;
  return read && isSum ? { ...read, isBelow: true } : read;
}

/** The second line of a label in capitals. */
const CAPITALS_ON = /^(?:DEL|DELLA|DELL'|DEI|DELLE|DI|E|ED|PER|CON|AL|ALLA) ?(?=[^a-z]*$)/;

/** The sum in the largest letters of the first page that has a sum. */
export function findTallestSum(rows: readonly Row[]): AmountLine | undefined {
  const sums = rows.flatMap((row, index) =>
    row.cells.flatMap(({ text, page, height }) => {
      const line = isSumOnly(text) ? readLine(text) : null;
      return line === null ? [] : [{ ...line, text, page, index, height }];
    }),
  );
  const [first] = sums;
  return sums
    .filter(({ page }) => page === first?.page)
    .toSorted((one, other) => other.height - one.height)
    .at(0);
}

/** One entry for each line that is not undefined. */
export function toOptional(lines: Readonly<Record<string, AmountLine | undefined>>): Entries {
  return Object.fromEntries(
    Object.entries(lines).flatMap(([name, line]): [string, Entry][] =>
      line === undefined ? [] : [[name, toEntry(line.eur, line)]],
    ),
  );
}
