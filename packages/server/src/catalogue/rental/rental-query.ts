import { capitalize, formatQuantity, type IgnoredParameter, parseFigure } from "@volpe/contract";
import { formatDuration } from "../../figures/italian-figures.ts";
import { DESTINATION_FIELD, figureField, type QueryField } from "../list/query-field.ts";
import type { PricedProduct } from "../list/typology.ts";
import type { RentalFee, RentalTerms, Vehicle } from "./rental-fee.ts";
import { toDownPaymentWords, toKmWords } from "./vehicle-words.ts";

/** The parameters of a list of rentals besides the filters. */
export type RentalQuery = RentalTerms & {
  /** Bounds of the shown monthly fee, €. */
  feeMinEur: number | null;
  feeMaxEur: number | null;
};

/** Three years, 15,000 km a year and no down payment, for a private customer. */
export const REFERENCE_TERMS: RentalTerms = {
  destination: "privati",
  durationMonths: 36,
  kmPerYear: 15_000,
  downPaymentEur: 0,
};

/** The three figures of a table. */
export const TERM_FIELDS = [
  termField("durata", "durationMonths", "Durata", (months) => formatDuration(months, "mesi")),
  termField("km", "kmPerYear", "Chilometri", toKmWords),
  termField("anticipo", "downPaymentEur", "Anticipo", (eur) => capitalize(toDownPaymentWords(eur))),
];

const FEE = { min: 0, max: 10_000 };
const FEE_HINT = `Scrivi il canone in euro al mese, da 0 a ${formatQuantity(FEE.max)}.`;
const FEE_RANGE = { unit: "€ al mese", step: 10 };

export const RENTAL_FIELDS: readonly QueryField<RentalQuery, Vehicle, PricedProduct<Vehicle>>[] = [
  { ...DESTINATION_FIELD, hintsLast: true },
  ...TERM_FIELDS,
  figureField({
    key: "rata_min",
    name: "feeMinEur",
    ...FEE,
    fallback: null,
    hint: FEE_HINT,
    range: { ...FEE_RANGE, label: "Canone da" },
    chip: (eur: number) => `Canone da ${formatQuantity(eur, "€")}`,
    test: (eur: number, { quote }: PricedProduct<Vehicle>) => quote.eur >= eur,
  }),
  figureField({
    key: "rata_max",
    name: "feeMaxEur",
    ...FEE,
    fallback: null,
    hint: FEE_HINT,
    range: { ...FEE_RANGE, label: "Canone fino a" },
    chip: (eur: number) => `Canone fino a ${formatQuantity(eur, "€")}`,
    test: (eur: number, { quote }: PricedProduct<Vehicle>) => quote.eur <= eur,
  }),
];

/** Drops a minimum fee that is above the maximum. */
export function settleRentalQuery(query: RentalQuery): {
  query: RentalQuery;
  ignored: IgnoredParameter[];
} {
  const { feeMinEur, feeMaxEur } = query;
  if (feeMinEur === null || feeMaxEur === null || feeMinEur <= feeMaxEur) {
    return { query, ignored: [] };
  }
  const message = "Il canone minimo supera il massimo: togli uno dei due o scambiali.";
  return { query: { ...query, feeMinEur: null }, ignored: [{ key: "rata_min", message }] };
}

/** The field for a figure that must occur in the vehicles' tables. */
function termField<Name extends TermField>(
  key: string,
  name: Name,
  label: string,
  labelOf: (value: number) => string,
) {
  const valuesOf = (vehicles: readonly Vehicle[]) => toTermValues(vehicles, name);
  return {
    key,
    name,
    fallback: REFERENCE_TERMS[name],
    read(text: string, vehicles: readonly Vehicle[]) {
      const value = parseFigure(text, { min: 0, max: 1_000_000 });
      return value !== null && valuesOf(vehicles).includes(value) ? value : undefined;
    },
    hint: (vehicles: readonly Vehicle[]) =>
      `${label}: scegli tra ${valuesOf(vehicles).map(labelOf).join(", ")}.`,
    chip: labelOf,
    choice: { label, valuesOf, labelOf },
  };
}

type TermField = keyof RentalTerms & keyof RentalFee;

/** Every value in the vehicles' tables and the reference value, lowest first. */
export function toTermValues(vehicles: readonly Vehicle[], field: TermField): number[] {
  const values = new Set<number>([REFERENCE_TERMS[field]]);
  for (const { fees } of vehicles) {
    for (const fee of fees) {
      values.add(fee[field]);
    }
  }
  return [...values].sort((a, b) => a - b);
}
