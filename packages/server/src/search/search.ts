import type { SearchResults, SearchSuggestions } from "@volpe/contract";

/** The site's search. `find` and `suggest` take any text. */
export type Search = {
  /**
   * @example
   * await search.find("wolksvagen golf", { group: "noleggio", page: 2 });
   */
  find(
    asked: string,
    page?: { group?: string | undefined; page?: number | undefined },
  ): Promise<SearchResults>;
  suggest(asked: string): Promise<SearchSuggestions>;
  /** Indexes what the catalogues and the content hold now; does nothing if nothing changed. */
  reindex(): Promise<void>;
  /** Indexes. From the first call on, every switch of a catalogue or of the content does it too. */
  reload(): Promise<void>;
  /** Waits for an indexing that runs. */
  close(): Promise<void>;
};
