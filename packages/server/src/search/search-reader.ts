import {
  SEARCH_GROUPS,
  type SearchGroup,
  type SearchGroupName,
  type SearchResults,
  type SearchSuggestions,
} from "@volpe/contract";
import { foldWords } from "../text/fold-words.ts";
import { createHighlighter, type Highlighter } from "./highlight.ts";
import {
  type Matches,
  type Places,
  type Postings,
  type SearchTerm,
  TITLE_WORTH,
} from "./postings.ts";
import type { IndexedDocument, SearchIndex } from "./search-index.ts";
import { GROUP_WORDS, isOfferWord } from "./synonyms.ts";
import { type QueryWords, understandQuery } from "./understand-query.ts";

const GROUPS = Object.keys(SEARCH_GROUPS) as SearchGroupName[];
/** The number of results in each group if all groups are shown, and if a single group is. */
const OVERVIEW_RESULTS = 5;
const PAGE_RESULTS = 20;
export const PAGES = 50;
const SUGGESTIONS = 8;
const SUGGESTIONS_EACH = 4;

/**
 * This many results of each group are sorted by their score, highest first. For a single group
 * these are whole pages, so that no result is lost between two pages.
 */
const OVERVIEW_SCORED = 8;
const PAGE_SCORED = 3 * PAGE_RESULTS;

/** The results of a query in the index, by group. */
export function findIn(
  index: SearchIndex,
  asked: QueryWords,
  { group, page: askedPage }: { group: SearchGroupName | null; page: number },
): SearchResults {
  const { terms, correction, unknown } = understandQuery(asked, index, { typing: false });
  const frame = { query: asked.query, correction, unknown, group };
  const carrying = unknown.length === 0 || terms.some((term) => canCarry(term, index));
  const { matching, matches, places } = matchTerms(index, { terms: carrying ? terms : [], group });
  const counts = [...places.values()].map(({ length }) => length);
  const pages =
    group === null
      ? 1
      : Math.min(PAGES, Math.max(1, Math.ceil(Math.max(0, ...counts) / PAGE_RESULTS)));
  const page = Math.min(askedPage, pages);
  const slice =
    group === null
      ? { page, size: OVERVIEW_RESULTS, scored: OVERVIEW_SCORED }
      : { page, size: PAGE_RESULTS, scored: PAGE_SCORED };
  const highlighter = createHighlighter(terms, index.vocabulary);
  const groups = [...findBest(index.documents, places, { matches, terms, ...slice })]
    .map(([name, found]) => ({
      weight: Math.max(0, ...found.map((each) => weigh(each, terms))),
      group: toGroup(name, found, { count: places.get(name)?.length ?? 0, highlighter }),
    }))
    .sort((a, b) => b.weight - a.weight)
    .map((each) => each.group);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) {
    const none = terms.length === 0 && unknown.length === 0 ? "empty" : "none";
    return { ...frame, matching: none, page: 1, pages: 1, total, groups };
  }
  return { ...frame, matching, page, pages, total, groups };
}

