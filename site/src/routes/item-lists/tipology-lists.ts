import type { Tipology } from "@volpe/contract";

/** Where the entries of a typology are ranked, and how it is called. */
export const TIPOLOGY_LISTS: Record<Tipology, { label: string; path: string }> = {
  luce: { label: "Luce", path: "/offerte/luce" },
  gas: { label: "Gas", path: "/offerte/gas" },
  internet: { label: "Internet", path: "/offerte/internet" },
  pos: { label: "POS", path: "/pos" },
  noleggio: { label: "Noleggio", path: "/noleggio" },
};

/** Customers that a page's words name. */
export function toAudienceWords(destination: "privati" | "aziende"): string {
  return destination === "privati" ? "per casa" : "per aziende";
}
