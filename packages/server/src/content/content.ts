import type { Faq, FaqSummary, Post, PostSummary } from "@volpe/contract";

/** The current posts and answers, held in memory: they are the same for everybody. */
export type Content = {
  /** Newest first. */
  posts(): PostSummary[];
  post(slug: string): Post | null;
  /** In the order of their groups. */
  faqs(): FaqSummary[];
  faq(slug: string): Faq | null;
  /** Another text after each import, the same in every process. */
  version(): string;
  /** Reads the current set again. */
  reload(): Promise<void>;
  /** Stops looking for imports of other processes. */
  close(): Promise<void>;
};
