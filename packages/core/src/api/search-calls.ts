import type { SearchResults, SearchSuggestions } from "@volpe/contract";
import type { Request } from "./request.ts";

/**
 * @example
 * const { groups } = await createSearchCalls(request).find(new URLSearchParams("q=golf"));
 */
export function createSearchCalls(request: Request) {
  return {
    /** `search` is the query of the page's address: `q`, `gruppo`, `pagina`. */
    find: (search: URLSearchParams) =>
      request<SearchResults>({ method: "GET", path: "/search", search }),
    /** Suggestions for partly typed words; an aborted call throws the signal's reason. */
    suggest: (q: string, signal?: AbortSignal) =>
      request<SearchSuggestions>({
        method: "GET",
        path: "/search/suggestions",
        query: { q },
        signal,
      }),
  };
}
