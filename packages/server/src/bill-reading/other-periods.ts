import type { Cell, Row } from "./page-cells.ts";

/** The head of a column with the figures of another bill, or of several. */
const OTHER_PERIOD =
  /^(?:(?:bolletta|fattura|periodo|bimestre|trimestre|mese|anno|importo) (?:precedente|scors[oa])|(?:da|dall')(?:l')? ?inizio (?:dell')?anno|(?:totale )?progressivo(?: annuo)?|cumulato)$/;
const FIGURE = /^[-+€\s\d.,]*\d[\d.,]*\s*(?:€|euro|kwh|smc|kw)?$/;
/** Lines of a table stand nearer to each other, in heights of the text. */
const TABLE_GAP = 3;

/**
 * Removes the columns of other periods, as «Bolletta precedente» beside «Bolletta attuale», because
 * their figures add up as well as this bill's.
 */
export function withoutOtherPeriods(rows: readonly Row[]): readonly Row[] {
  let heads: readonly Cell[] = [];
  let last: Row | undefined;
  return rows.map((row) => {
    const texts = row.cells.filter(({ folded }) => !FIGURE.test(folded));
    if (texts.length > 1 && texts.some(({ folded }) => OTHER_PERIOD.test(folded))) {
      heads = texts;
    } else if (!isOfTable(row, last) || texts.length > 1) {
      heads = [];
    }
    last = row;
    const cells = row.cells.filter((cell) => !isOfOtherPeriod(cell, heads));
    return cells.length === row.cells.length ? row : { ...row, cells };
  });
}

function isOfTable({ page, y, height }: Row, last: Row | undefined): boolean {
  return last !== undefined && last.page === page && y - last.y <= TABLE_GAP * height;
}

function isOfOtherPeriod(cell: Cell, heads: readonly Cell[]): boolean {
  const gap = (head: Cell) =>
    Math.min(Math.abs(head.x - cell.x), Math.abs(head.right - cell.right));
  const [nearest] = FIGURE.test(cell.folded)
    ? heads.toSorted((one, other) => gap(one) - gap(other))
    : [];
  return nearest !== undefined && OTHER_PERIOD.test(nearest.folded);
}
