import type { SpendParts } from "@volpe/contract";
import { roundToCents } from "../figures/round.ts";

/** The cost of an offer in a year for one profile, or why it cannot be computed. */
export type SpendOutcome =
  | {
      status: "computed";
      parts: FullSpendParts;
      /** Assumptions behind the figure, in Italian; empty = exact under the official rules. */
      estimate: readonly string[];
    }
  | { status: "excluded"; reason: string };

/**
 * An annual spend at full precision, € a year.
 * `preTax = sale − discounts + network + charges`, `total = preTax + taxes + vat`.
 */
export type FullSpendParts = SpendParts & {
  /** VAT at the reduced rate: all of a household's electricity, the first 480 Smc of gas. */
  vat10: number;
  /** VAT at the ordinary rate. */
  vat22: number;
  /** Before excise and VAT. */
  preTax: number;
};

/** Two decimals on each line and on the total, as the Portal prints them. */
export function toWireParts(parts: FullSpendParts): SpendParts {
  return {
    sale: roundToCents(parts.sale),
    discounts: roundToCents(parts.discounts),
    network: roundToCents(parts.network),
    charges: roundToCents(parts.charges),
    taxes: roundToCents(parts.taxes),
    vat: roundToCents(parts.vat),
    total: roundToCents(parts.total),
  };
}
