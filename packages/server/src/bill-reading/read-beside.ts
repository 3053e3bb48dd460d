import { type Cell, type Row, toRowText } from "./page-cells.ts";

/** A value with the place that it was read from. */
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

/** How far below its label a value may stand, in heights of the label. */
const BELOW = 3.2;
const ROWS_BELOW = 3;

/**
 * Every value that stands beside a label, or else below it in the same column. `read` takes the
 * text of one cell and answers null if it holds no such value.
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

/** The value of the next cell that says anything. */
function readOnLine<T>(cells: readonly Cell[], read: (text: string) => T | null): T | null {
  for (const cell of cells) {
    const value = read(cell.text);
    if (value !== null) {
      return value;
    }
    // Another label: what follows is its value.
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
 * Returns the text of a line from a label on, up to the next column's label. The words `kWh`, `€`, `x`
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
