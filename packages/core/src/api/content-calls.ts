import type { Faq, FaqSummary, Post, PostSummary } from "@volpe/contract";
import type { Request } from "./request.ts";

/**
 * @example
 * const [newest] = await createContentCalls(request).posts();
 */
export function createContentCalls(request: Request) {
  const get = <T>(path: string) => request<T>({ method: "GET", path });
  return {
    /** Newest first. */
    posts: () => get<PostSummary[]>("/posts"),
    post: (slug: string) => get<Post>(`/posts/${encodeURIComponent(slug)}`),
    /** In the order of their groups. */
    faqs: () => get<FaqSummary[]>("/faqs"),
    faq: (slug: string) => get<Faq>(`/faqs/${encodeURIComponent(slug)}`),
  };
}
