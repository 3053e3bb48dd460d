import { blocksToText, FAQ_GROUPS, type Faq, type Post } from "@volpe/contract";
import type { Content } from "../content/content.ts";
import type { SearchDocument, SearchSource } from "./search-document.ts";

/** Characters of a text that are indexed; the longest of ours has a third of them. */
const BODY_LENGTH = 40_000;

/** Posts and answers with their whole text. */
export function createContentSource(
  content: Pick<Content, "posts" | "post" | "faqs" | "faq" | "version" | "reload">,
): SearchSource {
  return {
    name: "contenuti",
    async version() {
      await content.reload();
      return content.version();
    },
    list: async () => [
      ...content.posts().flatMap(({ slug }, rank) => {
        const post = content.post(slug);
        return post === null ? [] : [toPostDocument(post, rank)];
      }),
      ...content.faqs().flatMap(({ slug }, rank) => {
        const faq = content.faq(slug);
        return faq === null ? [] : [toFaqDocument(faq, rank)];
      }),
    ],
  };
}

function toPostDocument(post: Post, rank: number): SearchDocument {
  return {
    ...toDocument(post, rank),
    key: `post:${post.slug}`,
    group: "blog",
    title: post.title,
    keywords: `articolo blog guida ${post.tags.join(" ")}`,
  };
}

function toFaqDocument(faq: Faq, rank: number): SearchDocument {
  return {
    ...toDocument(faq, rank),
    key: `faq:${faq.slug}`,
    group: "domande",
    title: faq.question,
    keywords: `domanda risposta faq ${FAQ_GROUPS[faq.group]} ${faq.tags.join(" ")}`,
  };
}

/** The fields that a post and an answer share. */
function toDocument({ path, description, blocks }: Post | Faq, rank: number) {
  const body = blocksToText(blocks).slice(0, BODY_LENGTH);
  return { path, subtitle: description, codes: "", body, rank };
}
