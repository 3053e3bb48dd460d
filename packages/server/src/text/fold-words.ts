import { foldText } from "@volpe/contract";

const PLAIN = /^[a-z0-9]+$/i;

/** A word as it occurs in a text, and folded: without accents, in lower case. */
export type FoldedWord = { word: string; start: number; end: number };

/** The words of a text, in order. Everything except letters and digits separates words. */
export function foldWords(text: string): FoldedWord[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), (match) => ({
    word: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ word }) => word !== "");
}

/** The folded words of a text as one text, so that index and vocabulary have the same words. */
export function toFoldedText(text: string): string {
  return foldWords(text)
    .map(({ word }) => word)
    .join(" ");
}

/**
 * Matches the joined parts of a name, as in `T-Roc`, `ID.3`, `D’Artagnan`, but not the figure
 * `1.0`.
 */
const COMPOUND = /[\p{L}\p{N}]+(?:(?:-|(?<=\p{L})[.'’/])[\p{L}\p{N}]+)+/gu;
/**
 * Matches a name and its number, as in `Model 3`, but not `TDI 150 CV`, `Panda 1.0`, `Elettrica 42
 * kWh`.
 */
const NUMBERED = /\p{L}{2,} \d{1,4}(?![\p{L}\p{N}]|[.,]\d| (?:CV|kW|posti))/giu;

/**
 * Adds a joined form to names such as `T-Roc`, `ID.3`, `Model 3`, which are then found as `troc`,
 * `id3`, `model3` too.
 */
export function toJoined(title: string): string {
  return [...(title.match(COMPOUND) ?? []), ...(title.match(NUMBERED) ?? [])]
    .map((compound) => compound.replace(/[^\p{L}\p{N}]/gu, ""))
    .join(" ");
}

function foldWord(text: string): string {
  if (PLAIN.test(text)) {
    return text.toLowerCase();
  }
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
}
