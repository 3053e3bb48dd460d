import { setImmediate } from "node:timers/promises";
import { type FoldedWord, foldWords, toJoined } from "../text/fold-words.ts";
import { toLexeme } from "../text/italian-lexeme.ts";
import { createPostings, type Postings } from "./postings.ts";
import type { SearchDocument } from "./search-document.ts";
import { EVERY_OFFER, isOffer, WISHES, withSynonyms } from "./synonyms.ts";
import { createVocabulary, type KnownWord, type Vocabulary } from "./vocabulary.ts";

/** Everything that a search reads. It is immutable: a new index replaces it. */
export type SearchIndex = {
  vocabulary: Vocabulary;
  postings: Postings;
  /** Sorted by rank, the best first. A position in the postings is an index here. */
  documents: readonly IndexedDocument[];
  /** False if documents were left out for lack of memory. */
  isWhole: boolean;
};

export type IndexedDocument = SearchDocument & {
  /** Words with meaning, repetitions included. */
  length: number;
};

/** A posting takes 4 bytes, and 8 during the build; 6,600 documents have 137,000 postings. */
const MOST_POSTINGS = 5_000_000;
/** Number of documents that are indexed before the event loop may run other work. */
const BATCH_DOCUMENTS = 100;
/** The field of the keywords. */
const KEYWORDS = 2;
/** A longer word with a digit is a code: it is found unchanged and never corrected. */
const MODEL_LENGTH = 6;

export const EMPTY_INDEX: SearchIndex = {
  vocabulary: createVocabulary([]),
  postings: createPostings([], new Map()),
  documents: [],
  isWhole: true,
};

/** Above `most` postings the lowest-ranked documents are left out. */
export async function buildIndex(
  documents: readonly SearchDocument[],
  most = MOST_POSTINGS,
): Promise<SearchIndex> {
  const ranked = documents.toSorted((a, b) => a.rank - b.rank);
  const words = new Map<string, KnownWord>();
  const lexemes = new Map<string, number[]>();
  const indexed: IndexedDocument[] = [];
  let count = 0;
  for (const document of ranked) {
    if (count >= most) {
      break;
    }
    const added = indexDocument(withSynonyms(document), indexed.length, { words, lexemes });
    count += added.postings;
    indexed.push({ ...document, length: added.length });
    if (indexed.length % BATCH_DOCUMENTS === 0) {
      await setImmediate();
    }
  }
  const packed = new Map<string, Uint32Array>();
  for (const [lexeme, places] of lexemes) {
    packed.set(lexeme, Uint32Array.from(places));
  }
  return {
    vocabulary: createVocabulary([...words.values()]),
    postings: createPostings(
      indexed.map(({ group }) => group),
      packed,
    ),
    documents: indexed,
    isWhole: indexed.length === ranked.length,
  };
}

type Collected = { words: Map<string, KnownWord>; lexemes: Map<string, number[]> };

function indexDocument(
  document: SearchDocument,
  place: number,
  { words, lexemes }: Collected,
): { postings: number; length: number } {
  const { title, subtitle, codes, keywords, body } = document;
  // The fields in the order of their weight: a lexeme is posted once, for the best field that
  // contains it.
  const fields = [`${title} ${toJoined(title)} ${codes}`, subtitle, keywords, body];
  const seen = new Set<string>();
  let postings = 0;
  let length = 0;
  const post = (lexeme: string, field: number) => {
    const places = lexemes.get(lexeme) ?? [];
    if ((places.at(-1) ?? -1) >>> 2 !== place) {
      places.push(place * 4 + field);
      lexemes.set(lexeme, places);
      postings += 1;
    }
  };
  for (const [field, text] of fields.entries()) {
    for (const found of foldWords(text)) {
      const titled = field === 0 || field === KEYWORDS;
      const known = collectWord(words, found, { text, titled, isNew: !seen.has(found.word) });
      seen.add(found.word);
      const lexeme = known === null ? found.word : known.lexeme;
      if (lexeme === null) {
        continue;
      }
      length += 1;
      post(lexeme, field);
    }
  }
  if (isOffer(document)) {
    // The words are known, so that they are corrected, but only this stands for them.
    for (const found of foldWords(WISHES)) {
      collectWord(words, found, { text: WISHES, titled: true, isNew: !seen.has(found.word) });
    }
    post(EVERY_OFFER, KEYWORDS);
  }
  return { postings, length };
}

/** Adds the word to the vocabulary and returns it; null for a code. */
function collectWord(
  words: Map<string, KnownWord>,
  { word, start, end }: FoldedWord,
  { text, titled, isNew }: { text: string; titled: boolean; isNew: boolean },
): KnownWord | null {
  if (word.length > MODEL_LENGTH && /\p{N}/u.test(word)) {
    return null;
  }
  const shown = text.slice(start, end).normalize("NFC");
  const known = words.get(word);
  if (known === undefined) {
    const added = { word, lexeme: toLexeme(word), shown, titled, documents: 1 };
    words.set(word, added);
    return added;
  }
  known.documents += isNew ? 1 : 0;
  known.titled ||= titled;
  // Prefers the form in lower case and the form with accents.
  if (
    shown.toLowerCase() === shown &&
    (known.shown !== known.shown.toLowerCase() || shown !== word)
  ) {
    known.shown = shown;
  }
  return known;
}
