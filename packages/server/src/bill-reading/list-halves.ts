import { listFigures } from "./figures-in-text.ts";
import { ANNUAL, findInColumn, YEAR_ROWS } from "./list-bands.ts";
import { type Row, toRowText } from "./page-cells.ts";
import { joinTerms } from "./shown-piece.ts";

/**
 * Every F1 of a table that stands beside or above its F23, with the sum of the two, and every such
 * pair in a sentence.
 */
export function listHalves(rows: readonly Row[]) {
  return [...listToldHalves(rows), ...listTableHalves(rows), ...listHalfRows(rows)];
}

const F1 = /^(?:fascia )?f1$/;
const REST = "f ?(?:23|2 ?(?:[/+,-]|e)? ?f?3)";
const F23 = new RegExp(`^(?:fascia )?${REST}$`);

const TOLD_HALVES = new RegExp(
  String.raw`\bf1\b[^\d,;]{0,12}([\d.]+)(?: kwh)?[^\d]{1,12}\b${REST}\b[^\d,;]{0,12}([\d.]+)`,
);
/** Matches figures before their bands: «905 kWh in F1 e 1.840 kWh in F23». */
const TOLD_BEFORE = new RegExp(
  String.raw`(?<![\d.,])([\d.]+) ?kwh (?:in|nella) (?:fascia )?f1\b[^\d]{1,9}([\d.]+)(?: ?kwh)? (?:in|nella) (?:fascia |fasce )?${REST}\b`,
);

/** Lists pairs within one line: «Consumo annuo: F1 905 kWh, F23 1.840 kWh». */
function listToldHalves(rows: readonly Row[]) {
  return rows.flatMap(({ cells }) =>
    cells.flatMap(({ text, folded, page }) => {
      const match = ANNUAL.test(folded)
        ? (TOLD_BEFORE.exec(folded) ?? TOLD_HALVES.exec(folded))
        : null;
      return toHalves(match?.slice(1).map(toFigure) ?? [], { text, page });
    }),
  );
}

const toFigure = (text: string) => listFigures(text)[0]?.value;

function toHalves(
  [first, rest]: readonly (number | undefined)[],
  { text, page }: { text: string; page: number },
) {
  return first === undefined || rest === undefined
    ? []
    : [{ value: first, sum: first + rest, text, page }];
}

function listTableHalves(rows: readonly Row[]) {
  return rows.flatMap((row, index) => {
    const f1 = row.cells.find(({ folded }) => F1.test(folded));
    const f23 = row.cells.find(({ folded }) => F23.test(folded));
    return rows.slice(index + 1, index + 1 + YEAR_ROWS).flatMap((below) =>
      toHalves(
        [f1, f23].map((head) => findInColumn(below, head)),
        { text: toRowText(below), page: below.page },
      ),
    );
  });
}

const toHalfRow = (band: string) =>
  new RegExp(
    String.raw`^(?:di cui )?(?:in )?(?:(?:fascia|fasce) )?${band}(?: ?:)? {1,2}([\d.]+)(?: ?kwh)?$`,
  );
const F1_ROW = toHalfRow("f1");
const F23_ROW = toHalfRow(REST);

/** Lists pairs on two lines: «F1  905 kWh», and «F23  1.840 kWh» on the next one. */
function listHalfRows(rows: readonly Row[]) {
  return rows.flatMap((row, index) => {
    const next = rows[index + 1];
    const first = findHalf(row, F1_ROW);
    const rest = next?.page === row.page ? findHalf(next, F23_ROW) : undefined;
    return first === undefined || rest === undefined
      ? []
      : toHalves([first.value, rest.value], joinTerms([first, rest]));
  });
}

/** The figure of a band in one cell with its name, or in the next cell. */
function findHalf({ cells, page }: Row, pattern: RegExp) {
  return cells
    .flatMap((cell, at) => [[cell], cells.slice(at, at + 2)])
    .map((own) => own.map(({ text }) => text).join("  "))
    .flatMap((text) => {
      const figure = pattern.exec(text.toLowerCase())?.[1];
      return figure === undefined ? [] : [{ value: toFigure(figure), text, page }];
    })
    .at(0);
}
