import type { QuoteRequest } from "../rates/quote.ts";
import { getRate, type Interview, isBusiness, isGas } from "./interview.ts";

/** What the interview asks the catalogue; consumption and capacity are known by then. */
export function toQuoteRequest(interview: Interview): QuoteRequest {
  const { draft, notes } = interview;
  const { cma, total } = getRate(interview);
  return {
    profile: {
      tipology: isGas(interview) ? "gas" : "luce",
      destination: isBusiness(interview) ? "aziende" : "privati",
      annualConsumption: Number(cma),
      capacityKw: isGas(interview) ? null : Number(draft.capacity),
      resident: draft.subtype !== "non-residente",
      province: draft.address.province,
      defaultConsumption: false,
    },
    presentSpendEur: total === "" ? null : Number(total),
    presentSaleEur: notes.annualSaleEur,
    estimates: Object.values(notes.estimates),
    supplyEstimates: [notes.estimates.consumption, notes.estimates.capacity].filter(
      (reason) => reason !== undefined,
    ),
    openingOffer: notes.openingOffer,
  };
}
