import type { SpendParts } from "@volpe/contract";

export type SpendShare = {
  key: "sale" | "network" | "charges" | "taxes";
  label: string;
  eur: number;
  /** Share of the positive parts, 0–1. */
  share: number;
};

/** The four parts that are shown, in the Portal's order. Discounts are inside the sale. */
export function toSpendShares(spend: SpendParts): SpendShare[] {
  const parts = [
    { key: "sale", label: "Vendita", eur: spend.sale - spend.discounts },
    { key: "network", label: "Rete", eur: spend.network },
    { key: "charges", label: "Oneri", eur: spend.charges },
    { key: "taxes", label: "Imposte", eur: spend.taxes + spend.vat },
  ] as const;
  const whole = parts.reduce((sum, { eur }) => sum + Math.max(0, eur), 0);
  return parts.map((part) => ({ ...part, share: whole > 0 ? Math.max(0, part.eur) / whole : 0 }));
}
