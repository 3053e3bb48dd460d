import { MONTH } from "./dates-in-text.ts";
import { isNextLine, type LabelSite, listLinesOn, listSites } from "./label-sites.ts";
import {
  type Cell,
  findRowIndex,
  joinLines,
  listCellsAbove,
  overlaps,
  type Row,
  toRowText,
} from "./page-cells.ts";

/** A value and the place where it was found. */
export type Found<T> = {
  value: T;
  /** The printed line. */
  text: string;
  page: number;
  row: Row;
  /** `own`: in the label's cell · `beside`: right of it · else relative to the label. */
  place: "own" | "beside" | "below" | "above" | "left";
  /** The cell of the value, or of its first line. */
  cell: Cell;
  /** The label's text. */
  label: string;
};

/** How far from its label a value may stand, in heights of the label. */
const BELOW = 3.6;
const ABOVE = 2.4;
/** A text beside a label of several lines may stand half a line off. */
const HALF_LINE = 0.85;
/** A value counts as above its label if it is this much nearer than the next label below. */
const NEARER = 0.8;
const VALUE_LINES = 3;
const ROWS_BELOW = 8;
const CELLS_BELOW = 3;

/**
 * Every value that stands beside a label, or else below it in the same column; if the label nowhere
 * has such a value, above or left of it. `read` gets the text of one cell, or of a cell with the
 * lines that continue it, and returns null if that is no such value.
 */
export function readBeside<T>(
  rows: readonly Row[],
  label: RegExp,
  read: (text: string) => T | null,
): Found<T>[] {
  const found = listSites(rows, label).flatMap((site) => {
    const one = readSite(rows, site, read);
    return one === null ? [] : [{ ...one, page: site.row.page, row: site.row, label: site.label }];
  });
  const near = found.filter(isNearLabel);
  return near.length > 0 ? near : found;
}

/** Whether a value stands where values usually do. */
export function isNearLabel({ place }: Pick<Found<unknown>, "place">): boolean {
  return place !== "above" && place !== "left";
}

type Value<T> = Pick<Found<T>, "value" | "text" | "place" | "cell">;

function readSite<T>(
  rows: readonly Row[],
  site: LabelSite,
  read: (text: string) => T | null,
): Value<T> | null {
  const { cells, index, rest } = site;
  const [first] = cells;
  const last = cells.at(-1) ?? first;
  const label = cells.map(({ text }) => text).reduce(joinLines);
  const line = rows.find((row) => row.cells.includes(last)) ?? site.row;
  const from = line === site.row ? index : rows.indexOf(line);
  const inLabel = read(rest);
  if (inLabel !== null) {
    return { value: inLabel, text: toRowText(line), place: "own", cell: last };
  }
  const on = readOn(rows, from, last, rest, read);
  if (on !== null) {
    return { value: on.value, text: `${label} ${on.more}`, place: "own", cell: last };
  }
  const readCell = (cell: Cell) => {
    const at = findRowIndex(rows, cell);
    const value = read(cell.text);
    return value === null ? readOn(rows, at, cell, cell.text, read) : { value, more: "" };
  };
  const beside = readFirst(listBeside(rows, site), readCell, isOtherLabel);
  if (beside !== null) {
    const isWhole =
      cells.length === 1 && site.row.cells.includes(beside.cell) && beside.more === "";
    const text = isWhole ? toRowText(site.row) : `${label}  ${beside.cell.text}`;
    return { ...beside, text: joinTexts(text, beside.more), place: "beside" };
  }
  const below = readFirst(listBelow(rows, from, last), readCell, () => false);
  const above = readFirst(
    listValuesAbove(rows, index, first),
    (cell) => {
      const value = read(toWhole(rows, cell));
      return value === null ? null : { value, more: "" };
    },
    () => true,
  );
  // In a column of values above their labels, the text below a label belongs to the next one.
  const isAbove =
    above !== null && (below === null || first.y - above.cell.y < NEARER * (below.cell.y - last.y));
  if (below !== null && !isAbove) {
    const text = joinTexts(`${label.replace(/ ?:$/, "")}: ${below.cell.text}`, below.more);
    return { ...below, text, place: "below" };
  }
  if (above !== null) {
    return { ...above, text: `${toWhole(rows, above.cell)}: ${label}`, place: "above" };
  }
  const left = site.row.cells[site.row.cells.indexOf(first) - 1];
  const value = left === undefined ? null : read(left.text);
  return left === undefined || value === null
    ? null
    : { value, text: toRowText(site.row), place: "left", cell: left };
}

const joinTexts = (text: string, more: string) => (more === "" ? text : `${text} ${more}`);

