import type { SearchResults, SearchSuggestions } from "@volpe/contract";

/** The site's search. `find` and `suggest` take any text. */
export type Search = {
  find(
    asked: string,
    page?: { group?: string | undefined; page?: number | undefined },
  ): Promise<SearchResults>;
  suggest(asked: string): Promise<SearchSuggestions>;
  /** Brings the index up to what the catalogues and the content hold now; cheap where nothing changed. */
  reindex(): Promise<void>;
  /** Reads the vocabulary; from then on changes, here or in other processes, are looked for. */
  reload(): Promise<void>;
  /** Waits for a reindexing that runs. */
  close(): Promise<void>;
};
