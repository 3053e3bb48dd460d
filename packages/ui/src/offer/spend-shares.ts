import type { SpendParts } from "@volpe/contract";

export type SpendShare = {
  key: "sale" | "network" | "charges" | "taxes";
  label: string;
  eur: number;
  /** Whole euros, such that the four add up to the total as it is shown. */
  wholeEur: number;
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
  const wholes = toWholes(
    parts.map(({ eur }) => eur),
    Math.round(spend.total),
  );
  return parts.map((part, index) => ({
    ...part,
    wholeEur: wholes[index] ?? 0,
    share: whole > 0 ? Math.max(0, part.eur) / whole : 0,
  }));
}

/** Rounded down, then one more to those of the largest remainder, until they add up to `total`. */
function toWholes(amounts: readonly number[], total: number): number[] {
  const wholes = amounts.map(Math.floor);
  const rest = (index: number) => (amounts[index] ?? 0) - (wholes[index] ?? 0);
  const missing = total - wholes.reduce((sum, each) => sum + each, 0);
  const next = [...wholes.keys()].sort((a, b) => rest(b) - rest(a)).slice(0, Math.max(0, missing));
  return wholes.map((each, index) => (next.includes(index) ? each + 1 : each));
}
