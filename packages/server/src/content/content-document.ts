import type { Faq, Post } from "@volpe/contract";

/** A post or an answer as it is stored. Related documents are computed when all are in memory. */
export type ContentDocument =
  | ({ kind: "post" } & Omit<Post, "related">)
  | ({ kind: "faq" } & Omit<Faq, "related">);

/** The title of a post or the question of an answer. */
export function toTitle(document: ContentDocument): string {
  return document.kind === "post" ? document.title : document.question;
}
