import type { SearchResults, SearchSuggestions } from "@volpe/contract";
import type { Request } from "./request.ts";
import { isSearchResults, isSearchSuggestions } from "./search-guards.ts";

export type SearchCalls = {
  /** `search` as it stands in the page's address: `q`, `gruppo`, `pagina`. */
  find(search: URLSearchParams): Promise<SearchResults>;
  /** For words that are being written; an aborted call throws the signal's reason. */
  suggest(query: string, signal?: AbortSignal): Promise<SearchSuggestions>;
};

export function createSearchCalls(request: Request): SearchCalls {
  return {
    find: (search) => request({ method: "GET", path: "/search", search, data: isSearchResults }),
    suggest: (q, signal) =>
      request({
        method: "GET",
        path: "/search/suggestions",
        query: { q },
        data: isSearchSuggestions,
        ...(signal && { signal }),
      }),
  };
}
