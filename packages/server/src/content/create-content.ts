import {
  type ContentLink,
  FAQ_GROUPS,
  type Faq,
  type FaqSummary,
  isProductTipology,
  type Post,
  type PostSummary,
} from "@volpe/contract";
import { findCurrentId, loadCurrentSnapshot } from "../catalogue/snapshots/snapshot-repository.ts";
import { SWITCHED } from "../catalogue/snapshots/staging-repository.ts";
import type { Database } from "../db/database.ts";
import { createCurrent, type Watching } from "../signals/current.ts";
import { type ContentDocument, toTitle } from "./content-document.ts";

/**
 * The current posts and answers, in memory: they are the same for every visitor.
 *
 * @example
 * content.post("cambiare-fornitore-passo-per-passo")?.path;
 * // "/blog/cambiare-fornitore-passo-per-passo"
 */
export type Content = {
  /** Newest first. */
  posts(): PostSummary[];
  post(slug: string): Post | null;
  /** In the order of their groups. */
  faqs(): FaqSummary[];
  faq(slug: string): Faq | null;
  /** Changes with each import. It is the same in every process. */
  version(): string;
  /** Reads the current set, and then follows the imports of every process. */
  reload(): Promise<void>;
  /** Stops following imports. */
  close(): Promise<void>;
};

/** Empty until `reload` has run. */
export function createContent({ db, ...watching }: Watching & { db: Database }): Content {
  const current = createCurrent({
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

const RELATED = 4;
/**
 * The weight of a tag that five documents share. A less related document is about another subject.
 */
const LEAST_NEARNESS = 0.2;

/** One set of documents, ready to answer requests. */
function toContentShelf(id: string | null, documents: readonly ContentDocument[]) {
  const groups = Object.keys(FAQ_GROUPS);
  const posts: Post[] = [];
  const faqs: Faq[] = [];
  for (const document of documents) {
    const related = findRelated(document, documents);
    if (document.kind === "post") {
      const { kind: _, ...post } = document;
      posts.push({ ...post, related });
    } else {
      const { kind: _, ...faq } = document;
      faqs.push({ ...faq, related });
    }
  }
  posts.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
  faqs.sort(
    (a, b) =>
      groups.indexOf(a.group) - groups.indexOf(b.group) ||
      a.date.localeCompare(b.date) ||
      a.slug.localeCompare(b.slug),
  );
  return {
    id,
    posts: posts.map(withoutBody),
    postBySlug: new Map(posts.map((post) => [post.slug, post])),
    faqs: faqs.map(withoutBody),
    faqBySlug: new Map(faqs.map((faq) => [faq.slug, faq])),
  };
}

function withoutBody<T extends Post | Faq>(document: T) {
  const { blocks: _blocks, sources: _sources, related: _related, ...summary } = document;
  return summary;
}

/**
 * Finds documents of the same field with common tags. A tag counts more the fewer documents have
 * it: «trasloco» says more than «contratto».
 */
function findRelated(to: ContentDocument, documents: readonly ContentDocument[]): ContentLink[] {
  return documents
    .filter((other) => other.path !== to.path && toField(other) === toField(to))
    .map((other) => ({ other, near: toNearness(to, other, documents) }))
    .filter(({ near }) => near >= LEAST_NEARNESS)
    .sort((a, b) => b.near - a.near || a.other.path.localeCompare(b.other.path))
    .slice(0, RELATED)
    .map(({ other }) => ({ path: other.path, title: toTitle(other) }));
}

/** Electricity and gas are one field; texts without a typology belong to it too. */
function toField({ tipology }: ContentDocument): string {
  return tipology !== null && isProductTipology(tipology) ? tipology : "energy";
}

/** The weight of a tag that ten documents share. */
const SAME_TYPOLOGY = 0.1;

function toNearness(
  a: ContentDocument,
  b: ContentDocument,
  documents: readonly ContentDocument[],
): number {
  const shared = a.tags.filter((tag) => b.tags.includes(tag));
  const near = shared.reduce(
    (sum, tag) => sum + 1 / documents.filter(({ tags }) => tags.includes(tag)).length,
    0,
  );
  return near > 0 && a.tipology !== null && a.tipology === b.tipology ? near + SAME_TYPOLOGY : near;
}
