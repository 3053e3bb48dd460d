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
  /** Indexes the present catalogues and content. Does nothing if nothing changed. */
  reindex(): Promise<void>;
  /**
   * Builds the index. After the first call, every switch of a catalogue or of the content does so
   * too.
   */
  reload(): Promise<void>;
  /** Waits for a running build. */
  close(): Promise<void>;
};
