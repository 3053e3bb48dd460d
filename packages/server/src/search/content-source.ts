import { createHash } from "node:crypto";
import { FAQ_GROUPS, type Faq, type Post } from "@volpe/contract";
import type { Content } from "../content/content.ts";
import { toPlainText } from "../content/content-document.ts";
import type { SearchDocument, SearchSource } from "./search-document.ts";

/** What is read of a text; the longest of ours has a third. */
const BODY_LENGTH = 40_000;

/** Posts and answers, with their whole text. */
export function createContentSource(
  content: Pick<Content, "posts" | "post" | "faqs" | "faq" | "reload">,
): SearchSource {
  // A set of documents is one list for as long as it is shown.
  const versions = new WeakMap<object, string>();
  const documents = () => [
    ...content.posts().flatMap(({ slug }, index) => toPostDocument(content.post(slug), index)),
    ...content.faqs().flatMap(({ slug }, index) => toFaqDocument(content.faq(slug), index)),
  ];
  return {
    name: "contenuti",
    async version() {
      if (content.posts().length === 0 && content.faqs().length === 0) {
        await content.reload();
      }
      const key = content.posts();
      const version =
        versions.get(key) ??
        createHash("sha256").update(JSON.stringify(documents())).digest("base64url");
      versions.set(key, version);
      return version;
    },
    list: async () => documents(),
  };
}

function toPostDocument(post: Post | null, rank: number): SearchDocument[] {
  if (post === null) {
    return [];
  }
  const { slug, path, title, description, tags, blocks } = post;
  return [
    {
      key: `post:${slug}`,
      group: "blog",
      path,
      title,
      subtitle: description,
      codes: "",
      keywords: `articolo blog guida ${tags.join(" ")}`,
      body: toPlainText(blocks).slice(0, BODY_LENGTH),
      rank,
    },
  ];
}

function toFaqDocument(faq: Faq | null, rank: number): SearchDocument[] {
  if (faq === null) {
    return [];
  }
  const { slug, path, question, description, tags, group, blocks } = faq;
  return [
    {
      key: `faq:${slug}`,
      group: "domande",
      path,
      title: question,
      subtitle: description,
      codes: "",
      keywords: `domanda risposta faq ${FAQ_GROUPS[group]} ${tags.join(" ")}`,
      body: toPlainText(blocks).slice(0, BODY_LENGTH),
      rank,
    },
  ];
}
