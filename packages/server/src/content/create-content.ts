import { findCurrentId, loadCurrentSnapshot } from "../catalogue/snapshots/snapshot-repository.ts";
import { SWITCHED } from "../catalogue/snapshots/staging-repository.ts";
import type { Database } from "../db/database.ts";
import { createCurrent, type Watching } from "../signals/current.ts";
import type { Content } from "./content.ts";
import type { ContentDocument } from "./content-document.ts";
import { type ContentShelf, toContentShelf } from "./content-shelf.ts";

/** Empty until `reload` has run. */
export function createContent({ db, ...watching }: Watching & { db: Database }): Content {
  const current = createCurrent<ContentShelf>({
    ...watching,
    initial: toContentShelf(null, []),
    signal: SWITCHED,
    async read(shelf) {
      if ((await findCurrentId(db, "content")) === shelf.id) {
        return shelf;
      }
      const loaded = await loadCurrentSnapshot(db, "content", {
        prepare: () => null,
        // Only the import of content writes them.
        toEntry: ({ data }) => data as ContentDocument,
      });
      return loaded === null ? shelf : toContentShelf(loaded.snapshot.id, loaded.entries);
    },
  });
  return {
    posts: () => current.get().posts,
    post: (slug) => current.get().postBySlug.get(slug) ?? null,
    faqs: () => current.get().faqs,
    faq: (slug) => current.get().faqBySlug.get(slug) ?? null,
    version: () => current.get().id ?? "none",
    reload: current.reload,
    close: current.close,
  };
}