/** Reads a text with the lines below that continue it; `more` is the text taken from them. */
function readOn<T>(
  rows: readonly Row[],
  index: number,
  cell: Cell,
  text: string,
  read: (text: string) => T | null,
): { value: T; more: string } | null {
  if (!/[a-z\d]/i.test(text) || index < 0) {
    return null;
  }
  let whole = text;
  let more = "";
  for (const next of listLinesOn(rows, index, cell, VALUE_LINES).slice(1)) {
    if (!goesOn(text, next.text)) {
      return null;
    }
    whole = `${whole} ${next.text}`;
    more = `${more} ${next.text}`.trim();
    const value = read(whole);
    if (value !== null) {
      return { value, more };
    }
  }
  return null;
}

const ENDS_IN_MONTH = new RegExp(`\\b(?:${MONTH})$`, "i");

/** Whether a line continues a text: a small letter, a date's digits or a price's unit begins it. */
function goesOn(text: string, next: string): boolean {
  return (
    /^[a-z(-]|^€ ?\//.test(next) ||
    (/\d/.test(text) && /^\d/.test(next)) ||
    (ENDS_IN_MONTH.test(text) && /^20\d\d\b/.test(next))
  );
}

/** Joins a cell with the lines above that it continues. */
function toWhole(rows: readonly Row[], cell: Cell): string {
  const before = listCellsAbove(rows, findRowIndex(rows, cell), ROWS_BELOW).find((one) =>
    isNextLine(one, cell),
  );
  return before === undefined || !goesOn(before.text, cell.text)
    ? cell.text
    : `${toWhole(rows, before)} ${cell.text}`;
}

function readFirst<T>(
  cells: readonly Cell[],
  read: (cell: Cell) => { value: T; more: string } | null,
  isEnd: (cell: Cell) => boolean,
): { value: T; more: string; cell: Cell } | null {
  for (const cell of cells) {
    const found = read(cell);
    if (found !== null) {
      return { ...found, cell };
    }
    if (isEnd(cell)) {
      return null;
    }
  }
  return null;
}

/** Whether a cell is another label, to which the values after it belong. */
export function isOtherLabel({ folded }: Cell): boolean {
  return /[a-z]{4,}/.test(folded.replaceAll(/\beuro\b/g, ""));
}

/** The cells right of a label, nearest first: on its line, or else half a line off. */
function listBeside(rows: readonly Row[], { cells, row, index }: LabelSite): Cell[] {
  const right = Math.max(...cells.map((cell) => cell.right));
  const [{ y: top, height }] = cells;
  const bottom = cells.at(-1)?.y ?? top;
  const onLine = cells.length === 1 ? row.cells.slice(row.cells.indexOf(cells[0]) + 1) : [];
  const slack = cells.length === 1 ? HALF_LINE * height : 1;
  const near = rows
    .slice(Math.max(0, index - 3), index + 8)
    .flatMap((one) => one.cells)
    .filter(
      ({ page, x, y }) =>
        page === row.page && x >= right - 1 && y >= top - slack && y <= bottom + slack,
    )
    .toSorted((one, other) => one.x - other.x || one.y - other.y);
  const [first] = onLine;
  // A value of two lines stands half a line above and below its label, further left than the text
  // on the label's line.
  const isBetween = near.some(
    (one) => first !== undefined && one.right < first.x && !onLine.includes(one),
  );
  return first === undefined || isBetween ? near : onLine;
}

/** The nearest cells of the label's column below it. */
function listBelow(rows: readonly Row[], index: number, label: Cell): Cell[] {
  return rows
    .slice(index + 1, index + 1 + ROWS_BELOW)
    .filter(({ page, y }) => page === label.page && y - label.y <= BELOW * label.height)
    .flatMap(({ cells }) => cells.filter((cell) => overlaps(cell, label)))
    .slice(0, CELLS_BELOW);
}

function listValuesAbove(rows: readonly Row[], index: number, label: Cell): Cell[] {
  return listCellsAbove(rows, index, ROWS_BELOW)
    .filter(
      (cell) =>
        overlaps(cell, label) &&
        cell.page === label.page &&
        label.y - cell.y <= ABOVE * Math.min(label.height, cell.height),
    )
    .toReversed();
}

/** Words beside a quantity, a price or the base of a tax. They are not a label. */
const WORDS_OF_SUMS =
  /\([^)]*\)|giorni|centesimi|annuo|mensile|(?:costo|prezzo) medio(?: unitario)?(?=[^a-z]*\d)|imponibile(?=[^a-z]*\d)/g;

/**
 * Returns the text of a line from a label up to the next column's label. The words `kWh`, `€`, `x`
 * and `mesi` do not count as labels, nor does text in parentheses.
 */
export function toLineAfter(row: Row, position: number, end: number): string {
  const [cell, ...others] = row.cells.slice(position);
  const texts = [cell?.text.slice(end) ?? ""];
  for (const other of others) {
    const words = other.folded.replaceAll(WORDS_OF_SUMS, "");
    // Words after a sum begin the next column.
    const isNextColumn = /^(?!euro\b)[a-z]/.test(words) && /\d,\d\d\b/.test(texts.at(-1) ?? "");
    if (isNextColumn || /[a-z]{5,}/.test(words)) {
      break;
    }
    texts.push(other.text);
  }
  return texts.join("  ");
}
