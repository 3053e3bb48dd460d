import { isNextLine } from "./label-sites.ts";
import { type Cell, joinLines, type Row } from "./page-cells.ts";

/** A cache, because several readers of one document ask for its paragraphs. */
const cache = new WeakMap<readonly Row[], readonly (readonly Cell[])[]>();

/** The lines of each paragraph: one below the other at one margin. */
export function listParagraphs(rows: readonly Row[]): readonly (readonly Cell[])[] {
  let found = cache.get(rows);
  if (found === undefined) {
    found = findParagraphs(rows);
    cache.set(rows, found);
  }
  return found;
}

/** Largest distance to the next line, in heights of the text. */
const GOES_ON = 3;

function findParagraphs(rows: readonly Row[]): Cell[][] {
  const paragraphs: Cell[][] = [];
  // A document has thousands of paragraphs, of which only the last few can continue.
  let open: Cell[][] = [];
  for (const cell of rows.flatMap(({ cells }) => cells)) {
    open = open.filter((lines) => {
      const last = lines.at(-1);
      return last?.page === cell.page && cell.y - last.y <= GOES_ON * last.height;
    });
    const continued = open.findLast((lines) => {
      const last = lines.at(-1);
      return last !== undefined && isNextLine(last, cell) && Math.abs(last.x - cell.x) < 2;
    });
    if (continued === undefined) {
      const lines = [cell];
      paragraphs.push(lines);
      open.push(lines);
    } else {
      continued.push(cell);
    }
  }
  return paragraphs;
}

/** Smallest width of a paragraph, in heights. Narrower lines are separate facts. */
const TEXT_MIN = 18;
const ADVERTISED = /^(?:blocca|passa|scegli|scopri|attiva|porta|invita|chiama|approfitta)\b/;

/** Whether a text, or the first line of its paragraph, advertises another offer. */
export function isAdvertised(rows: readonly Row[], cell: Cell): boolean {
  const lines = listParagraphs(rows).find((all) => all.includes(cell)) ?? [cell];
  const before = lines.slice(0, lines.indexOf(cell)).toReversed();
  const end = before.findIndex(({ x, right, height }) => right - x < TEXT_MIN * height);
  return [cell, ...(end < 0 ? before : before.slice(0, end))].some(({ folded }) =>
    ADVERTISED.test(folded),
  );
}

/** Joins a text with the lines below that continue it. */
export function toTextFrom(rows: readonly Row[], cell: Cell): string {
  const lines = listParagraphs(rows).find((all) => all.includes(cell)) ?? [cell];
  const after = lines.slice(lines.indexOf(cell) + 1);
  const end = after.findIndex(({ text }) => !/^[a-z\d(]/.test(text));
  return [cell, ...(end < 0 ? after : after.slice(0, end))]
    .map(({ text }) => text)
    .reduce(joinLines);
}

const SENTENCE_END = /(?<=[\p{Ll}\d)%€»"'W])[.!?] (?=\p{Lu})|; /gu;

/** The sentences of a text with their places. A semicolon ends a sentence too. */
export function listSentences(text: string): { part: string; from: number; to: number }[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 2);
  const starts = [0, ...ends];
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? text.length;
    return { part: text.slice(from, to), from, to };
  });
}
