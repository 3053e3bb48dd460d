import type {
  SearchGroup,
  SearchResult,
  SearchResults,
  SearchSpan,
  SearchSuggestion,
  SearchSuggestions,
} from "@volpe/contract";
import {
  isFlag,
  isInteger,
  isListOf,
  isNullable,
  isOneOf,
  isShape,
  isText,
} from "../guard/guard.ts";

const isGroupName = isOneOf(
  "luce",
  "gas",
  "noleggio",
  "pos",
  "internet",
  "marche",
  "blog",
  "domande",
);
const isSpans = isListOf(isShape<SearchSpan>({ text: isText, hit: isFlag }));

const isResult = isShape<SearchResult>({
  path: isText,
  title: isSpans,
  subtitle: isSpans,
  excerpt: isSpans,
});

const isGroup = isShape<SearchGroup>({
  group: isGroupName,
  label: isText,
  count: isInteger,
  listPath: isText,
  results: isListOf(isResult),
});

export const isSearchResults = isShape<SearchResults>({
  query: isText,
  matching: isOneOf("all", "some", "none", "empty"),
  correction: isNullable(isText),
  unknown: isListOf(isText),
  total: isInteger,
  group: isNullable(isGroupName),
  page: isInteger,
  pages: isInteger,
  groups: isListOf(isGroup),
});

export const isSearchSuggestions = isShape<SearchSuggestions>({
  query: isText,
  suggestions: isListOf(
    isShape<SearchSuggestion>({
      kind: isGroupName,
      kindLabel: isText,
      label: isText,
      path: isText,
    }),
    8,
  ),
});
