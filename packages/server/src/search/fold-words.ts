const PLAIN = /^[a-z0-9]+$/i;

/** A word as it stands in a text, and folded: without accents, in lower case. */
export type FoldedWord = { word: string; start: number; end: number };

/** The words of a text, in order. Whatever is neither letter nor digit parts them. */
export function foldWords(text: string): FoldedWord[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), (match) => ({
    word: foldText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ word }) => word !== "");
}

/** The same, as the text that is indexed: the dictionary meets what the vocabulary holds. */
export function toFoldedText(text: string): string {
  return foldWords(text)
    .map(({ word }) => word)
    .join(" ");
}

/** Parts of one name: `T-Roc`, `ID.3`, `D’Artagnan`, not the figure `1.0`. */
const COMPOUND = /[\p{L}\p{N}]+(?:(?:-|(?<=\p{L})[.'’/])[\p{L}\p{N}]+)+/gu;
/** A name and its number: `Model 3`, not `TDI 150 CV`, `Panda 1.0`, `Elettrica 42 kWh`. */
const NUMBERED = /\p{L}{2,} \d{1,4}(?![\p{L}\p{N}]|[.,]\d| (?:CV|kW|posti))/giu;

/** `T-Roc`, `ID.3`, `Model 3` are looked for as `troc`, `id3`, `model3` too. */
export function toJoined(title: string): string {
  return [...(title.match(COMPOUND) ?? []), ...(title.match(NUMBERED) ?? [])]
    .map((compound) => compound.replace(/[^\p{L}\p{N}]/gu, ""))
    .join(" ");
}

function foldText(text: string): string {
  if (PLAIN.test(text)) {
    return text.toLowerCase();
  }
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
