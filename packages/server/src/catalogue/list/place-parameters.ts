import { PROVINCES } from "@volpe/contract";

/** How every list reads `provincia`. */
export const PROVINCE_PARAMETER = {
  key: "provincia",
  read: (text: string) => PROVINCES.find(({ sign }) => sign === text.toUpperCase())?.sign,
  hint: "Scrivi la sigla della provincia, per esempio MI.",
} as const;

/** How every list reads `comune`. */
export const COMUNE_PARAMETER = {
  key: "comune",
  read: (text: string) => (/^\d{6}$/.test(text) ? text : undefined),
  hint: "Scrivi il codice ISTAT del comune, sei cifre.",
} as const;
