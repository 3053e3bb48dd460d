import type { SupplyProfile } from "@volpe/contract";

/** The supply as it stands in the address of a list or an item (contract's `OfferQuery`). */
export function toOfferQuery(profile: SupplyProfile): string {
  const query = new URLSearchParams();
  if (profile.destination === "aziende") {
    query.set("destinazione", profile.destination);
  }
  query.set("consumo", String(profile.annualConsumption));
  if (profile.capacityKw !== null) {
    query.set("potenza", String(profile.capacityKw));
    query.set("residente", profile.resident ? "si" : "no");
  }
  if (profile.province !== null) {
    query.set("provincia", profile.province);
  }
  return query.toString();
}
