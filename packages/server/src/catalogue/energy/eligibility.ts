import { formatDate, formatQuantity, type SupplyProfile, withDay } from "@volpe/contract";
import { findZoneMismatch, type Place } from "../../places/zone.ts";
import { toSupplyReasons } from "../../spend/energy-codes.ts";
import type { EnergyOffer } from "../../spend/energy-offer.ts";

/**
 * Returns whether an offer is for that kind of customer. A list leaves the others out without a
 * notice.
 */
export function isForDestination(
  offer: EnergyOffer,
  { destination }: Pick<SupplyProfile, "destination">,
): boolean {
  return (offer.customer === "other-uses") === (destination === "aziende");
}

/** Returns whether an offer is on sale at that moment; both ends are inclusive. */
export function isOnSale(offer: EnergyOffer, nowMs: number): boolean {
  return offer.validFromMs <= nowMs && nowMs <= offer.validToMs;
}

/**
 * Returns in Italian why this customer cannot get an offer by changing supplier; null if they can.
 * Limits are inclusive.
 */
export function findIneligibility(
  offer: EnergyOffer,
  profile: SupplyProfile,
  { nowMs, place }: { nowMs: number; place: Place | null },
): string | null {
  return (
    findSaleIneligibility(offer, nowMs) ??
    findSupplyIneligibility(offer, profile) ??
    findZoneMismatch(offer.zones, place, profile.comune)
  );
}

function findSaleIneligibility(offer: EnergyOffer, nowMs: number): string | null {
  if (nowMs > offer.validToMs) {
    return `È scaduta ${withDay("il", formatDate(offer.validToMs))}`;
  }
  if (nowMs < offer.validFromMs) {
    return `Vale ${withDay("dal", formatDate(offer.validFromMs))}`;
  }
  if (offer.dual !== null || !offer.standalone) {
    return "Si può avere solo insieme, luce e gas (offerta dual)";
  }
  return isSoldByItself(offer) ? null : "Non si attiva con un cambio di fornitore";
}

/** Returns whether an offer is sold alone and by a change of supplier. */
export function isSoldByItself({ dual, standalone, activationTypes }: EnergyOffer): boolean {
  return dual === null && standalone && toSupplyReasons(activationTypes).includes("change");
}

function findSupplyIneligibility(offer: EnergyOffer, profile: SupplyProfile): string | null {
  if (offer.customer === "condominium") {
    return "È riservata ai condomìni";
  }
  if (profile.tipology === "luce" && profile.destination === "privati") {
    if (offer.residence === "resident" && !profile.resident) {
      return "È riservata a chi ha la residenza nell’abitazione";
    }
    if (offer.residence === "non-resident" && profile.resident) {
      return "È riservata alle case dove non si ha la residenza";
    }
  }
  const unit = profile.tipology === "gas" ? "Smc l’anno" : "kWh l’anno";
  return (
    findLimit(profile.annualConsumption, offer.consumptionMin, offer.consumptionMax, unit) ??
    (profile.capacityKw === null
      ? null
      : findLimit(profile.capacityKw, offer.powerMinKw, offer.powerMaxKw, "kW"))
  );
}

function findLimit(
  value: number,
  min: number | null,
  max: number | null,
  unit: string,
): string | null {
  if (min !== null && value < min) {
    return `È riservata a chi ha almeno ${formatQuantity(min, unit)}`;
  }
  return max !== null && value > max
    ? `È riservata a chi non supera ${formatQuantity(max, unit)}`
    : null;
}
