import { foldWords } from "./fold-words.ts";

/** UTF-16 units of a query that are read; the rest counts for nothing. */
const QUERY_LENGTH = 200;
const QUERY_WORDS = 12;
/** No word or code is longer: COD_OFFERTA has 32. */
const WORD_LENGTH = 64;

/** Words without meaning that the dictionary knows by their accent alone. */
const ACCENTED_STOP_WORDS = new Set("cioe cosi gia perche pero piu puo".split(" "));

export type QueryWords = {
  /** What was asked, fit to show again. */
  query: string;
  /** Folded, each once, in their order. */
  words: string[];
};

/** What is looked for. Signs of any query language are parting signs like others. */
export function toQueryWords(asked: string): QueryWords {
  const query = asked
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, QUERY_LENGTH)
    .toWellFormed();
  const words = foldWords(query).map(({ word }) => word.slice(0, WORD_LENGTH));
  const telling = words.filter((word) => !ACCENTED_STOP_WORDS.has(word));
  return { query, words: [...new Set(telling)].slice(0, QUERY_WORDS) };
}
