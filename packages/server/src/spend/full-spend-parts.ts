import type { SpendParts } from "@volpe/contract";

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
    sale: toCents(parts.sale),
    discounts: toCents(parts.discounts),
    network: toCents(parts.network),
    charges: toCents(parts.charges),
    taxes: toCents(parts.taxes),
    vat: toCents(parts.vat),
    total: toCents(parts.total),
  };
}

/** The addend lifts a half that binary fractions hold just below itself. */
function toCents(eur: number): number {
  return Math.round(eur * 100 + Math.sign(eur) * 1e-7) / 100;
}
