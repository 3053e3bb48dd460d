import type { SearchGroupName } from "@volpe/contract";
import { findFirst } from "./vocabulary.ts";

/** One word of a query: its lexemes, and a prefix if the word may be unfinished. */
export type SearchTerm = {
  /** The word as it was written, or as it was corrected. */
  word: string;
  lexemes: readonly string[];
  prefix: string | null;
  /** A group in which the word means something else. */
  except?: SearchGroupName;
};

/**
 * Maps each lexeme to its documents and to the best field that contains it: the document's position
 * in the list × 4, + 0 for the title, 1 for the subtitle, 2 for keywords, 3 for the text.
 * Ascending.
 */
type LexemePostings = ReadonlyMap<string, Uint32Array>;

/** A word that more documents contain is common: in the demonstration 80% have `offerta`. */
const COMMON_SHARE = 0.25;

export const TITLE_WORTH = 20;
/** The weight of a word in each field. */
const WORTH = Uint8Array.of(TITLE_WORTH, 8, 4, 1);

/** Positions of documents by group: those with the highest score first, then by rank. */
export type Places = Map<SearchGroupName, number[]>;

export type Matches = {
  /** Documents that have all of the words, or any of them. */
  all(): Places;
  any(): Places;
  /** The sum of the weights that the words have in their best fields. */
  worthOf(place: number): number;
};

export type Postings = {
  /** Whether any document has the word. */
  has(term: SearchTerm): boolean;
  /** Whether too many documents have the word for it to distinguish them. */
  isCommon(term: SearchTerm): boolean;
  match(terms: readonly SearchTerm[]): Matches;
};

/** `documentGroups` holds the group of each document, the best ranked first. */
export function createPostings(
  documentGroups: readonly SearchGroupName[],
  lexemes: LexemePostings,
): Postings {
  const sorted = [...lexemes.keys()].sort();
  const groups = [...new Set(documentGroups)];
  const groupOf = Uint8Array.from(documentGroups, (group) => groups.indexOf(group));
  const postingsOf = ({ lexemes: wanted, prefix }: SearchTerm): Uint32Array[] => {
    const begun = prefix === null ? [] : startingWith(sorted, prefix);
    return [...new Set([...wanted, ...begun])].flatMap((lexeme) => lexemes.get(lexeme) ?? []);
  };
  const withoutGroup = (postings: Uint32Array[], group?: SearchGroupName): Uint32Array[] => {
    const left = group === undefined ? -1 : groups.indexOf(group);
    return left === -1
      ? postings
      : postings.map((each) => each.filter((posting) => groupOf[posting >>> 2] !== left));
  };
  return {
    has: (term) => postingsOf(term).length > 0,
    isCommon(term) {
      const count = postingsOf(term).reduce((sum, { length }) => sum + length, 0);
      return count > groupOf.length * COMMON_SHARE;
    },
    match(terms) {
      const met = new Uint8Array(groupOf.length);
      const worth = new Uint16Array(groupOf.length);
      for (const term of terms) {
        addTerm(withoutGroup(postingsOf(term), term.except), { met, worth });
      }
      const collect = (least: number): Places => {
        const byWorth: number[][][] = groups.map(() => []);
        // Uses an index: an iterator costs ten times as much over thousands.
        for (let place = 0; place < groupOf.length; place += 1) {
          if ((met[place] ?? 0) >= least) {
            const found = byWorth[groupOf[place] ?? 0] ?? [];
            const value = worth[place] ?? 0;
            const equals = found[value];
            if (equals === undefined) {
              found[value] = [place];
            } else {
              equals.push(place);
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
      return {
        all: () => collect(Math.max(1, terms.length)),
        any: () => collect(1),
        worthOf: (place) => worth[place] ?? 0,
      };
    },
  };
}

/** Counts one term for each document that has any of its lexemes, in the best field of these. */
function addTerm(
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