/** Suggests the best results for a text whose last word may be unfinished. */
export function suggestFrom(index: SearchIndex, asked: QueryWords): SearchSuggestions {
  const { terms } = understandQuery(asked, index, { typing: true });
  const matches = index.postings.match(terms);
  const slice = { page: 1, size: SUGGESTIONS_EACH, scored: OVERVIEW_SCORED };
  const best = findBest(index.documents, matches.all(), { matches, terms, ...slice });
  const suggestions = [...best.values()]
    .flat()
    .map((found) => ({ found, weight: weigh(found, terms) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, SUGGESTIONS)
    .map(({ found: { document } }) => ({
      kind: document.group,
      kindLabel: SEARCH_GROUPS[document.group].one,
      label: document.title,
      path: document.path,
    }));
  return { query: asked.query, suggestions };
}

/**
 * Whether a search from which a word was dropped may continue with this word: the rest of `offerta
 * per vedova` would find every offer.
 */
function canCarry(term: SearchTerm, { postings }: SearchIndex): boolean {
  return Object.values(GROUP_WORDS).flat().includes(term.word) || isTelling(term, postings);
}

/** Whether a word distinguishes the documents that have it. */
function isTelling(term: SearchTerm, postings: Postings): boolean {
  return !isOfferWord(term) && !postings.isCommon(term);
}

/**
 * Finds the documents that have all words. If there are none, finds those that have some of the
 * less common words or, if all words are common, some of them.
 */
function matchTerms(
  { postings }: SearchIndex,
  { terms, group }: { terms: readonly SearchTerm[]; group: SearchGroupName | null },
): { matching: "all" | "some"; matches: Matches; places: Places } {
  const matches = postings.match(terms);
  const ofGroup = (places: Places): Places =>
    group === null ? places : new Map([[group, places.get(group) ?? []]]);
  const all = ofGroup(matches.all());
  if (terms.length < 2 || [...all.values()].some(({ length }) => length > 0)) {
    return { matching: "all", matches, places: all };
  }
  const rare = terms.filter((term) => isTelling(term, postings));
  const some = rare.length === 0 ? matches : postings.match(rare);
  return { matching: "some", matches: some, places: ofGroup(some.any()) };
}

type FoundDocument = { document: IndexedDocument; score: number };

/** A page of each group that is not empty, in the order of `GROUPS`. */
function findBest(
  documents: readonly IndexedDocument[],
  places: Places,
  {
    matches,
    terms,
    page,
    size,
    scored,
  }: {
    matches: Matches;
    terms: readonly SearchTerm[];
    page: number;
    size: number;
    scored: number;
  },
): Map<SearchGroupName, FoundDocument[]> {
  const offset = (page - 1) * size;
  const start = offset - (offset % scored);
  const found = new Map<SearchGroupName, FoundDocument[]>();
  for (const group of GROUPS) {
    const best = (places.get(group) ?? [])
      .slice(start, start + scored)
      .flatMap((place) => {
        const document = documents[place];
        return document === undefined
          ? []
          : [{ document, score: toScore(document, matches.worthOf(place), terms.length) }];
      })
      .sort((a, b) => b.score - a.score || a.document.rank - b.document.rank)
      .slice(offset - start, offset - start + size);
    if (best.length > 0) {
      found.set(group, best);
    }
  }
  return found;
}

/** The mean weight of the words, from 0 to 0.6, and less in a longer document. */
function toScore({ length }: IndexedDocument, worth: number, words: number): number {
  return (0.6 * worth) / (TITLE_WORTH * words) / (1 + Math.log(Math.max(1, length)));
}

function toGroup(
  group: SearchGroupName,
  found: readonly FoundDocument[],
  { count, highlighter }: { count: number; highlighter: Highlighter },
): SearchGroup {
  const { label, listPath } = SEARCH_GROUPS[group];
  const results = found.map(({ document: { path, title, subtitle, body } }) => ({
    path,
    title: highlighter.spans(title),
    subtitle: highlighter.spans(subtitle),
    excerpt: highlighter.excerpt(body),
  }));
  return { group, label, count, listPath, results };
}

/** The score. It is higher if the title begins with the query or a word names the group. */
function weigh(
  { document: { group, title }, score }: FoundDocument,
  terms: readonly SearchTerm[],
): number {
  const words = terms.map(({ word }) => word);
  const titled = foldWords(title).map(({ word }) => word);
  const isTitle = titled.join(" ").startsWith(words.join(" ")) ? 0.5 : 0;
  const names = words.some((word) => GROUP_WORDS[group].includes(word)) ? 1 : 0;
  return score + isTitle + names;
}

/** Null for a group that does not exist. */
export function toGroupName(asked: string | undefined): SearchGroupName | null {
  return GROUPS.find((group) => group === asked) ?? null;
}
