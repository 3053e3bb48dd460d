import Type, { type Static } from "typebox";
import { SEARCH_GROUPS, type SearchGroupName } from "./group-names.ts";
import { Nullable } from "./nullable.ts";
import { OneOf } from "./one-of.ts";

const SearchGroupKey = Type.Unsafe<SearchGroupName>(
  Type.Enum(Object.keys(SEARCH_GROUPS) as SearchGroupName[]),
);

/** A run of text; `hit` if it matches the search. */
export const SearchSpan = Type.Object({ text: Type.String(), hit: Type.Boolean() });
export type SearchSpan = Static<typeof SearchSpan>;

/**
 * `GET /search?q=…&gruppo=…&pagina=…`. Text of any length is accepted; words beyond a limit are
 * ignored. An unknown group or page is ignored. Only one group has pages: without `gruppo` the best
 * results of each are returned and `pagina` is ignored.
 */
export const SearchRequest = Type.Object({
  q: Type.Optional(Type.String()),
  gruppo: Type.Optional(Type.String()),
  pagina: Type.Optional(Type.String()),
});
export type SearchRequest = Static<typeof SearchRequest>;

const SearchResult = Type.Object({
  path: Type.String(),
  title: Type.Array(SearchSpan),
  subtitle: Type.Array(SearchSpan),
  /** An excerpt of the text around the hits; empty if title and subtitle are enough. */
  excerpt: Type.Array(SearchSpan),
});

export const SearchGroup = Type.Object({
  group: SearchGroupKey,
  label: Type.String(),
  count: Type.Integer({ minimum: 1 }),
  /** Path of the page that lists everything of this kind. */
  listPath: Type.String(),
  /** Results of the requested page; empty after the group's last page. */
  results: Type.Array(SearchResult),
});
export type SearchGroup = Static<typeof SearchGroup>;

export const SearchResults = Type.Object({
  /** The query, shortened and without line breaks. */
  query: Type.String(),
  /**
   * `all`: every result contains every word; `some`: no result contains all words; `none`: nothing
   * was found; `empty`: the query contains no word.
   */
  matching: OneOf(["all", "some", "none", "empty"]),
  /** The corrected words that were searched if some were misspelt; else null. */
  correction: Nullable(Type.String()),
  /** Words that occur nowhere and were ignored. */
  unknown: Type.Array(Type.String()),
  total: Type.Integer(),
  /** The requested group; null for all. */
  group: Nullable(SearchGroupKey),
  page: Type.Integer(),
  pages: Type.Integer(),
  /** The most relevant first. */
  groups: Type.Array(SearchGroup),
});
export type SearchResults = Static<typeof SearchResults>;

export const SearchSuggestion = Type.Object({
  kind: SearchGroupKey,
  /** The kind's name in the singular, as `Offerta luce`. */
  kindLabel: Type.String(),
  label: Type.String(),
  path: Type.String(),
});

/** `GET /search/suggestions?q=…`: at most eight, the likeliest first. */
export const SearchSuggestions = Type.Object({
  query: Type.String(),
  suggestions: Type.Array(SearchSuggestion, { maxItems: 8 }),
});
export type SearchSuggestions = Static<typeof SearchSuggestions>;
