import { formatDate, type OfferTerms } from "@volpe/contract";
import type { EnergyOffer } from "../../spend/energy-offer.ts";
import { toRomeDay } from "../../time/rome-time.ts";
import { toContractLines } from "./sheet-lines.ts";

/** What a person needs to accept an offer: its last day, a summary of the contract, whom to ask. */
export function toOfferTerms(offer: EnergyOffer): OfferTerms {
  const { validToMs, phone, offerUrl, website } = offer;
  return {
    validTo: toRomeDay(validToMs),
    lines: [
      { label: "Si può attivare fino al", value: formatDate(validToMs) },
      ...toContractLines(offer),
    ],
    phone,
    url: offerUrl ?? website,
  };
}
