import { type Row, toRows } from "./page-cells.ts";

/** Prints lines of cells on one page, in columns that are `columnWidth` points wide. */
export function printRows(
  lines: readonly (readonly string[])[],
  { columnWidth = 250 }: { columnWidth?: number } = {},
): Row[] {
  return toRows(
    lines.flatMap((cells, line) =>
      cells.map((text, column) => ({
        page: 1,
        x: 40 + column * columnWidth,
        y: 40 + line * 14,
        width: text.length * 5,
        height: 10,
        text,
      })),
    ),
  );
}
