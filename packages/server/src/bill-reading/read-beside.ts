import { type Cell, foldLine, type Row, toRowText } from "./page-cells.ts";

/** A value and the place where it was found. */
export type Found<T> = {
  value: T;
  /** The printed line. */
  text: string;
  page: number;
  row: Row;
  /** `own`: in the label's cell · `beside`: on its line · `below`: under the label. */
  place: "own" | "beside" | "below";
  /** The label's text. */
  label: string;
};

/** Largest distance of a value below its label, in heights of the label. */
const BELOW = 3.2;
const ROWS_BELOW = 3;

/**
 * Finds every value beside a label, or below it in the same column. `read` takes the text of one
 * cell and returns null if the cell holds no such value.
 */
export function readBeside<T>(
  rows: readonly Row[],
  label: RegExp,
  read: (text: string) => T | null,
): Found<T>[] {
  const found: Found<T>[] = [];
  rows.forEach((row, index) => {
    row.cells.forEach((cell, position) => {
      const match = label.exec(cell.folded);
      if (match === null) {
        return;
      }
      const end = match.index + match[0].length;
      const to = (value: T, place: Found<T>["place"], text: string): Found<T> => ({
        value,
        text,
        page: row.page,
        row,
        place,
        label: match[0],
      });
      const own = read(cell.text.slice(end));
      const beside = own ?? readOnLine(row.cells.slice(position + 1), read);
      if (beside !== null) {
        found.push(to(beside, own === null ? "beside" : "own", toRowText(row)));
        return;
      }
      for (const below of listBelow(rows, index, cell)) {
        const value = read(below.text);
        if (value !== null) {
          found.push(to(value, "below", `${cell.text}: ${below.text}`));
          return;
        }
      }
    });
  });
  return found;
}

/** Largest distance between two lines of one label, in heights. */
const NEXT_LINE = 1.6;
const LABEL_LINES = 3;
const BLOCK_LINES = 5;

/**
 * Finds every value of a label on two or three lines: within its text, as «Scadenza: 30 / giugno
 * 2026», or in the column to its right, at the height of any of the lines.
 */
export function readBesideWrapped<T>(
  rows: readonly Row[],
  label: RegExp,
  read: (text: string) => T | null,
): Found<T>[] {
  return rows.flatMap((row, index) =>
    row.cells.flatMap((cell): Found<T>[] => {
      const near = rows.slice(index, index + 1 + 2 * LABEL_LINES);
      const lines = listLines(near, cell);
      const text = lines.map((line) => line.text).join(" ");
      const match = label.exec(foldLine(text));
      // The label must begin on the first line.
      if (lines.length < 2 || match === null || match.index > cell.text.length) {
        return [];
      }
      const column = listRightColumn(near, lines).map((one) => one.text);
      const beside = column.join(" ");
      const own = read(text.slice(match.index + match[0].length));
      const value = own ?? (/[a-z]{5,}/i.test(beside) ? null : read(beside));
      const place = own === null ? "beside" : "own";
      const found = { text: [text, ...column].join("  "), page: row.page, row, place } as const;
      return value === null ? [] : [{ ...found, value, label: match[0] }];
    }),
  );
}

/** Finds every value on two lines below a label: «dal 01/03/2026», «al 30/04/2026». */
export function readBesideStacked<T>(
  rows: readonly Row[],
  label: RegExp,
  read: (text: string) => T | null,
): Found<T>[] {
  return rows.flatMap((row, index) =>
    row.cells.flatMap((cell): Found<T>[] => {
      const match = label.exec(cell.folded);
      const [first] = match === null ? [] : listBelow(rows, index, cell);
      const at = rows.findIndex(({ cells }) => cells.some((one) => one === first));
      const [second] = first === undefined ? [] : listBelow(rows, at, first);
      if (match === null || first === undefined || !/^al? /.test(second?.folded ?? "")) {
        return [];
      }
      const lines = `${first.text} ${second?.text}`;
      const value = read(lines);
      const text = `${cell.text}: ${lines}`;
      return value === null
        ? []
        : [{ value, text, page: row.page, row, place: "below", label: match[0] }];
    }),
  );
}

