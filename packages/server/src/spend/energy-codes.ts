import { formatPercentage, type PaymentMethod, type SupplyReason } from "@volpe/contract";
import { formatAmount, formatExactUnitPriceEur } from "../figures/italian-figures.ts";

/** The track's codes in Italian words. An unknown code has no words and is shown unchanged. */
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

/**
 * The payment methods of MODALITA_PAGAMENTO that an order can ask for: an account at a bank or the
 * post has an IBAN. If there is no code, the data do not state the methods, and both can be chosen.
 */
export function toPaymentMethods(codes: readonly string[]): PaymentMethod[] {
  if (codes.length === 0) {
    return ["debit", "slip"];
  }
  const isDebit = codes.includes("01") || codes.includes("02");
  return [
    ...(isDebit ? ["debit" as const] : []),
    ...(codes.includes("04") ? ["slip" as const] : []),
  ];
}

/** The reasons that each code of TIPOLOGIA_ATT_CONTR allows; the code for all is `ALWAYS`. */
const ACTIVATION_REASONS = {
  "01": "change",
  "02": "first-activation",
  "03": "reactivation",
  "04": "name-change",
} as const satisfies Readonly<Record<string, SupplyReason>>;

/** TIPOLOGIA_ATT_CONTR of an offer that is always available. */
const ALWAYS = "99";

/** The reasons for which an offer with these codes of TIPOLOGIA_ATT_CONTR is available. */
export function toSupplyReasons(codes: readonly string[]): SupplyReason[] {
  return Object.entries(ACTIVATION_REASONS)
    .filter(([code]) => codes.includes(code) || codes.includes(ALWAYS))
    .map(([, reason]) => reason);
}

export const BAND_TYPE_WORDS: Words = {
  "01": "monoraria",
  "02": "due fasce, F1 e F2",
  "03": "tre fasce, F1, F2 e F3",
  "91": "due fasce: F1 (lunedì–venerdì, 8–19) e tutte le altre ore",
  "92": "due fasce: F2, e F1 con F3",
  "93": "due fasce: F3, e F1 con F2",
};

export const CONDITION_WORDS: Words = {
  "01": "con la bolletta elettronica",
  "02": "con la gestione solo online",
  "03": "con bolletta elettronica e domiciliazione",
  "99": "a condizioni particolari",
};

const UNITS: Words = {
  "01": "€/anno",
  "02": "€/kW l’anno",
  "03": "€/kWh",
  "04": "€/Smc",
  "05": "€",
  "06": "%",
};

/** A price of the track with its unit, as `0,1452 €/kWh`. */
export function formatPrice(price: number, unit: string): string {
  if (unit === "06") {
    return formatPercentage(price);
  }
  const format = unit === "03" || unit === "04" ? formatExactUnitPriceEur : formatAmount;
  return `${format(price)} ${UNITS[unit] ?? ""}`.trimEnd();
}

/** The hours of a band, as they follow a price's name. */
export const BANDS: Words = {
  "01": "di giorno (F1)",
  "02": "mattina, sera e sabato (F2)",
  "03": "notte, domenica e festivi (F3)",
  "91": "sera, notte e festivi (F23)",
  "92": "di giorno, notte e festivi (F1 e F3)",
  "93": "di giorno, sera e sabato (F1 e F2)",
};

/** The hours of a component's band; null if there is one price for all hours. */
export function toBandLabel(band: string | null, bandType: string | null): string | null {
  return band === null || bandType === "01" || bandType === null
    ? null
    : (BANDS[band] ?? `fascia ${band}`);
}

export function formatCodes(codes: readonly string[], words: Words): string {
  return [...new Set(codes)].map((code) => words[code] ?? code).join(", ");
}
