import type { FullSpendParts } from "./full-spend-parts.ts";

/** What an offer costs in a year for one profile, or why that cannot be said. */
export type SpendOutcome =
  | {
      status: "computed";
      parts: FullSpendParts;
      /** What the figure rests on, in Italian; empty = exact under the official rules. */
      estimate: readonly string[];
    }
  | { status: "excluded"; reason: string };
