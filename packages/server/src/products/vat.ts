import type { Destination } from "@volpe/contract";

/** Ordinary rate (DPR 633/72, art. 16). */
export const VAT_RATE = 0.22;

/** As `IVA inclusa`: private customers see prices with VAT, businesses without. */
export function toVatWords(destination: Destination): string {
  return destination === "privati" ? "IVA inclusa" : "IVA esclusa";
}

/** A sum of euros, not negative, to the cent: half a cent goes up, whatever dust binary left. */
export function roundToCents(eur: number): number {
  return Math.round(eur * 100 + 1e-6) / 100;
}
