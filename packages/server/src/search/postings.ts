import type { SearchGroupName } from "@volpe/contract";
import type { SearchTerm } from "./search-terms.ts";
import { findFirst } from "./sorted-words.ts";

/** A document as the index orders it. */
export type PostedDocument = { id: number; group: SearchGroupName };

/**
 * Which documents have which lexeme, and where it stands best: the place in the list of documents
 * × 4, + 0 in the title, 1 in the subtitle, 2 among other words, 3 in the text. Ascending.
 */
export type LexemePostings = ReadonlyMap<string, Uint32Array>;

/** What a word is worth by where it stands: as `ts_rank` weighs A, B, C and D. */
const WORTH = Uint8Array.of(20, 8, 4, 1);

/**
 * Ids by group: what has more of the words, and in better places, first; then the better ranked.
 */
export type Matches = Map<SearchGroupName, number[]>;

export type Postings = {
  /** Whether any document has the word. */
  has(term: SearchTerm): boolean;
  /** What has all of the words, and what has any of them. */
  match(terms: readonly SearchTerm[]): { all(): Matches; any(): Matches };
};

/** `documents` come best ranked first. */
export function createPostings(
  documents: readonly PostedDocument[],
  lexemes: LexemePostings,
): Postings {
  const sorted = [...lexemes.keys()].sort();
  const groups = [...new Set(documents.map(({ group }) => group))];
  const ids = Uint32Array.from(documents, ({ id }) => id);
  const groupOf = Uint8Array.from(documents, ({ group }) => groups.indexOf(group));
  const postingsOf = ({ lexemes: wanted, prefix }: SearchTerm): Uint32Array[] => {
    const begun = prefix === null ? [] : startingWith(sorted, prefix);
    return [...new Set([...wanted, ...begun])].flatMap((lexeme) => lexemes.get(lexeme) ?? []);
  };
  return {
    has: (term) => postingsOf(term).length > 0,
    match(terms) {
      const met = new Uint8Array(ids.length);
      const worth = new Uint16Array(ids.length);
      for (const term of terms) {
        meet(postingsOf(term), { met, worth });
      }
      const collect = (least: number): Matches => {
        const byWorth: number[][][] = groups.map(() => []);
        // By index: an iterator costs ten times as much over thousands.
        for (let place = 0; place < ids.length; place += 1) {
          if ((met[place] ?? 0) >= least) {
            const found = byWorth[groupOf[place] ?? 0] ?? [];
            const value = worth[place] ?? 0;
            const equals = found[value];
            if (equals === undefined) {
              found[value] = [ids[place] ?? 0];
            } else {
              equals.push(ids[place] ?? 0);
            }
          }
        }
        return new Map(
          groups.flatMap((group, index) => {
            const found = byWorth[index] ?? [];
            return found.length === 0 ? [] : [[group, found.reverse().flat()] as const];
          }),
        );
      };
      return { all: () => collect(Math.max(1, terms.length)), any: () => collect(1) };
    },
  };
}

/** Counts one term for each document that has any of its lexemes, by the best place of these. */
function meet(
  postings: readonly Uint32Array[],
  { met, worth }: { met: Uint8Array; worth: Uint16Array },
): void {
  const best = postings.length > 1 ? new Uint8Array(met.length) : null;
  for (const each of postings) {
    for (let at = 0; at < each.length; at += 1) {
      const posting = each[at] ?? 0;
      const place = posting >>> 2;
      const value = WORTH[posting & 3] ?? 0;
      const before = best?.[place] ?? 0;
      if (before === 0) {
        met[place] = (met[place] ?? 0) + 1;
      }
      if (value > before) {
        worth[place] = (worth[place] ?? 0) + value - before;
        if (best !== null) {
          best[place] = value;
        }
      }
    }
  }
}

function startingWith(sorted: readonly string[], prefix: string): string[] {
  const start = findFirst(sorted, prefix);
  let end = start;
  while (sorted[end]?.startsWith(prefix)) {
    end += 1;
  }
  return sorted.slice(start, end);
}
