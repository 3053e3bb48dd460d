import { type SpendParts, shareCents } from "@volpe/contract";
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
  /** The sum before excise and VAT. */
  preTax: number;
};

/**
 * Each line and the total to the cent. The lines add up to the total, and each is within a cent of
 * its exact value. Those of network, charges and taxes, which the offers of a list share, are
 * changed last.
 */
export function toWireParts(parts: FullSpendParts): SpendParts {
  const total = roundToCents(parts.total);
  const [sale = 0, discounts = 0, vat = 0, network = 0, charges = 0, taxes = 0] = shareCents(
    [parts.sale, -parts.discounts, parts.vat],
    total,
    [parts.network, parts.charges, parts.taxes],
  );
  // The discounts are subtracted from 0, because a negated zero would be −0.
  return { sale, discounts: 0 - discounts, network, charges, taxes, vat, total };
}
