import { foldText } from "@volpe/contract";
/** A run of text on a page, in points. `y` is the baseline and grows downwards. */
export type TextPiece = {
  /** Counts from 1. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
};

/** Text that belongs together: every gap between its words is narrower than one between columns. */
export type Cell = {
  page: number;
  x: number;
  right: number;
  y: number;
  height: number;
  text: string;
  /** Lower case, without accents; of the same length as `text`. */
  folded: string;
};

/** The cells of one printed line, from left to right. */
export type Row = { page: number; y: number; height: number; cells: readonly Cell[] };

/** Largest kerning gap, in heights of the text: the pieces on both sides are one word. */
const KERNING = 0.13;
/** Smallest gap between two columns, in heights of the text. */
const COLUMN = 0.95;
/** `COLUMN` between two figures; the thousands of one figure stand nearer to each other. */
const FIGURES_COLUMN = 0.5;
/** Texts that cover more than this of each other, in heights, belong to two columns. */
const OVERLAP = 0.3;
/** Baselines nearer than this, in heights of the text, are on one line. */
const LINE = 0.45;

/**
 * The lines of a document from top to bottom, in whatever order its file draws them. Kerning
 * breaks, no-break spaces, curly quotes and long dashes are replaced.
 */
export function toRows(pieces: readonly TextPiece[]): Row[] {
  const rows: TextPiece[][] = [];
  const sorted = pieces
    .flatMap(splitAtColumns)
    .filter(({ text }) => text.trim() !== "")
    .sort((one, other) => one.page - other.page || one.y - other.y || one.x - other.x);
  for (const piece of sorted) {
    const row = rows.at(-1);
    if (row !== undefined && isOnLine(row, piece)) {
      row.push(piece);
    } else {
      rows.push([piece]);
    }
  }
  return rows.map(toRow);
}

/** Whether a text stands on a line. Neighbouring columns may have different baselines. */
function isOnLine(row: readonly TextPiece[], piece: TextPiece): boolean {
  const isLevel = (other: TextPiece | undefined) =>
    other !== undefined &&
    other.page === piece.page &&
    Math.abs(piece.y - other.y) <= LINE * Math.min(other.height, piece.height);
  const onLeft = row
    .filter(({ x }) => x < piece.x)
    .reduce<TextPiece | undefined>((last, one) => (last && last.x > one.x ? last : one), undefined);
  return isLevel(row[0]) || isLevel(onLeft);
}

function toRow(pieces: readonly TextPiece[]): Row {
  const cells: Cell[] = [];
  let last: TextPiece | null = null;
  for (const piece of [...pieces].sort((one, other) => one.x - other.x)) {
    const cell = cells.at(-1);
    if (cell === undefined || last === null) {
      cells.push(toCell(piece));
    } else if (isDrawnTwice(last, piece)) {
      continue;
    } else {
      const gap = (piece.x - cell.right) / Math.min(cell.height, piece.height);
      if (gap > (isFigures(last.text, piece.text) ? FIGURES_COLUMN : COLUMN) || gap < -OVERLAP) {
        cells.push(toCell(piece));
      } else {
        cells[cells.length - 1] = join(cell, piece, gap > KERNING);
      }
    }
    last = piece;
  }
  const [first] = cells;
  return {
    page: first?.page ?? 1,
    y: first?.y ?? 0,
    height: first?.height ?? 0,
    cells: cells.flatMap(splitAtDots),
  };
}

/**
 * Splits a line at its dots, so that each fact is a cell: «POD IT001E… · Potenza impegnata 3 kW ·
 * Residente: sì».
 */
function splitAtDots(cell: Cell): Cell[] {
  const perCharacter = (cell.right - cell.x) / Math.max(1, cell.text.length);
  const parts = [...cell.text.matchAll(/\S(?:(?! [·•|] ).)*(?= [·•|] |$)/g)].filter(
    ([part]) => !/^[·•|]$/.test(part),
  );
  // The bands of one price stay in one cell.
  const areFacts = parts.slice(1).every(([part]) => /^. \p{L}{3}/u.test(part));
  return parts.length < 2 || !areFacts
    ? [cell]
    : parts.map(({ 0: part, index }) => {
        const text = part.replace(/^[·•|] /, "");
        const x = cell.x + (index + part.length - text.length) * perCharacter;
        return { ...cell, x, right: x + text.length * perCharacter, text, folded: foldLine(text) };
      });
}

/** Whether two pieces are figures, as «902» and «1.014» of two narrow columns. */
function isFigures(...texts: readonly string[]): boolean {
  return texts.every((text) => /^\s*-?\d[\d.,]*\s*$/.test(text));
}

/** Some programs draw bold letters twice. */
function isDrawnTwice(one: TextPiece, other: TextPiece): boolean {
  return one.text === other.text && Math.abs(one.x - other.x) < 0.1 * one.height;
}

function toCell({ page, x, y, width, height, text }: TextPiece): Cell {
  const clean = cleanText(text);
  return { page, x, right: x + width, y, height, text: clean, folded: foldLine(clean) };
}

function join(cell: Cell, piece: TextPiece, spaced: boolean): Cell {
  const added = cleanText(piece.text);
  const touches = /\s$/.test(piece.text) || /^\s/.test(piece.text) || spaced;
  const text = touches ? `${cell.text} ${added}` : `${cell.text}${added}`;
  const right = Math.max(cell.right, piece.x + piece.width);
  return { ...cell, right, text, folded: foldLine(text) };
}

/** Matches the dots that lead from a label to its value. */
const LEADER = /\.{4,}|_{4,}|…{2,}/g;

/** Three blanks within one piece separate columns, and so do the dots of a leader. */
function splitAtColumns(piece: TextPiece): TextPiece[] {
  const blank = piece.text.replaceAll(LEADER, (dots) => " ".repeat(dots.length));
  if (blank === piece.text && !/\S\s{3,}\S/.test(blank)) {
    return [piece];
  }
  const perCharacter = piece.width / Math.max(1, piece.text.length);
  return [...blank.matchAll(/\S+(?:\s{1,2}\S+)*/g)].map((part) => ({
    ...piece,
    x: piece.x + part.index * perCharacter,
    width: part[0].length * perCharacter,
    text: part[0],
  }));
}

/**
 * One line of plain text. NFKC replaces no-break spaces, ligatures and `m³` with plain characters.
 */
function cleanText(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replaceAll(/[\u2018\u2019\u201a\u2032\u00b4`]/g, "'")
    .replaceAll(/[\u201c\u201d\u201e\u2033]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll(/\s+/g, " ")
    .trim();
}

export function foldLine(text: string): string {
  const folded = foldText(text);
  return folded.length === text.length ? folded : text.toLowerCase();
}

/** Whether two texts stand in one column: they share a part of their width. */
export function overlaps(
  one: Pick<Cell, "x" | "right">,
  other: Pick<Cell, "x" | "right">,
): boolean {
  return one.x < other.right && one.right > other.x;
}

/** The place of a cell's row; -1 if no row has the cell. */
export function findRowIndex(rows: readonly Row[], cell: Cell): number {
  return rows.findIndex(({ cells }) => cells.includes(cell));
}

/** The cells of the `count` rows above a row. */
export function listCellsAbove(rows: readonly Row[], index: number, count: number): Cell[] {
  return rows.slice(Math.max(0, index - count), index).flatMap(({ cells }) => cells);
}

/** The cells of the `count` rows below a row. */
export function listCellsBelow(rows: readonly Row[], index: number, count: number): Cell[] {
  return rows.slice(index + 1, index + 1 + count).flatMap(({ cells }) => cells);
}

/** The line as a person reads it, from left to right. */
export function toRowText(row: Row): string {
  return row.cells
    .toSorted((one, other) => one.x - other.x)
    .map(({ text }) => text)
    .join("  ");
}

/** Joins two lines of one text and restores a word that a hyphen breaks. */
export function joinLines(first: string, next: string): string {
  return /\p{Ll}-$/u.test(first) && /^\p{Ll}/u.test(next)
    ? `${first.slice(0, -1)}${next}`
    : `${first} ${next}`;
}
