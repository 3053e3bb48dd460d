import type { OfferResult, SavingReference } from "@volpe/contract";
import { formatNumber } from "./italian-figures.ts";
import type { QuoteRequest } from "./quote.ts";

const REFERENCES: Record<SavingReference, string> = {
  "present-contract": "la spesa annua del tuo contratto di oggi, sulla bolletta intera",
  "median-offer": "la spesa annua dell’offerta mediana, quella a metà della classifica",
};

/** What a saving is measured against, in words that follow «rispetto a». */
export function describeReference(reference: SavingReference): string {
  return REFERENCES[reference];
}

/** What the figures of a quote rest on, in Italian, one sentence each. */
export function listAssumptions({
  request,
  reference,
  offers,
}: {
  request: QuoteRequest;
  reference: SavingReference;
  offers: readonly OfferResult[];
}): string[] {
  const { profile } = request;
  const unit = profile.tipology === "gas" ? "Smc" : "kWh";
  const supply = [
    `${formatNumber(profile.annualConsumption)} ${unit} l’anno`,
    ...(profile.capacityKw === null ? [] : [`${formatNumber(profile.capacityKw)} kW`]),
    ...(profile.province === null ? [] : [`provincia ${profile.province}`]),
    ...(profile.destination === "aziende" ? ["uso non domestico"] : []),
    ...(profile.destination === "privati" && profile.tipology === "luce"
      ? [profile.resident ? "residente" : "non residente"]
      : []),
  ];
  return [
    `Spesa annua calcolata per ${supply.join(", ")}, tasse comprese${profile.tipology === "gas" ? "" : " e senza canone Rai"}.`,
    `Il risparmio è misurato rispetto a: ${describeReference(reference)}.`,
    ...request.estimates,
    ...new Set(offers.flatMap((offer) => offer.estimate)),
  ];
}
