import { type FoldedWord, foldWords, toJoined } from "./fold-words.ts";
import type { SearchDocument } from "./search-document.ts";
import type { IndexedWord } from "./search-repository.ts";

/** Longer words with a figure in them are codes: found as they stand, never mended. */
const MODEL_LENGTH = 6;

/** Each word of the documents once, as it is written where it does not begin a sentence. */
export function collectWords(documents: readonly SearchDocument[]): Map<string, IndexedWord> {
  const words = new Map<string, IndexedWord>();
  for (const { title, subtitle, codes, keywords, body } of documents) {
    const seen = new Set<string>();
    for (const [text, titled] of [
      [[title, toJoined(title), codes, keywords].join(" "), true],
      [[subtitle, body].join(" "), false],
    ] as const) {
      for (const found of foldWords(text)) {
        collect(words, found, { text, titled, isNew: !seen.has(found.word) });
        seen.add(found.word);
      }
    }
  }
  return words;
}

function collect(
  words: Map<string, IndexedWord>,
  { word, start, end }: FoldedWord,
  { text, titled, isNew }: { text: string; titled: boolean; isNew: boolean },
): void {
  if (/\p{N}/u.test(word) && word.length > MODEL_LENGTH) {
    return;
  }
  const shown = text.slice(start, end).normalize("NFC");
  const held = words.get(word);
  if (held === undefined) {
    words.set(word, { word, shown, titled, documents: 1 });
    return;
  }
  held.documents += isNew ? 1 : 0;
  held.titled ||= titled;
  // Lower case before capitals, accents before none.
  if (
    shown.toLowerCase() === shown &&
    (held.shown !== held.shown.toLowerCase() || shown !== word)
  ) {
    held.shown = shown;
  }
}
