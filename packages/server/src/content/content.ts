import type { Faq, FaqSummary, Post, PostSummary } from "@volpe/contract";

/** The current posts and answers, in memory: they are the same for every visitor. */
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
