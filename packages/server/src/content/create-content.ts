import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import type { Content } from "./content.ts";
import { findCurrentContent, listDocuments } from "./content-repository.ts";
import { type ContentShelf, toContentShelf } from "./content-shelf.ts";

/** How often an import of another process is looked for: one query of one row. */
const WATCH_MS = 30_000;

/** Empty until `reload` has run; from then on it also looks for imports of other processes. */
export function createContent({
  db,
  log,
  watchMs = WATCH_MS,
}: {
  db: Database;
  log: Pick<FastifyBaseLogger, "warn">;
  watchMs?: number;
}): Content {
  let shelf: ContentShelf = toContentShelf(null, []);
  let watch: NodeJS.Timeout | null = null;
  let reading: Promise<void> = Promise.resolve();

  const read = async () => {
    const current = await findCurrentContent(db);
    if (current !== null && current.id !== shelf.id) {
      shelf = toContentShelf(current.id, await listDocuments(db, current.id));
    }
  };
  // One after another, so that an older reading never takes the place of a newer one.
  const next = () => {
    const answer = reading.then(read);
    reading = answer.catch(() => undefined);
    return answer;
  };
  const look = async () => {
    try {
      await next();
    } catch (error) {
      // What is in memory goes on answering; the next look may succeed.
      log.warn({ err: error }, "could not look for new content");
    }
  };

  return {
    posts: () => shelf.posts,
    post: (slug) => shelf.postBySlug.get(slug) ?? null,
    faqs: () => shelf.faqs,
    faq: (slug) => shelf.faqBySlug.get(slug) ?? null,
    version: () => shelf.id ?? "none",
    reload() {
      watch ??= setInterval(look, watchMs).unref();
      return next();
    },
    async close() {
      clearInterval(watch ?? undefined);
      await reading;
    },
  };
}