/** Finds every value that the first lines below a heading form together. */
export function readBlockBelow<T>(
  rows: readonly Row[],
  heading: RegExp,
  read: (text: string) => T | null,
): Found<T>[] {
  return rows.flatMap((row, index) =>
    row.cells.flatMap((cell): Found<T>[] => {
      const isHeading = heading.test(cell.folded);
      const lines = isHeading ? listLines(rows.slice(index), cell, /^/, BLOCK_LINES) : [];
      for (let end = 2; end <= lines.length; end += 1) {
        const text = lines
          .slice(1, end)
          .map((line) => line.text)
          .join(" ");
        const value = read(text);
        if (value !== null) {
          return [{ value, text, page: row.page, row, place: "below", label: cell.folded }];
        }
      }
      return [];
    }),
  );
}

/**
 * A cell and the following lines at the same margin that match `begin`; a line in small letters
 * continues the text.
 */
function listLines(rows: readonly Row[], cell: Cell, begin = /^[a-z(]/, max = LABEL_LINES): Cell[] {
  const lines = [cell];
  for (const next of rows.flatMap(({ cells }) => cells)) {
    const last = lines.at(-1) ?? cell;
    const isNext =
      next.page === last.page &&
      next.y > last.y &&
      next.y - last.y <= NEXT_LINE * last.height &&
      Math.abs(next.x - cell.x) < 2 &&
      begin.test(next.text);
    if (isNext && lines.length < max) {
      lines.push(next);
    }
  }
  return lines;
}

/** The text to the right of a label's lines, in the nearest column. */
function listRightColumn(rows: readonly Row[], lines: readonly Cell[]): Cell[] {
  const right = Math.max(...lines.map((line) => line.right));
  const [top, bottom] = [lines[0]?.y ?? 0, lines.at(-1)?.y ?? 0];
  const beside = rows
    .flatMap(({ cells }) => cells)
    .filter(
      ({ x, y, page }) => page === lines[0]?.page && x >= right && y >= top - 1 && y <= bottom + 1,
    )
    .toSorted((one, other) => one.x - other.x);
  const [first] = beside;
  return beside
    .filter((cell) => first !== undefined && cell.x < first.right)
    .toSorted((one, other) => one.y - other.y);
}

/** The value of the next cell that is not empty. */
function readOnLine<T>(cells: readonly Cell[], read: (text: string) => T | null): T | null {
  for (const cell of cells) {
    const value = read(cell.text);
    if (value !== null) {
      return value;
    }
    // This cell is another label, and what follows is its value.
    if (/[a-z]{4,}/.test(cell.folded)) {
      return null;
    }
  }
  return null;
}

function listBelow(rows: readonly Row[], index: number, label: Cell): Cell[] {
  return rows
    .slice(index + 1, index + 1 + ROWS_BELOW)
    .filter(({ page, y }) => page === label.page && y - label.y <= BELOW * label.height)
    .flatMap(({ cells }) => cells.filter((cell) => isInColumn(cell, label)));
}

function isInColumn(cell: Cell, label: Cell): boolean {
  return cell.x < label.right && cell.right > label.x;
}

/**
 * Returns the text of a line from a label up to the next column's label. The words `kWh`, `€`, `x`
 * and `mesi` do not count as labels.
 */
export function toLineAfter(row: Row, position: number, end: number): string {
  const [cell, ...others] = row.cells.slice(position);
  const texts = [cell?.text.slice(end) ?? ""];
  for (const other of others) {
    if (/[a-z]{5,}/.test(other.folded.replaceAll(/giorni|centesimi|annuo|mensile/g, ""))) {
      break;
    }
    texts.push(other.text);
  }
  return texts.join("  ");
}
