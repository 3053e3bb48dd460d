import type { RateView } from "@volpe/contract";

/** The search part of an item's address for the supply that a quote was made for. */
export function toQuoteSearch(quote: RateView): string {
  const { figures, capacityKw, subtype, province } = quote;
  const search = new URLSearchParams();
  if (Number(figures.cma) > 0) search.set("consumo", figures.cma);
  if (capacityKw !== null) search.set("potenza", String(capacityKw));
  if (subtype === "non-residente") search.set("residente", "no");
  if (province !== "") search.set("provincia", province);
  return search.size === 0 ? "" : `?${search}`;
}

/** What the cards measure their saving against, a noun with its article. */
export function toQuoteReference({ reference, referenceSpendEur }: RateView) {
  return {
    spendEur: referenceSpendEur,
    label:
      reference === "present-contract" ? "la tua spesa di oggi" : "l’offerta a metà classifica",
  };
}
