import type { CatalogueState } from "@volpe/contract";

/** What to say where the data as a whole has nothing to rank; null where it has. */
export function toEmptyState({
  status,
}: Pick<CatalogueState, "status">): { title: string; why: string } | null {
  switch (status) {
    case "empty":
      return {
        title: "Oggi non ho offerte da mostrarti",
        why: "Il catalogo delle offerte non è ancora arrivato.",
      };
    case "no-valid-offers":
      return {
        title: "Oggi non ho offerte valide da mostrarti",
        why: "Il catalogo che ho è scaduto, e non metto in classifica offerte che non puoi più sottoscrivere.",
      };
    case "none-computable":
      return {
        title: "Oggi non riesco a calcolare nessuna offerta",
        why: "Le offerte ci sono, ma con i dati ufficiali che ho adesso non ne esce una spesa credibile, e una cifra sbagliata non te la mostro.",
      };
    case "ready":
    case "parameters-past":
      return null;
  }
}
