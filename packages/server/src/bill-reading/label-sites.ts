import { type Cell, foldLine, joinLines, type Row } from "./page-cells.ts";

type Lines = readonly [Cell, ...Cell[]];

/** A label on a page, of one line or of several below each other, as «Potenza / impegnata». */
export type LabelSite = {
  row: Row;
  /** The place of `row` among the rows. */
  index: number;
  cells: Lines;
  /** The label as it was found. */
  label: string;
  /** The text of its last cell after the label. */
  rest: string;
};

/** Largest distance between two lines of a label, in heights of the text. */
const NEXT_LINE = 1.6;
export const LABEL_LINES = 3;
/** How many rows are searched for the next line of the same column. */
const ROWS_AHEAD = 6;

/** Every place of a label. A label of several lines must begin on the first of them. */
export function listSites(rows: readonly Row[], label: RegExp): LabelSite[] {
  return rows.flatMap((row, index) =>
    row.cells.flatMap((cell): LabelSite[] => {
      const own = label.exec(cell.folded);
      if (own !== null) {
        const rest = cell.text.slice(own.index + own[0].length);
        return [{ row, index, cells: [cell], label: own[0], rest }];
      }
      for (const { cells, text, folded } of listWraps(rows, index, cell)) {
        const match = label.exec(folded);
        if (match !== null) {
          const end = match.index + match[0].length;
          const second = joinLines(cell.text, "x").length - 1;
          const isWrapped = match.index < cell.text.length && end > second;
          return isWrapped ? [{ row, index, cells, label: match[0], rest: text.slice(end) }] : [];
        }
      }
      return [];
    }),
  );
}

type Wrap = { cells: Lines; text: string; folded: string };

const wraps = new WeakMap<readonly Row[], WeakMap<Cell, readonly Wrap[]>>();

/** A cell together with one more line, two more lines, and so on. */
function listWraps(rows: readonly Row[], index: number, cell: Cell): readonly Wrap[] {
  const known = wraps.get(rows) ?? new WeakMap<Cell, readonly Wrap[]>();
  wraps.set(rows, known);
  const found = known.get(cell);
  if (found !== undefined) {
    return found;
  }
  const lines = listLinesOn(rows, index, cell, LABEL_LINES);
  const end = lines.findIndex(({ text }, line) => line > 0 && !isWrap(cell.text, text));
  const made = lines.slice(1, end < 0 ? lines.length : end).map((_, count) => {
    const cells: Lines = [cell, ...lines.slice(1, count + 2)];
    const text = cells.map((line) => line.text).reduce(joinLines);
    return { cells, text, folded: foldLine(text) };
  });
  known.set(cell, made);
  return made;
}

/** Whether a line continues a label: it begins with a small letter, or both are in capitals. */
function isWrap(first: string, next: string): boolean {
  return /^[a-z(]/.test(next) || (/^[^a-z]+$/.test(next) && /^[^a-z]+$/.test(first));
}

/**
 * A cell and the lines below that look like continuations of its text: near, aligned, of its size.
 * Each matches `begin`.
 */
export function listLinesOn(
  rows: readonly Row[],
  index: number,
  cell: Cell,
  max: number,
  begin = /^/,
): Cell[] {
  const lines = [cell];
  for (const { page, cells } of rows.slice(index + 1, index + 1 + ROWS_AHEAD)) {
    const last = lines.at(-1) ?? cell;
    const next = cells.find(
      (one) => page === cell.page && isNextLine(last, one) && begin.test(one.text),
    );
    if (next !== undefined) {
      lines.push(next);
    }
    if (lines.length === max) {
      break;
    }
  }
  return lines;
}

/** Whether a cell looks like the next line of the one above: near, aligned, of its size. */
export function isNextLine(last: Cell, next: Cell): boolean {
  const gap = next.page === last.page ? next.y - last.y : 0;
  const isAligned =
    Math.abs(next.x - last.x) < 2 ||
    Math.abs(next.right - last.right) < 2 ||
    Math.abs(next.x + next.right - last.x - last.right) < 4;
  return (
    isAligned &&
    gap > 0.6 * last.height &&
    gap <= NEXT_LINE * last.height &&
    Math.abs(next.height - last.height) <= 0.19 * last.height
  );
}

/** Words that begin a label, but not the name of an offer or supplier. */
export const LABEL =
  /^(?:box\b|codice|cod\.|tipo|data|scad|cond\.|cond(?:iz)?ioni|cons\.|pot\.|quota|indice|spread|mercato|servizio|prezzo|durata|decorrenza|attiv|valid|pagament|numero|periodo|totale|consum|costo|spesa|potenza|pod\b|pdr\b|client|bolletta|fattura|import|fornitura|indirizzo|iva\b|ultimi|(?:dal|al)$)|:$/i;

/** Matches the heading of another box: «La tua fornitura», «Letture e consumi». */
export const HEADING =
  /^(?:(?:il|la|i|le) (?:tu[oae]|tuoi|su[oae]|suoi|vostr[oaei]) )?(?:dati|letture?|dettaglio?|riepilogo|contatore|misuratore|fornitura|consumi|bolletta|clienti?)\b/i;
