import type { FullSpendParts } from "./full-spend-parts.ts";

/** The cost of an offer in a year for one profile, or why it cannot be computed. */
export type SpendOutcome =
  | {
      status: "computed";
      parts: FullSpendParts;
      /** Assumptions behind the figure, in Italian; empty = exact under the official rules. */
      estimate: readonly string[];
    }
  | { status: "excluded"; reason: string };
