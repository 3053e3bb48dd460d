import {
  SEARCH_GROUPS,
  type SearchGroup,
  type SearchGroupName,
  type SearchResults,
  type SearchSuggestions,
} from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { foldWords } from "./fold-words.ts";
import { createHighlighter } from "./highlight.ts";
import { createKeptAnswers } from "./kept-answers.ts";
import type { Postings } from "./postings.ts";
import type { QueryWords } from "./query-words.ts";
import {
  type FoundDocument,
  findBestDocuments,
  findLexeme,
  guessWord,
} from "./search-repository.ts";
import { type SearchTerm, toTsquery } from "./search-terms.ts";
import { understandQuery, type WordLookups } from "./understand-query.ts";
import type { Vocabulary } from "./vocabulary.ts";

const GROUPS = Object.keys(SEARCH_GROUPS) as SearchGroupName[];
/** Results of each group, all groups together, and of one alone. */
const OVERVIEW_RESULTS = 5;
const PAGE_RESULTS = 20;
const PAGES = 50;
const SUGGESTIONS = 8;
const SUGGESTIONS_EACH = 4;

/**
 * So many of each group are weighed against each other, the likeliest first. Of one group whole
 * pages, so that none is lost between two.
 */
const OVERVIEW_WEIGHED = 8;
const PAGE_WEIGHED = 3 * PAGE_RESULTS;

/** A word that names a group puts that group first. */
const GROUP_WORDS: Readonly<Record<SearchGroupName, readonly string[]>> = {
  luce: ["luce", "elettricita", "corrente"],
  gas: ["gas", "metano"],
  noleggio: ["noleggio", "auto", "macchina", "automobile"],
  pos: ["pos", "terminale", "terminali"],
  internet: ["internet", "fibra", "wifi", "adsl"],
  marche: ["fornitore", "fornitori", "marca", "marche"],
  blog: ["blog", "articolo", "articoli"],
  domande: ["domanda", "domande", "faq"],
};

/** What of the index is held in memory, as it was read last. */
export type HeldIndex = { vocabulary: Vocabulary; postings: Postings };

/** What a query finds in the index as it stands. */
export function createSearchReader(db: Database) {
  const guesses = createKeptAnswers();
  const lookups: WordLookups = {
    findLexeme: (word) => guesses.get(`lexeme ${word}`, () => findLexeme(db, word)),
    guess: (word) => guesses.get(`guess ${word}`, () => guessWord(db, word)),
  };
  return {
    /** The index has changed. */
    forget: () => guesses.clear(),
    async find(
      asked: QueryWords,
      {
        index: { vocabulary, postings },
        group,
        page: askedPage,
      }: { index: HeldIndex; group: SearchGroupName | null; page: number },
    ): Promise<SearchResults> {
      const { terms, correction, unknown } = await understandQuery(asked, {
        vocabulary,
        postings,
        lookups,
        typing: false,
      });
      const frame = { query: asked.query, correction, unknown, group };
      const { matching, tsquery, found } = matchTerms(terms, { postings, group });
      const counts = [...found.values()].map(({ length }) => length);
      const pages =
        group === null
          ? 1
          : Math.min(PAGES, Math.max(1, Math.ceil(Math.max(0, ...counts) / PAGE_RESULTS)));
      const page = Math.min(askedPage, pages);
      const rows = await findBestDocuments(db, {
        tsquery,
        ...toSlice(
          found,
          group === null
            ? { page, size: OVERVIEW_RESULTS, weighed: OVERVIEW_WEIGHED }
            : { page, size: PAGE_RESULTS, weighed: PAGE_WEIGHED },
        ),
      });
      const groups = toGroups(rows, { terms, found, vocabulary });
      const total = groups.reduce((sum, { count }) => sum + count, 0);
      if (total === 0) {
        const none = terms.length === 0 && unknown.length === 0 ? "empty" : "none";
        return { ...frame, matching: none, page: 1, pages: 1, total, groups };
      }
      return { ...frame, matching, page, pages, total, groups };
    },
    async suggest(
      asked: QueryWords,
      { vocabulary, postings }: HeldIndex,
    ): Promise<SearchSuggestions> {
      const { terms } = await understandQuery(asked, {
        vocabulary,
        postings,
        lookups,
        typing: true,
      });
      const rows = await findBestDocuments(db, {
        tsquery: toTsquery(terms, "&"),
        ...toSlice(postings.match(terms).all(), {
          page: 1,
          size: SUGGESTIONS_EACH,
          weighed: OVERVIEW_WEIGHED,
        }),
      });
      const suggestions = rows
        .map((row) => ({ row, weight: weigh(row, terms) }))
        .sort((a, b) => b.weight - a.weight)
        .slice(0, SUGGESTIONS)
        .map(({ row }) => ({
          kind: row.group,
          kindLabel: SEARCH_GROUPS[row.group].one,
          label: row.title,
          path: row.path,
        }));
      return { query: asked.query, suggestions };
    },
  };
}

