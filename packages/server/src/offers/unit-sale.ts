import type { PreparedOffer } from "../spend/prepared-offer.ts";
import type { SpendProfile } from "../spend/spend-profile.ts";

/**
 * What of the sale does not depend on the units: fees, amounts for each kW, what is due once in the
 * first year, and the fixed part of dispatching and of regulated components. Before discounts and
 * VAT, € a year; 0 for an offer without a figure.
 */
export function toFixedPart(prepared: PreparedOffer, profile: SpendProfile): number {
  if (prepared.status === "excluded") {
    return 0;
  }
  const { sale, passThrough } = prepared.byZone[profile.climateZone ?? "E"];
  return (
    sale.fixedEur +
    passThrough.fixedEur +
    (sale.perKwEur + passThrough.perKwEur) * profile.capacityKw
  );
}

/**
 * The rest of the sale over the units of the supply: energy, index with losses, dispatching and
 * regulated components, before discounts and VAT, €/kWh or €/Smc. With the fixed part it makes the
 * sale again.
 */
export function toUnitPrice(saleEur: number, fixedEur: number, { volume }: SpendProfile): number {
  return (saleEur - fixedEur) / volume.total;
}
