import { type OfferResult, PROVINCES, type SavingReference } from "@volpe/contract";
import { toOfProvince } from "../places/place-words.ts";
import { formatNumber } from "./italian-figures.ts";
import type { QuoteRequest } from "./quote.ts";

const REFERENCES: Record<SavingReference, string> = {
  "present-contract": "la spesa annua del tuo contratto di oggi, imposte comprese",
  "median-offer": "la spesa annua dell’offerta mediana, quella a metà della classifica",
};

/** What a saving is measured against, in words that follow «rispetto a». */
export function describeReference(reference: SavingReference): string {
  return REFERENCES[reference];
}

/** The same, where «rispetto» stands before it: `alla spesa annua …`. */
export function againstReference(reference: SavingReference): string {
  return `al${describeReference(reference)}`;
}

/** As `provincia di Milano`. */
export function toProvinceWords(sign: string): string {
  const province = PROVINCES.find((each) => each.sign === sign);
  return province === undefined ? `provincia ${sign}` : `provincia ${toOfProvince(province)}`;
}

// The TV fee is billed with the electricity of homes alone.
function hasTvFee({ tipology, destination }: QuoteRequest["profile"]): boolean {
  return tipology === "luce" && destination === "privati";
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
    ...(profile.province === null ? [] : [toProvinceWords(profile.province)]),
    ...(profile.destination === "aziende" ? ["uso non domestico"] : []),
    ...(profile.destination === "privati" && profile.tipology === "luce"
      ? [profile.resident ? "residente" : "non residente"]
      : []),
  ];
  return [
    `Spesa annua calcolata per ${supply.join(", ")}, imposte comprese${hasTvFee(profile) ? " e senza canone RAI" : ""}.`,
    `Il risparmio è misurato rispetto ${againstReference(reference)}.`,
    ...new Set([...request.estimates, ...offers.flatMap((offer) => offer.estimate)]),
  ];
}
