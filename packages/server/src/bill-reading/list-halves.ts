import { listFigures } from "./figures-in-text.ts";
import { ANNUAL, findInColumn, YEAR_ROWS } from "./list-bands.ts";
import { type Row, toRowText } from "./page-cells.ts";

const F1 = /^(?:fascia )?f1$/;
const F23 = /^(?:fascia )?f ?(?:23|2 ?(?:[/+,-]|e) ?f?3)$/;

const TOLD_HALVES =
  /\bf1\b[^\d,;]{0,12}([\d.]+)(?: kwh)?[^\d]{1,12}\bf ?2 ?[/+]? ?f?3\b[^\d,;]{0,12}([\d.]+)/;

/** «Consumo annuo: F1 905 kWh, F23 1.840 kWh». */
function listToldHalves(rows: readonly Row[]) {
  return rows.flatMap(({ cells }) =>
    cells.flatMap(({ text, folded, page }) => {
      const told = ANNUAL.test(folded) ? TOLD_HALVES.exec(folded) : null;
      const [first, rest] = (told?.slice(1) ?? []).map((part) => listFigures(part)[0]?.value);
      return first === undefined || rest === undefined
        ? []
        : [{ value: first, sum: first + rest, text, page }];
    }),
  );
}

/** Every F1 that a table has beside its F23, with the sum of the two, and those told in a line. */
export function listHalves(rows: readonly Row[]) {
  return [...listToldHalves(rows), ...listTableHalves(rows)];
}

function listTableHalves(rows: readonly Row[]) {
  return rows.flatMap((row, index) => {
    const f1 = row.cells.find(({ folded }) => F1.test(folded));
    const f23 = row.cells.find(({ folded }) => F23.test(folded));
    return rows.slice(index + 1, index + 1 + YEAR_ROWS).flatMap((below) => {
      const [first, rest] = [f1, f23].map((head) => findInColumn(below, head));
      return first === undefined || rest === undefined
        ? []
        : [{ value: first, sum: first + rest, text: toRowText(below), page: below.page }];
    });
  });
}
