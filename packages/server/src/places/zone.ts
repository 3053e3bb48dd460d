import { PROVINCES } from "@volpe/contract";
import type { Zones } from "../spend/energy-offer.ts";

/** ISTAT codes of the regions, by their names in `PROVINCES`. */
const REGION_CODES: Readonly<Record<string, string>> = {
  Piemonte: "01",
  "Valle d’Aosta": "02",
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

/** ISTAT codes of a province's two-letter sign; null for an unknown sign. */
export function toPlace(sign: string): Place | null {
  const province = PROVINCES.find((candidate) => candidate.sign === sign);
  const region = province === undefined ? undefined : REGION_CODES[province.region];
  return province === undefined || region === undefined
    ? null
    : { region, province: province.istat };
}

/** Why a list for all of Italy leaves out an offer for some zones. */
export const ZONE_UNSAID =
  "Vale solo in alcune zone e la tua provincia non è indicata (zona non specificata)";

/**
 * Why an offer is not sold in a place, in Italian; null if it is sold. If only the visitor's
 * province is known, an offer for some of its municipalities counts as not sold. `comune` is
 * ISTAT's code of six digits.
 */
export function findZoneMismatch(
  zones: Zones | null,
  place: Place | null,
  comune?: string,
): string | null {
  if (zones === null) {
    return null;
  }
  if (place === null) {
    return ZONE_UNSAID;
  }
  if (zones.regions.includes(place.region) || zones.provinces.includes(place.province)) {
    return null;
  }
  if (comune !== undefined && zones.municipalities.includes(comune)) {
    return null;
  }
  if (!zones.municipalities.some((code) => code.startsWith(place.province))) {
    return "Non è venduta nella tua provincia";
  }
  return comune === undefined
    ? "Vale solo in alcuni comuni della tua provincia (zona non specificata)"
    : "Vale solo in altri comuni della tua provincia";
}
