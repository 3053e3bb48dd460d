import type { CatalogueState } from "@volpe/contract";

/** The message if the data have nothing to rank for anybody; null if they have something. */
export function toEmptyState({ status }: Pick<CatalogueState, "status">) {
  return EMPTY_STATES[status] ?? null;
}

const EMPTY_STATES: Partial<Record<CatalogueState["status"], { title: string; why: string }>> = {
  empty: {
    title: "Oggi non ho offerte da mostrarti",
    why: "Il catalogo delle offerte non è ancora arrivato.",
  },
  "no-valid-offers": {
    title: "Oggi non ho offerte valide da mostrarti",
    why: "Il catalogo che ho è scaduto, e non metto in classifica offerte che non puoi più sottoscrivere.",
  },
  "none-computable": {
    title: "Oggi non riesco a calcolare nessuna offerta",
    why: "Le offerte ci sono, ma con i dati ufficiali che ho adesso non ne esce una spesa credibile, e una cifra sbagliata non te la mostro.",
  },
};
