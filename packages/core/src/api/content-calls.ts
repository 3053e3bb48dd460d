import type { Faq, FaqSummary, Post, PostSummary } from "@volpe/contract";
import { isListOf } from "../guard/guard.ts";
import { isFaq, isFaqSummary, isPost, isPostSummary } from "./content-guards.ts";
import type { Request } from "./request.ts";

export type ContentCalls = {
  /** Newest first. */
  posts(): Promise<PostSummary[]>;
  post(slug: string): Promise<Post>;
  /** In the order of their groups. */
  faqs(): Promise<FaqSummary[]>;
  faq(slug: string): Promise<Faq>;
};

const isPosts = isListOf(isPostSummary);
const isFaqs = isListOf(isFaqSummary);

export function createContentCalls(request: Request): ContentCalls {
  const path = (folder: string, slug: string) => `/${folder}/${encodeURIComponent(slug)}`;
  return {
    posts: () => request({ method: "GET", path: "/posts", data: isPosts }),
    post: (slug) => request({ method: "GET", path: path("posts", slug), data: isPost }),
    faqs: () => request({ method: "GET", path: "/faqs", data: isFaqs }),
    faq: (slug) => request({ method: "GET", path: path("faqs", slug), data: isFaq }),
  };
}
