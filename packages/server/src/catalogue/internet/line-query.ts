import { type Destination, formatQuantity, type InternetRow } from "@volpe/contract";
import { findPlaceChoice } from "../../places/place-choice.ts";
import { COMUNE_PARAMETER, PROVINCE_PARAMETER } from "../list/place-parameters.ts";
import { presentMonthField, type WithPresent } from "../list/present-cost.ts";
import { DESTINATION_FIELD, figureField, type QueryField } from "../list/query-field.ts";
import type { PricedProduct } from "../list/typology.ts";

/** The parameters of a list of lines besides the filters. */
export type LineQuery = WithPresent & {
  destination: Destination;
  /** Two-letter sign; null = not chosen, so only lines sold everywhere are ranked. */
  province: string | null;
  /** ISTAT code of a comune, used only to name the place; null = not chosen. */
  comune: string | null;
  /** Lowest download speed; null = any. */
  minMbps: number | null;
  /** Highest mean cost of a month over 24 months; null = any. */
  maxMonthEur: number | null;
};

export const LINE_FIELDS: readonly QueryField<
  LineQuery,
  InternetRow,
  PricedProduct<InternetRow>
>[] = [
  DESTINATION_FIELD,
  {
    ...PROVINCE_PARAMETER,
    name: "province",
    fallback: null,
    chip: (sign, { comune }) =>
      comune === null ? (findPlaceChoice(sign, undefined)?.label ?? sign) : null,
  },
  {
    ...COMUNE_PARAMETER,
    name: "comune",
    fallback: null,
    chip: (comune, { province }) =>
      (province !== null && findPlaceChoice(province, comune)?.label) || null,
  },
  presentMonthField("Quanto paghi oggi al mese?"),
  figureField({
    key: "velocita",
    name: "minMbps",
    min: 0,
    max: 100_000,
    fallback: null,
    hint: "Scrivi la velocità minima in Mbps, per esempio 1000.",
    range: { label: "Velocità minima", unit: "Mbps", step: 50 },
    chip: (mbps: number) => `Almeno ${formatQuantity(mbps, "Mbps")}`,
    test: (mbps: number, { data }: PricedProduct<InternetRow>) => data.downloadMbps >= mbps,
  }),
  figureField({
    key: "prezzo_max",
    name: "maxMonthEur",
    min: 0,
    max: 1000,
    fallback: null,
    hint: "Scrivi quanto vuoi spendere al mese, in euro, da 0 a 1.000.",
    range: { label: "Media al mese, al massimo", unit: "€", step: 1 },
    chip: (eur: number) => `Fino a ${formatQuantity(eur, "€")} al mese`,
    test: (eur: number, { quote }: PricedProduct<InternetRow>) => (quote.keys.month ?? 0) <= eur,
  }),
];
