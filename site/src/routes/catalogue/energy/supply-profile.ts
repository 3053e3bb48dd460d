import { type SupplyProfile, toSupplyParts } from "@volpe/contract";
import { pickSearch } from "../list-search.ts";

/** The profile in one line: "2.700 kWh l’anno, 3 kW, residente, Milano (MI)". */
export function toProfileWords(profile: SupplyProfile): string {
  const { consumption, power, use, place } = toSupplyParts(profile);
  return [`${consumption} l’anno`, power, use, place ?? ANYWHERE]
    .filter((words) => words !== null)
    .join(", ");
}

/** The values that a visitor would check first: "3.100 kWh · 4,5 kW · Torino (TO)". */
export function toShortProfile(profile: SupplyProfile): string {
  const { consumption, power, use, place } = toSupplyParts(profile);
  const unusual = use === "non residente" ? "seconda casa" : use === "residente" ? null : use;
  return [consumption, power, unusual, place ?? ANYWHERE]
    .filter((words) => words !== null)
    .join(" · ");
}

const ANYWHERE = "tutta Italia";

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
  "spesaStima",
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
