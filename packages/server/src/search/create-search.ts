import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database, DatabaseClient } from "../db/database.ts";
import { exclusively } from "../db/exclusively.ts";
import { indexSource } from "./index-source.ts";
import { createKeptAnswers } from "./kept-answers.ts";
import { createPostings } from "./postings.ts";
import { toQueryWords } from "./query-words.ts";
import { readPostings } from "./read-postings.ts";
import type { Search } from "./search.ts";
import type { SearchSource } from "./search-document.ts";
import { createSearchReader, type HeldIndex, toGroupName } from "./search-reader.ts";
import { analyseSearch, readSourceVersions, readWords } from "./search-repository.ts";
import { createVocabulary } from "./vocabulary.ts";

/** How often changes are looked for: one query of a few rows. */
const WATCH_MS = 30_000;
const PAGES = 50;

/** Finds nothing until `reload` has run. */
export function createSearch({
  db,
  client,
  clock,
  log,
  sources,
  watchMs = WATCH_MS,
}: {
  db: Database;
  client: DatabaseClient;
  clock: Clock;
  log: Pick<FastifyBaseLogger, "warn">;
  sources: readonly SearchSource[];
  watchMs?: number;
}): Search {
  const reader = createSearchReader(db);
  const kept = createKeptAnswers();
  let index: HeldIndex = {
    vocabulary: createVocabulary([]),
    postings: createPostings([], new Map()),
  };
  let held = "";
  let seen = "";
  let watch: NodeJS.Timeout | null = null;
  let working: Promise<void> = Promise.resolve();

  // One after another, so that no older reading takes the place of a newer one.
  const next = (work: () => Promise<void>): Promise<void> => {
    const answer = working.then(work);
    working = answer.catch(() => undefined);
    return answer;
  };
  const readVersions = async () => JSON.stringify([...(await readSourceVersions(db))].sort());
  const readIndex = async () => {
    const version = await readVersions();
    if (version !== held) {
      const { postings, isWhole } = await readPostings(db);
      index = { vocabulary: createVocabulary(await readWords(db)), postings };
      held = version;
      if (!isWhole) {
        log.warn({}, "too much to search: what is ranked last is not found");
      }
      kept.clear();
      reader.forget();
    }
  };
  const sourcesNow = async () =>
    JSON.stringify(await Promise.all(sources.map((source) => source.version())));
  const bringUp = async () => {
    seen = await sourcesNow();
    let isChanged = false;
    await exclusively(client, async () => {
      for (const source of sources) {
        isChanged = (await indexSource({ db, clock }, source)) || isChanged;
      }
    });
    if (isChanged) {
      await analyseSearch(db);
    }
    await readIndex();
  };
  const look = async () => {
    try {
      // Only what changed under this process's own eyes: a process that has not yet seen an import
      // must not put back what another has indexed.
      await next(async () => ((await sourcesNow()) === seen ? readIndex() : bringUp()));
    } catch (error) {
      // The index as it stands goes on answering; the next look may succeed.
      log.warn({ err: error }, "could not look for changes of the search");
    }
  };

  return {
    find(asked, { group: askedGroup, page: askedPage = 1 } = {}) {
      const words = toQueryWords(asked);
      const group = toGroupName(askedGroup);
      const page = Math.min(Math.max(1, Math.trunc(askedPage) || 1), PAGES);
      const key = JSON.stringify(["find", words, group, page]);
      return kept.get(key, () => reader.find(words, { index, group, page }));
    },
    suggest(asked) {
      const words = toQueryWords(asked);
      return kept.get(JSON.stringify(["suggest", words]), () => reader.suggest(words, index));
    },
    reindex: () => next(bringUp),
    async reload() {
      seen = await sourcesNow();
      watch ??= setInterval(look, watchMs).unref();
      await next(readIndex);
    },
    async close() {
      clearInterval(watch ?? undefined);
      await working;
    },
  };
}
