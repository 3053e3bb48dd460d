import { LABEL_LINES, listLinesOn } from "./label-sites.ts";
import { type Cell, foldLine, type Row } from "./page-cells.ts";
import type { Found } from "./read-beside.ts";

const BLOCK_LINES = 5;

/**
 * Every value of a label that runs over two or three lines: within its text, as «Scadenza: 30 /
 * giugno 2026», or in the column to its right, beside any of these lines.
 */
export function readBesideWrapped<T>(
  rows: readonly Row[],
  label: RegExp,
  read: (text: string) => T | null,
): Found<T>[] {
  return rows.flatMap((row, index) =>
    row.cells.flatMap((cell): Found<T>[] => {
      const near = rows.slice(index, index + 1 + 2 * LABEL_LINES);
      const lines = listLinesOn(near, 0, cell, LABEL_LINES, /^[a-z(]/);
      const text = lines.map((line) => line.text).join(" ");
      const match = label.exec(foldLine(text));
      // The label must begin on the first line.
      if (lines.length < 2 || match === null || match.index > cell.text.length) {
        return [];
      }
      const column = listRightColumn(near, lines).map((one) => one.text);
      const beside = column.join(" ");
      const inLabel = read(text.slice(match.index + match[0].length));
      const value = inLabel ?? (/[a-z]{5,}/i.test(beside) ? null : read(beside));
      const place = inLabel === null ? "beside" : "own";
      const found = {
        text: [text, ...column].join("  "),
        page: row.page,
        row,
        place,
        cell,
      } as const;
      return value === null ? [] : [{ ...found, value, label: match[0] }];
    }),
  );
}

/** The value that the lines below a heading form together, with as few lines as possible. */
export function readBlockBelow<T>(
  rows: readonly Row[],
  heading: RegExp,
  read: (text: string) => T | null,
): Found<T>[] {
  return rows.flatMap((row, index) =>
    row.cells.flatMap((cell): Found<T>[] => {
      const isHeading = heading.test(cell.folded);
      const lines = isHeading ? listLinesOn(rows, index, cell, BLOCK_LINES) : [];
      for (let end = 2; end <= lines.length; end += 1) {
        const text = lines
          .slice(1, end)
          .map((line) => line.text)
          .join(" ");
        const value = read(text);
        if (value !== null) {
          return [{ value, text, page: row.page, row, place: "below", cell, label: cell.folded }];
        }
      }
      return [];
    }),
  );
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
