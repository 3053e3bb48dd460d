import type { SearchResults, SearchSuggestions } from "@volpe/contract";
import { SWITCHED } from "../catalogue/snapshots/staging-repository.ts";
import { createCurrent, type Watching } from "../signals/current.ts";
import type { SearchDocument, SearchSource } from "./search-document.ts";
import { buildIndex, EMPTY_INDEX, type SearchIndex } from "./search-index.ts";
import { findIn, PAGES, suggestFrom, toGroupName } from "./search-reader.ts";
import { toQueryWords } from "./understand-query.ts";

/**
 * The site's search. `find` and `suggest` take any text.
 *
 * @example
 * const { correction } = await search.find("wolksvagen"); // "Volkswagen"
 * const { groups } = await search.find("golf", { group: "noleggio", page: 2 });
 */
export type Search = {
  find(
    asked: string,
    page?: { group?: string | undefined; page?: number | undefined },
  ): Promise<SearchResults>;
  suggest(asked: string): Promise<SearchSuggestions>;
  /** Indexes the current catalogues and content. Does nothing if they have not changed. */
  reindex(): Promise<void>;
  /**
   * Builds the index. After the first call, every switch of a catalogue or of the content does so
   * too.
   */
  reload(): Promise<void>;
  /** Waits for a running build. */
  close(): Promise<void>;
};

/**
 * Creates the index of what the sources hold, in this process's memory. Empty until it is loaded.
 */
export function createSearch({
  sources,
  ...watching
}: Watching & { sources: readonly SearchSource[] }): Search {
  const listed = new Map<string, { version: string; documents: SearchDocument[] }>();
  // The versions of the indexed sources. If a build fails, its listed changes are not indexed yet.
  let indexed: string | null = null;
  const read = async (index: SearchIndex): Promise<SearchIndex> => {
    for (const source of sources) {
      const version = await source.version();
      if (listed.get(source.name)?.version !== version) {
        listed.set(source.name, { version, documents: await source.list() });
      }
    }
    const versions = [...listed.values()].map(({ version }) => version).join("\n");
    if (versions === indexed) {
      return index;
    }
    const built = await buildIndex([...listed.values()].flatMap(({ documents }) => documents));
    indexed = versions;
    return built;
  };
  const current = createCurrent({
    ...watching,
    initial: EMPTY_INDEX,
    signal: SWITCHED,
    read,
    onChange({ isWhole }) {
      if (!isWhole) {
        watching.log.warn({}, "too much to search: what is ranked last is not found");
      }
    },
  });
  return {
    async find(asked, { group, page = 1 } = {}) {
      return findIn(current.get(), toQueryWords(asked), {
        group: toGroupName(group),
        page: Math.min(Math.max(1, Math.trunc(page) || 1), PAGES),
      });
    },
    suggest: async (asked) => suggestFrom(current.get(), toQueryWords(asked)),
    reindex: () => current.update(read),
    reload: current.reload,
    close: current.close,
  };
}
