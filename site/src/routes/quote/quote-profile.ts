import type { OfferQuery, RateView } from "@volpe/contract";

/** The profile that a quote was made for, as an address carries it. */
export function toQuoteQuery(quote: RateView): OfferQuery {
  const { figures, capacityKw, subtype, province } = quote;
  const consumption = Number(figures.cma);
  return {
    ...(consumption > 0 && { consumo: consumption }),
    ...(capacityKw !== null && { potenza: capacityKw }),
    ...(subtype === "non-residente" && { residente: "no" as const }),
    ...(province !== "" && { provincia: province }),
  };
}

/** What the cards measure their saving against, a noun with its article. */
export function toQuoteReference({ reference, referenceSpendEur }: RateView) {
  return {
    spendEur: referenceSpendEur,
    label:
      reference === "present-contract" ? "la tua spesa di oggi" : "l’offerta a metà classifica",
  };
}
