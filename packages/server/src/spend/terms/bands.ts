import { NotComputable } from "../tariff/not-computable.ts";
import type { BandPrices } from "../tariff/volume-price.ts";

/** 1 for each band that a code means, 0 for the others. */
export type BandSet = BandPrices;

export const ALL_BANDS: BandSet = { f1: 1, f2: 1, f3: 1 };

const SETS: Readonly<Record<string, BandSet>> = {
  "01": { f1: 1, f2: 0, f3: 0 },
  "02": { f1: 0, f2: 1, f3: 0 },
  "03": { f1: 0, f2: 0, f3: 1 },
  "91": { f1: 0, f2: 1, f3: 1 },
  "92": { f1: 1, f2: 0, f3: 1 },
  "93": { f1: 1, f2: 1, f3: 0 },
};

/** TIPOLOGIA_FASCE that follow the regulator's hours F1, F2, F3. */
const REGULATED_TYPOLOGIES = ["03", "91", "92", "93"];

/**
 * The bands of a FASCIA_COMPONENTE, which depend on the offer's TIPOLOGIA_FASCE: 01 means all kWh
 * of a single-rate offer and F1 of any other (SII 7.1). Throws NotComputable for bands whose hours
 * the seller defines.
 */
export function toBandSet(code: string | null, typology: string | null): BandSet {
  if (code === null) {
    return ALL_BANDS;
  }
  const set = SETS[code];
  if (set === undefined) {
    throw new NotComputable(`La fascia oraria «${code}» non è tra F1, F2 e F3`);
  }
  if (typology === "01") {
    if (code !== "01") {
      throw new NotComputable("Offerta monoraria con prezzi per fascia");
    }
    return ALL_BANDS;
  }
  return set;
}

/**
 * The TIPOLOGIA_FASCE that applies to an offer's prices. If it is absent, the offer is single-rate
 * unless a price names another band than 01. Throws NotComputable for hours that the seller
 * defines.
 */
export function toBandTypology(
  declared: string | null,
  priceBands: readonly (string | null)[],
): string {
  if (declared === null) {
    return priceBands.some((band) => band !== null && band !== "01") ? "03" : "01";
  }
  if (declared !== "01" && !REGULATED_TYPOLOGIES.includes(declared)) {
    throw new NotComputable("Fasce orarie proprie del venditore, diverse da F1, F2 e F3");
  }
  return declared;
}

/** The bands whose kWh a discount lowers, by CODICE_COMPONENTE_FASCIA; null for other codes. */
export function findDiscountBands(code: string): BandSet | null {
  if (["91", "92", "93"].includes(code)) {
    return SETS[code] ?? null;
  }
  return ["11", "12", "13"].includes(code) ? (SETS[`0${code.slice(1)}`] ?? null) : null;
}
