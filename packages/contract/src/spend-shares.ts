import type { SpendParts } from "./offers.ts";

export type SpendShare = {
  /** It also names the colour of the part. */
  key: "sale" | "network" | "charges" | "taxes";
  label: string;
  eur: number;
  /** Share of the positive parts, 0–1. */
  share: number;
};

/**
 * The four parts of a spend that bars and their legends show, in the Portal's order. Discounts are
 * inside the sale, VAT is inside the taxes.
 *
 * @example
 * const [sale] = toSpendShares(offer.spend); // { key: "sale", label: "Vendita", eur: …, share: … }
 */
export function toSpendShares(spend: SpendParts): SpendShare[] {
  const parts = [
    { key: "sale", label: "Vendita", eur: spend.sale - spend.discounts },
    { key: "network", label: "Rete", eur: spend.network },
    { key: "charges", label: "Oneri", eur: spend.charges },
    { key: "taxes", label: "Imposte", eur: spend.taxes + spend.vat },
  ] as const;
  const whole = parts.reduce((sum, { eur }) => sum + Math.max(0, eur), 0);
  return parts.map((part) => ({
    ...part,
    share: whole > 0 ? Math.max(0, part.eur) / whole : 0,
  }));
}
