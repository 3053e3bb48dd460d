/** The track's codes in Italian words; an unknown code has none and is shown as it is. */
type Words = Readonly<Record<string, string>>;

export const INDEX_WORDS: Words = {
  "01": "PUN trimestrale",
  "02": "TTF trimestrale",
  "03": "PSV trimestrale",
  "04": "Psbil trimestrale",
  "05": "PE trimestrale",
  "06": "CMEM",
  "07": "Pfor trimestrale",
  "08": "PUN bimestrale",
  "09": "TTF bimestrale",
  "10": "PSV bimestrale",
  "11": "Psbil bimestrale",
  "12": "PUN mensile",
  "13": "TTF mensile",
  "14": "PSV mensile",
  "15": "Psbil mensile",
  "99": "altro indice, indicato nelle condizioni",
};

export const CHANNEL_WORDS: Words = {
  "01": "web",
  "02": "qualsiasi canale",
  "03": "punto vendita",
  "04": "telefono",
  "05": "agenzia",
  "99": "altro canale",
};

export const PAYMENT_WORDS: Words = {
  "01": "domiciliazione bancaria",
  "02": "domiciliazione postale",
  "03": "carta di credito",
  "04": "bollettino",
  "99": "altro",
};

export const BAND_TYPE_WORDS: Words = {
  "01": "monoraria",
  "02": "due fasce, F1 e F2",
  "03": "tre fasce, F1, F2 e F3",
  "91": "due fasce, F1 e F23",
  "92": "due fasce, F2 e F13",
  "93": "due fasce, F3 e F12",
};

export const CONDITION_WORDS: Words = {
  "01": "con la bolletta elettronica",
  "02": "con la gestione solo online",
  "03": "con bolletta elettronica e domiciliazione",
  "99": "a condizioni particolari",
};

export const REGULATED_WORDS: Words = {
  "01": "PCV",
  "02": "PPE",
  "03": "CCR",
  "04": "CPR",
  "05": "GRAD",
  "06": "QTint",
  "07": "QTpsv",
  "09": "QVD, quota fissa",
  "10": "QVD, quota variabile",
};

const UNITS: Words = {
  "01": "€/anno",
  "02": "€/kW l’anno",
  "03": "€/kWh",
  "04": "€/Smc",
  "05": "€",
  "06": "%",
};

const AMOUNT = new Intl.NumberFormat("it-IT", {
  useGrouping: "always",
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const UNIT_PRICE = new Intl.NumberFormat("it-IT", {
  useGrouping: "always",
  minimumFractionDigits: 4,
  maximumFractionDigits: 6,
});
const PERCENT = new Intl.NumberFormat("it-IT", { maximumFractionDigits: 2 });

/** A price of the track with its unit, as `0,1452 €/kWh`. */
export function formatPrice(price: number, unit: string): string {
  if (unit === "06") {
    return `${PERCENT.format(price)}%`;
  }
  const format = unit === "03" || unit === "04" ? UNIT_PRICE : AMOUNT;
  return `${format.format(price)} ${UNITS[unit] ?? ""}`.trimEnd();
}

const BANDS: Words = { "01": "F1", "02": "F2", "03": "F3", "91": "F23", "92": "F13", "93": "F12" };

/** How a component's band is called; null where there is one price for all hours. */
export function toBandLabel(band: string | null, bandType: string | null): string | null {
  return band === null || bandType === "01" || bandType === null
    ? null
    : (BANDS[band] ?? `fascia ${band}`);
}

export function toWords(codes: readonly string[], words: Words): string {
  return [...new Set(codes)].map((code) => words[code] ?? code).join(", ");
}
