import type { Destination } from "@volpe/contract";

/** Ordinary rate (DPR 633/72, art. 16). */
export const VAT_RATE = 0.22;

/** For example `IVA inclusa`: private customers see prices with VAT, businesses without. */
export function toVatWords(destination: Destination): string {
  return destination === "privati" ? "IVA inclusa" : "IVA esclusa";
}
