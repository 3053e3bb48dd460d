import { formatPercentage } from "./italian-figures.ts";
import type { ItemChoice } from "./item-choices.ts";

/** The card circuits that have a commission of their own, in the order of a mix's shares. */
export const CARD_CIRCUITS = ["pagobancomat", "debit", "credit", "business", "amex"] as const;
export type CardCircuit = (typeof CARD_CIRCUITS)[number];

const CARD_CIRCUIT_NAMES: Readonly<Record<CardCircuit, string>> = {
  pagobancomat: "PagoBancomat",
  debit: "carte di debito",
  credit: "carte di credito",
  business: "carte aziendali",
  amex: "American Express",
};

/**
 * Usual mixes of a shop's payments, in the form that `circuiti` has in an address. The first one is
 * our assumption for a shop that states none: no published series splits takings by these circuits.
 */
export const CARD_MIXES = [
  { value: "30-40-25-5-0", label: "Un negozio qualsiasi" },
  { value: "60-15-20-5-0", label: "Soprattutto PagoBancomat" },
  { value: "15-25-50-10-0", label: "Soprattutto carte di credito" },
  { value: "10-30-35-15-10", label: "Turisti e aziende, anche American Express" },
] as const satisfies readonly ItemChoice[];

/**
 * Reads `30-40-25-5-0`: the share of each circuit, %, in the order of `CARD_CIRCUITS`. Null unless
 * there are five whole shares that sum to 100.
 *
 * @example
 * parseCardMix("60-15-20-5-0") // [60, 15, 20, 5, 0]
 */
export function parseCardMix(text: string): number[] | null {
  const shares = text.trim().split("-").map(Number);
  const isMix =
    /^\d{1,3}(-\d{1,3}){4}$/.test(text.trim()) &&
    shares.reduce((sum, share) => sum + share, 0) === 100;
  return isMix ? shares : null;
}

/**
 * Describes a mix in words, without the circuits that have no share.
 *
 * @example
 * describeCardMix([60, 40, 0, 0, 0]) // "60% PagoBancomat, 40% carte di debito"
 */
export function describeCardMix(shares: readonly number[]): string {
  return CARD_CIRCUITS.flatMap((circuit, index) => {
    const share = shares[index] ?? 0;
    return share > 0 ? [`${formatPercentage(share)} ${CARD_CIRCUIT_NAMES[circuit]}`] : [];
  }).join(", ");
}
