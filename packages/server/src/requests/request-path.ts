import type { CustomerRequest } from "@volpe/contract";

/** A path of named states; the current one has the index `now`, from 0. */
export function toPath(names: readonly string[], now: number): CustomerRequest["path"] {
  return names.map((name, index) => ({
    name,
    state: index < now ? "done" : index === now ? "now" : "next",
  }));
}

/** The states of a quote that leads to an order here. */
export const ORDER_WAY = ["Preventivo", "Ordine", "Firma", "Attivo"] as const;

/** The states of a quote whose contract is made at the provider. */
export const PROVIDER_WAY = ["Preventivo", "Contratto dal fornitore"] as const;
