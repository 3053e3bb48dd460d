import type { Tipology } from "./offers.ts";

/** The noun of one offer and of several offers of each typology. */
export const OFFER_WORDS: Readonly<Record<Tipology, readonly [one: string, many: string]>> = {
  luce: ["offerta luce", "offerte luce"],
  gas: ["offerta gas", "offerte gas"],
  internet: ["offerta internet", "offerte internet"],
  pos: ["terminale POS", "terminali POS"],
  noleggio: ["auto a noleggio", "auto a noleggio"],
};
