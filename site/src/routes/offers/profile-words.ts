import type { EnergyTipology, SupplyProfile } from "@volpe/contract";
import { formatQuantity } from "@volpe/ui";

/** "kWh" or "Smc". */
export function toUnit(tipology: EnergyTipology): string {
  return tipology === "luce" ? "kWh" : "Smc";
}

/** The profile in one line: "2.700 kWh l’anno, 3 kW, residente, Milano". */
export function toProfileWords(profile: SupplyProfile): string {
  const { tipology, destination, annualConsumption, capacityKw, resident } = profile;
  const parts = [`${formatQuantity(annualConsumption, toUnit(tipology))} l’anno`];
  if (capacityKw !== null) parts.push(formatQuantity(capacityKw, "kW"));
  if (destination === "aziende") parts.push("azienda");
  else if (tipology === "luce") parts.push(resident ? "residente" : "non residente");
  parts.push(profile.placeName ?? profile.province ?? "tutta Italia");
  return parts.join(", ");
}
