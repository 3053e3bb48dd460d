import Type, { type Static } from "typebox";
import type { SearchGroupName } from "./search-groups.ts";
import { SEARCH_GROUPS } from "./search-groups.ts";

export const SearchGroupKey = Type.Unsafe<SearchGroupName>(
  Type.Enum(Object.keys(SEARCH_GROUPS) as SearchGroupName[]),
);
export type SearchGroupKey = SearchGroupName;

/** A run of text; `hit` where the words sought stand in it. */
export const SearchSpan = Type.Object({ text: Type.String(), hit: Type.Boolean() });
export type SearchSpan = Static<typeof SearchSpan>;

/**
 * `GET /search?q=…&gruppo=…&pagina=…`. Text of any length: what is past its first words counts for
 * nothing. A group or a page that is not there counts as not asked. Pages are turned within a group:
 * without `gruppo` the best of each are given, and `pagina` counts for nothing.
 */
export const SearchRequest = Type.Object({
  q: Type.Optional(Type.String()),
  gruppo: Type.Optional(Type.String()),
  pagina: Type.Optional(Type.String()),
});
export type SearchRequest = Static<typeof SearchRequest>;

export const SearchResult = Type.Object({
  path: Type.String(),
  title: Type.Array(SearchSpan),
  subtitle: Type.Array(SearchSpan),
  /** From the text, where the words stand; empty where title and subtitle say it all. */
  excerpt: Type.Array(SearchSpan),
});
export type SearchResult = Static<typeof SearchResult>;

export const SearchGroup = Type.Object({
  group: SearchGroupKey,
  label: Type.String(),
  count: Type.Integer({ minimum: 1 }),
  /** The page that lists all of the kind, ranked or in order. */
  listPath: Type.String(),
  /** Of the page asked for; empty past the group's last. */
  results: Type.Array(SearchResult),
});
export type SearchGroup = Static<typeof SearchGroup>;

export const SearchResults = Type.Object({
  /** What was asked, shortened and without line breaks. */
  query: Type.String(),
  /**
   * `all`: every word is in each result; `some`: none has them all; `none`: nothing was found;
   * `empty`: no word to look for was given.
   */
  matching: Type.Union([
    Type.Literal("all"),
    Type.Literal("some"),
    Type.Literal("none"),
    Type.Literal("empty"),
  ]),
  /** The words that were looked for instead, where some were misspelt; else null. */
  correction: Type.Union([Type.String(), Type.Null()]),
  /** Words that stand nowhere, and were left out. */
  unknown: Type.Array(Type.String()),
  total: Type.Integer(),
  /** The group asked for alone; null for all. */
  group: Type.Union([SearchGroupKey, Type.Null()]),
  page: Type.Integer(),
  pages: Type.Integer(),
  /** The likeliest first. */
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
export type SearchSuggestion = Static<typeof SearchSuggestion>;

/** `GET /search/suggestions?q=…`: at most eight, the likeliest first. */
export const SearchSuggestions = Type.Object({
  query: Type.String(),
  suggestions: Type.Array(SearchSuggestion, { maxItems: 8 }),
});
export type SearchSuggestions = Static<typeof SearchSuggestions>;