type Found = ReadonlyMap<SearchGroupName, readonly number[]>;

/** What has all the words; where nothing has, what has some of them. */
function matchTerms(
  terms: readonly SearchTerm[],
  { postings, group }: { postings: Postings; group: SearchGroupName | null },
): { matching: "all" | "some"; tsquery: string; found: Found } {
  const matches = postings.match(terms);
  const ofGroup = (found: Found): Found =>
    group === null ? found : new Map([[group, found.get(group) ?? []]]);
  const all = ofGroup(matches.all());
  return terms.length < 2 || [...all.values()].some((ids) => ids.length > 0)
    ? { matching: "all", tsquery: toTsquery(terms, "&"), found: all }
    : { matching: "some", tsquery: toTsquery(terms, "|"), found: ofGroup(matches.any()) };
}

/** The documents to be weighed for a page, and where it stands among them. */
function toSlice(
  found: Found,
  { page, size, weighed }: { page: number; size: number; weighed: number },
): { ids: number[]; offset: number; count: number } {
  const offset = (page - 1) * size;
  const start = offset - (offset % weighed);
  return {
    ids: [...found.values()].flatMap((each) => each.slice(start, start + weighed)),
    offset: offset - start,
    count: size,
  };
}

function toGroups(
  rows: readonly FoundDocument[],
  {
    terms,
    found,
    vocabulary,
  }: { terms: readonly SearchTerm[]; found: Found; vocabulary: Vocabulary },
): SearchGroup[] {
  const { spans, excerpt } = createHighlighter(terms, vocabulary);
  const byGroup = Map.groupBy(rows, ({ group }) => group);
  return GROUPS.flatMap((group) => {
    const best = byGroup.get(group);
    if (best === undefined) {
      return [];
    }
    const count = found.get(group)?.length ?? best.length;
    const results = best.map(({ path, title, subtitle, body }) => ({
      path,
      title: spans(title),
      subtitle: spans(subtitle),
      excerpt: excerpt(body),
    }));
    const weight = Math.max(0, ...best.map((row) => weigh(row, terms)));
    const { label, listPath } = SEARCH_GROUPS[group];
    return [{ weight, group: { group, label, count, listPath, results } }];
  })
    .sort((a, b) => b.weight - a.weight)
    .map(({ group }) => group);
}

/** The text's score, more where the title is what was asked, or the words name the group. */
function weigh({ group, title, score }: FoundDocument, terms: readonly SearchTerm[]): number {
  const words = terms.map(({ word }) => word);
  const titled = foldWords(title).map(({ word }) => word);
  const isTitle = titled.join(" ").startsWith(words.join(" ")) ? 0.5 : 0;
  const names = words.some((word) => GROUP_WORDS[group].includes(word)) ? 1 : 0;
  return score + isTitle + names;
}

/** `GROUPS` holds it, or null. */
export function toGroupName(asked: string | undefined): SearchGroupName | null {
  return GROUPS.find((group) => group === asked) ?? null;
}
