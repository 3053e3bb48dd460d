import { PROVINCES } from "@volpe/contract";
import type { Zones } from "./energy-offer.ts";

/** ISTAT codes of the regions, by the names that `PROVINCES` uses. */
const REGION_CODES: Readonly<Record<string, string>> = {
  Piemonte: "01",
  "Valle d'Aosta": "02",
  Lombardia: "03",
  "Trentino-Alto Adige": "04",
  Veneto: "05",
  "Friuli-Venezia Giulia": "06",
  Liguria: "07",
  "Emilia-Romagna": "08",
  Toscana: "09",
  Umbria: "10",
  Marche: "11",
  Lazio: "12",
  Abruzzo: "13",
  Molise: "14",
  Campania: "15",
  Puglia: "16",
  Basilicata: "17",
  Calabria: "18",
  Sicilia: "19",
  Sardegna: "20",
};

export type Place = { region: string; province: string };

/** ISTAT codes of a province's two-letter sign; null for a sign that is none. */
export function toPlace(sign: string): Place | null {
  const province = PROVINCES.find((candidate) => candidate.sign === sign);
  const region = province === undefined ? undefined : REGION_CODES[province.region];
  return province === undefined || region === undefined
    ? null
    : { region, province: province.istat };
}

/**
 * Why an offer is not sold in a place, in Italian; null where it is. Of the visitor only the
 * province is known, so an offer for some of its municipalities is not promised.
 */
export function findZoneMismatch(zones: Zones | null, place: Place | null): string | null {
  if (zones === null) {
    return null;
  }
  if (place === null) {
    return "Vale solo in alcune zone e la tua provincia non è indicata (zona non specificata)";
  }
  if (zones.regions.includes(place.region) || zones.provinces.includes(place.province)) {
    return null;
  }
  return zones.municipalities.some((code) => code.startsWith(place.province))
    ? "Vale solo in alcuni comuni della tua provincia (zona non specificata)"
    : "Non è venduta nella tua provincia";
}
