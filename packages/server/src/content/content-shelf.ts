import {
  type ContentLink,
  FAQ_GROUPS,
  type Faq,
  type FaqSummary,
  type Post,
  type PostSummary,
} from "@volpe/contract";
import { type ContentDocument, toTitle } from "./content-document.ts";

const RELATED = 4;

/** One set of documents, ready to answer requests. */
export type ContentShelf = {
  id: string | null;
  posts: PostSummary[];
  postBySlug: ReadonlyMap<string, Post>;
  faqs: FaqSummary[];
  faqBySlug: ReadonlyMap<string, Faq>;
};

export function toContentShelf(
  id: string | null,
  documents: readonly ContentDocument[],
): ContentShelf {
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

/** Finds documents with tags in common. The same typology counts as one more tag. */
function findRelated(to: ContentDocument, documents: readonly ContentDocument[]): ContentLink[] {
  return documents
    .filter((other) => other.path !== to.path)
    .map((other) => ({ other, near: nearness(to, other) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near || a.other.path.localeCompare(b.other.path))
    .slice(0, RELATED)
    .map(({ other }) => ({ path: other.path, title: toTitle(other) }));
}

function nearness(a: ContentDocument, b: ContentDocument): number {
  const tags = a.tags.filter((tag) => b.tags.includes(tag)).length;
  return tags === 0 ? 0 : tags + (a.tipology !== null && a.tipology === b.tipology ? 1 : 0);
}
