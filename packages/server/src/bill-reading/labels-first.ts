import { type Cell, foldLine, type Row } from "./page-cells.ts";

/** The names of facts that a bill may print after their values. */
const LABEL =
  /^(?<value>\S.*?) (?<label>(?:totale|importo) da pagare|(?:codice )?(?:pod|pdr)|potenza (?:contrattualmente )?(?:impegnata|disponibile)|(?:nome|codice) (?:dell'|della )?offerta|offerta|periodo (?:fatturato|di (?:riferimento|fatturazione|competenza))|consumo (?:annuo|fatturato)|(?:fascia )?f[123]|residente|intestatario|scadenza(?: [a-z' ]{1,40})?)$/;
/** Fewer labels after their values on a page are taken for a coincidence. */
const LABELS_MIN = 3;
const FIGURES = /^[-+€\s\d.,]*\d[\d.,]*\s*(?:€|euro|kwh|smc|kw|%|mes[ei]|giorni)?(?:\s*\/\s*\w+)*$/;
const WORDS = /^(?!euro\b)[a-z(].*[a-z]{3}/;

/**
 * Puts each label before its value where a page prints it after: within a text, as «3 kW Potenza
 * impegnata», or in the last column of a table. Each cell keeps its place on the page.
 */
export function withLabelsFirst(rows: readonly Row[]): readonly Row[] {
  const pages = Map.groupBy(rows, ({ page }) => page).values();
  return [...pages].flatMap((own) => turnTables(turnTexts(own)));
}

function turnTexts(rows: readonly Row[]): readonly Row[] {
  const isTurned = ({ folded }: Cell) => {
    const { value = "" } = LABEL.exec(folded)?.groups ?? {};
    return value !== "" && !/[a-z]:|[.;:]$/.test(value) && value.length <= 60;
  };
  const turned = rows.flatMap(({ cells }) => cells.filter(isTurned));
  // If one name stands for several values, it belongs to a table. At least one value must be a
  // figure or a code.
  const labels = new Set(turned.map(({ folded }) => LABEL.exec(folded)?.groups?.label));
  const figures = turned.filter(({ folded }) => /^\S*\d/.test(folded));
  if (labels.size < LABELS_MIN || figures.length < LABELS_MIN) {
    return rows;
  }
  return rows.map((row) =>
    row.cells.some((cell) => turned.includes(cell))
      ? {
          ...row,
          cells: row.cells.flatMap((cell) => (turned.includes(cell) ? turn(cell) : [cell])),
        }
      : row,
  );
}

/** Puts the label of a cell before the value that it follows. */
function turn(cell: Cell): Cell[] {
  const { value = "" } = LABEL.exec(cell.folded)?.groups ?? {};
  const perCharacter = (cell.right - cell.x) / Math.max(1, cell.text.length);
  const edge = cell.x + value.length * perCharacter;
  const [first, label] = [cell.text.slice(0, value.length), cell.text.slice(value.length + 1)];
  return [
    { ...cell, x: edge + perCharacter, text: label, folded: foldLine(label) },
    { ...cell, right: edge, text: first, folded: foldLine(first) },
  ];
}

/** Reverses the cells of each line of a table in which only the last column has words. */
function turnTables(rows: readonly Row[]): readonly Row[] {
  const isTurned = ({ cells }: Row) => {
    const [last, ...figures] = cells.toReversed();
    return (
      last !== undefined &&
      figures.length > 0 &&
      WORDS.test(last.folded) &&
      figures.every(({ folded, x }) => FIGURES.test(folded) && x < last.x)
    );
  };
  const turned = rows.filter(isTurned);
  const lastX = (row: Row) => row.cells.at(-1)?.x ?? 0;
  const inColumn = (row: Row) =>
    turned.filter((one) => Math.abs(lastX(one) - lastX(row)) < 2 && one.cells.length > 2).length;
  return rows.map((row) =>
    turned.includes(row) && inColumn(row) >= LABELS_MIN
      ? { ...row, cells: row.cells.toReversed() }
      : row,
  );
}
