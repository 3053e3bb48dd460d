import { toSpokenText } from "../../text/spoken-text.ts";

/**
 * Ablation: leaving words of an answer out and reading it again shows whether its reader used them.
 */

/** A word or number of an answer; `from` and `to` are its place in the spoken text. */
export type Token = { start: number; end: number; said: string; from: number; to: number };

export type Ablation = {
  tokens: readonly Token[];
  /** The tokens in spoken words, with a comma where the answer has punctuation. */
  said: string;
  /** Indices of the tokens in a part of the spoken text. */
  at(from: number, to: number): number[];
  /**
   * Whether the reader used the words of these tokens: without them, the answer or some of the
   * words around them are read differently.
   */
  isUsed(indices: readonly number[]): boolean;
};

const TOKEN = /\d+(?:[.,'’:/]\d+)*|\p{L}+['’]?|[+%]/gu;
/** A sign that no reader's pattern matches. It separates the words on its two sides. */
const MASK = "§";
/**
 * Finds out which words of an answer its reader used, by reading the answer without them. `isSame`
 * says whether a text is read as the same answer as the whole; `around` is how many words on each
 * side are read together with a word.
 */
export function createAblation(
  text: string,
  { isSame, around }: { isSame: (text: string) => boolean; around: number },
): Ablation {
  const { tokens, said } = toTokens(text);
  const known = new Map<string, boolean>();
  const reads = (part: string): boolean => {
    const before = known.get(part);
    const result = before ?? isSame(part);
    known.set(part, result);
    return result;
  };
  /** The words from the token `first` to `last`, with the given ones masked. */
  const toText = (first: number, last: number, masked: readonly number[]): string => {
    const begin = first === 0 ? 0 : (tokens[first]?.start ?? 0);
    const end = last === tokens.length - 1 ? text.length : (tokens[last]?.end ?? 0);
    return masked.reduceRight(
      (part, index) => {
        const token = tokens[index];
        return token === undefined
          ? part
          : `${part.slice(0, token.start - begin)}${MASK}${part.slice(token.end - begin)}`;
      },
      text.slice(begin, end),
    );
  };
  return {
    tokens,
    said,
    at: (from, to) =>
      tokens.flatMap((token, index) => (token.from < to && from < token.to ? [index] : [])),
    isUsed(indices) {
      const final = tokens.length - 1;
      if (!reads(toText(0, final, indices))) {
        return true;
      }
      const low = indices[0] ?? 0;
      const high = indices.at(-1) ?? 0;
      const least = high - low + 1;
      // Each part of the answer that contains these tokens, the shortest ones first.
      for (let size = least; size <= Math.max(around, least) && size <= final; size += 1) {
        const lastStart = Math.min(low, tokens.length - size);
        for (let first = Math.max(0, high - size + 1); first <= lastStart; first += 1) {
          const last = first + size - 1;
          if (reads(toText(first, last, [])) && !reads(toText(first, last, indices))) {
            return true;
          }
        }
      }
      return false;
    },
  };
}

/** Number of words and numbers in a text. */
export function countTokens(text: string): number {
  return text.match(TOKEN)?.length ?? 0;
}

function toTokens(text: string): { tokens: Token[]; said: string } {
  let said = "";
  let end = 0;
  const tokens = [...text.matchAll(TOKEN)].map((match) => {
    const between = text.slice(end, match.index);
    end = match.index + match[0].length;
    const word = toSpokenText(match[0]) || match[0].toLowerCase();
    const elided = /['’]$/.test(match[0]) && !word.endsWith("'") ? `${word}'` : word;
    const glue =
      said === "" || (said.endsWith("'") && between === "")
        ? ""
        : /[,;.!?():]/.test(between)
          ? ", "
          : " ";
    const from = said.length + glue.length;
    said += glue + elided;
    return { start: match.index, end, said: elided, from, to: said.length };
  });
  return { tokens, said };
}
