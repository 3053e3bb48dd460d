import {
  formatDate,
  formatQuantity,
  type QuotedOffer,
  type SavingReference,
  type SupplyProfile,
  toEnergyUnit,
  withDay,
} from "@volpe/contract";
import { toProvinceWords } from "../places/place-words.ts";
import type { SavedRate } from "./read-stored-rate.ts";

/** The reference of an energy quote's saving. */
type EnergyReference = Exclude<SavingReference, "none">;

const REFERENCES: Record<EnergyReference, string> = {
  "present-contract": "la spesa annua del tuo contratto di oggi, imposte comprese",
  "median-offer": "la spesa annua dell’offerta mediana, quella a metà della classifica",
};

/** The reference of a saving, in words that follow «rispetto a». */
export function describeReference(reference: EnergyReference): string {
  return REFERENCES[reference];
}

/**
 * The last day of the present price, an ISO date, whether it is past, and the sentence about it.
 */
export type PriceExpiry = { day: string; ended: boolean; sentence: string };

/**
 * Says that the present contract's price ends on `day`, or has ended by `today`; both are ISO
 * dates. A price that has ended is no reference of a saving: today's price is not known.
 */
export function toPriceExpiry(day: string, today: string): PriceExpiry {
  const until = withDay("al", formatDate(day));
  return day < today
    ? {
        day,
        ended: true,
        sentence: `${toEndedPrice(day)}, quindi non lo confronto: quello di oggi non lo conosco. ${RENEWED_PRICE}`,
      }
    : {
        day,
        ended: false,
        sentence: `Il prezzo di oggi vale fino ${until}: il conto lo tiene fermo per dodici mesi.`,
      };
}

/**
 * Says until when a price was valid, as `Il prezzo che hai indicato valeva fino al 30 settembre
 * 2026`.
 */
export function toEndedPrice(day: string): string {
  return `Il prezzo che hai indicato valeva fino ${withDay("al", formatDate(day))}`;
}

export const RENEWED_PRICE =
  "Un prezzo rinnovato è scritto nell’ultima bolletta o nella lettera del fornitore.";

/** The assumptions behind the figures of a quote, one Italian sentence each. */
export function listAssumptions({
  request,
  reference,
  isReferenceEstimate,
  offers,
}: {
  request: {
    profile: SupplyProfile;
    estimates: readonly string[];
    presentExpiry?: PriceExpiry | undefined;
  };
  reference: EnergyReference;
  isReferenceEstimate: boolean;
  offers: readonly QuotedOffer[];
}): string[] {
  const { profile } = request;
  const unit = toEnergyUnit(profile.tipology);
  const isHomeElectricity = profile.tipology === "luce" && profile.destination === "privati";
  const supply = [
    `${formatQuantity(profile.annualConsumption, unit)} l’anno`,
    ...(profile.capacityKw === null ? [] : [formatQuantity(profile.capacityKw, "kW")]),
    ...(profile.province === null ? [] : [toProvinceWords(profile.province)]),
    ...(profile.destination === "aziende" ? ["uso non domestico"] : []),
    ...(isHomeElectricity ? [profile.resident ? "residente" : "non residente"] : []),
  ];
  // A saved quote only says in these sentences that its reference is an estimate.
  const isSaid = saysReferenceEstimate({ offers, assumptions: request.estimates });
  const mark = isReferenceEstimate && !isSaid ? ", che è una stima" : "";
  return [
    `Spesa annua calcolata per ${supply.join(", ")}, imposte comprese${isHomeElectricity ? " e senza canone RAI" : ""}.`,
    `Il risparmio è misurato rispetto al${describeReference(reference)}${mark}.`,
    ...new Set([
      ...(request.presentExpiry === undefined ? [] : [request.presentExpiry.sentence]),
      ...request.estimates,
      ...offers.flatMap((offer) => offer.estimate),
    ]),
  ];
}

/** The cheapest offer of a quote, which the headline names; undefined if it has none. */
export function findBest({
  offers,
  bestSlug,
}: Pick<SavedRate, "offers" | "bestSlug">): QuotedOffer | undefined {
  return offers.find(({ slug }) => slug === bestSlug) ?? offers[0];
}

function saysEstimate(reason: string): boolean {
  return /stima\b/i.test(reason);
}

/**
 * Whether the sentences of a quote say that the spend which its savings are measured against is an
 * estimate. Those about the supply stand with the offers too, and are not about that spend.
 */
export function saysReferenceEstimate({ offers, assumptions }: Noted): boolean {
  return listReferenceReasons({ offers, assumptions }).length > 0;
}

type Noted = {
  offers: readonly Pick<QuotedOffer, "estimate">[];
  assumptions: readonly string[];
};

function listReferenceReasons({ offers, assumptions }: Noted): string[] {
  const ofOffers = new Set(offers.flatMap(({ estimate }) => estimate));
  return assumptions.filter((reason) => saysEstimate(reason) && !ofOffers.has(reason));
}

/** The assumptions that make the headline of a saved quote an estimate. */
export function listEstimateReasons(
  rate: Pick<SavedRate, "offers" | "bestSlug" | "assumptions">,
): string[] {
  return [...listReferenceReasons(rate), ...(findBest(rate)?.estimate ?? [])];
}
