import { formatQuantity, type SupplyProfile, toEnergyUnit } from "@volpe/contract";
import { pickSearch } from "../list-search.ts";

/** The profile in one line: "2.700 kWh l’anno, 3 kW, residente, Milano". */
export function toProfileWords(profile: SupplyProfile): string {
  const { tipology, destination, annualConsumption, capacityKw, resident } = profile;
  const parts = [`${formatQuantity(annualConsumption, toEnergyUnit(tipology))} l’anno`];
  if (capacityKw !== null) parts.push(formatQuantity(capacityKw, "kW"));
  if (destination === "aziende") parts.push("azienda");
  else if (tipology === "luce") parts.push(resident ? "residente" : "non residente");
  parts.push(profile.placeName ?? profile.province ?? "tutta Italia");
  return parts.join(", ");
}

/** The values that a visitor would check first: "3.100 kWh · 4,5 kW · Torino (TO)". */
export function toShortProfile(profile: SupplyProfile): string {
  const { tipology, destination, annualConsumption, capacityKw, resident } = profile;
  const isSecondHome = tipology === "luce" && destination === "privati" && !resident;
  return [
    formatQuantity(annualConsumption, toEnergyUnit(tipology)),
    ...(capacityKw === null ? [] : [formatQuantity(capacityKw, "kW")]),
    ...(destination === "aziende" ? ["azienda"] : isSecondHome ? ["seconda casa"] : []),
    profile.placeName ?? profile.province ?? "tutta Italia",
  ].join(" · ");
}

/** The parameters of the visitor's supply and spend, in the order in which a link carries them. */
const SUPPLY_KEYS = [
  "consumo",
  "potenza",
  "residente",
  "provincia",
  "comune",
  "fasce",
  "persone",
  "uso",
  "stima",
  "variazione",
  "indice",
  "spesa",
  "periodo",
  "spesaCerta",
];

/**
 * The supply of a list's address, for an offer's address: "?consumo=2700", or "". An offer has no
 * pages, and its destination is in its path.
 */
export function toSupplySearch(search: URLSearchParams): string {
  return pickSearch(search, SUPPLY_KEYS);
}

/** The address of the list that an offer is ranked in, for the same supply. */
export function toListHref(
  { tipology, destination }: { tipology: string; destination: string },
  search: URLSearchParams,
): string {
  const path = `/offerte/${tipology}`;
  const supply = toSupplySearch(search);
  return destination === "aziende"
    ? `${path}?destinazione=aziende${supply.replace("?", "&")}`
    : path + supply;
}
