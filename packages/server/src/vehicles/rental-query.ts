import type { AppliedFilter, Destination, IgnoredParameter, RangeFilter } from "@volpe/contract";
import { readFigure, readWord } from "../products/read-figure.ts";
import type { FigureChoice } from "../products/shelf-rules.ts";
import { formatNumber } from "../rates/italian-figures.ts";
import type { RentalTerms } from "./rental-fee.ts";
import type { RentalFee, Vehicle } from "./vehicle.ts";
import { toDownPaymentWords, toKmWords } from "./vehicle-words.ts";

/** What an address says of a rental, the filters with countable values aside. */
export type RentalQuery = RentalTerms & {
  /** Bounds of the monthly fee as it is shown, €. */
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

const DESTINATIONS = ["privati", "aziende"] as const satisfies readonly Destination[];
const DESTINATION_WORDS = { privati: "Privati", aziende: "Aziende e partite IVA" } as const;

/** The three figures of a table, by their parameter. */
export const TERM_FIELDS = [
  { key: "durata", field: "durationMonths", label: "Durata", toWords: toMonths },
  { key: "km", field: "kmPerYear", label: "Chilometri", toWords: toKmWords },
  { key: "anticipo", field: "downPaymentEur", label: "Anticipo", toWords: toDownPayment },
] as const satisfies readonly {
  key: string;
  label: string;
  field: keyof RentalTerms & keyof RentalFee;
  toWords(value: number): string;
}[];
type TermField = (typeof TERM_FIELDS)[number]["field"];

/** € a month. */
const FEE = { min: 0, max: 10_000 };

export function readRentalQuery(
  search: URLSearchParams,
  vehicles: readonly Vehicle[],
): { own: RentalQuery; ignored: IgnoredParameter[] } {
  const ignored: IgnoredParameter[] = [];
  const terms = { ...REFERENCE_TERMS };
  for (const { key, field, toWords } of TERM_FIELDS) {
    if ((search.get(key)?.trim() ?? "") === "") {
      continue;
    }
    const values = toTermValues(vehicles, field);
    const mending = `Scegli tra ${values.map(toWords).join(", ")}.`;
    const value = readFigure(search, key, { min: 0, max: 1_000_000, mending, ignored });
    if (value !== null && values.includes(value)) {
      terms[field] = value;
    } else if (value !== null) {
      ignored.push({ key, message: mending });
    }
  }
  const fee = { ...FEE, ignored };
  const mending = `Scrivi la rata in euro al mese, da 0 a ${formatNumber(FEE.max)}.`;
  const feeMinEur = readFigure(search, "rata_min", { ...fee, mending });
  const feeMaxEur = readFigure(search, "rata_max", { ...fee, mending });
  const isCrossed = feeMinEur !== null && feeMaxEur !== null && feeMinEur > feeMaxEur;
  if (isCrossed) {
    ignored.push({
      key: "rata_min",
      message: "La rata minima supera la massima: togli una delle due o scambiale.",
    });
  }
  return {
    own: {
      ...terms,
      destination: readWord(search, "destinazione", {
        words: DESTINATIONS,
        fallback: REFERENCE_TERMS.destination,
        mending: "Scegli privati oppure aziende.",
        ignored,
      }),
      feeMinEur: isCrossed ? null : feeMinEur,
      feeMaxEur,
    },
    ignored,
  };
}

/** Every value that some table has, lowest first. */
export function toTermValues(vehicles: readonly Vehicle[], field: TermField): number[] {
  const values = new Set<number>([REFERENCE_TERMS[field]]);
  for (const { fees } of vehicles) {
    for (const fee of fees) {
      values.add(fee[field]);
    }
  }
  return [...values].sort((a, b) => a - b);
}

/** What changes the fees of a whole list. */
export function toRentalChoices(
  own: RentalQuery,
  vehicles: readonly Vehicle[],
): FigureChoice<RentalQuery>[] {
  return [
    {
      key: "destinazione",
      label: "Per chi",
      values: DESTINATIONS.map((value) => ({ value, label: DESTINATION_WORDS[value] })),
      selected: own.destination,
      // Only the values above come here.
      with: (value) => ({ ...own, destination: value as Destination }),
    },
    ...TERM_FIELDS.map(({ key, label, field, toWords }) => ({
      key,
      label,
      values: toTermValues(vehicles, field).map((value) => ({
        value: String(value),
        label: toWords(value),
      })),
      selected: String(own[field]),
      with: (value: string) => ({ ...own, [field]: Number(value) }),
    })),
  ];
}

export function toRentalRanges({ feeMinEur, feeMaxEur }: RentalQuery): RangeFilter[] {
  const bounds = { unit: "€ al mese", ...FEE, step: 10 };
  return [
    { key: "rata_min", label: "Rata da", ...bounds, value: feeMinEur },
    { key: "rata_max", label: "Rata fino a", ...bounds, value: feeMaxEur },
  ];
}

/** What is asked differently from the reference, as chips. */
export function toRentalApplied(own: RentalQuery): AppliedFilter[] {
  const chips: AppliedFilter[] = [];
  if (own.destination !== REFERENCE_TERMS.destination) {
    const { destination } = own;
    chips.push({
      key: "destinazione",
      value: destination,
      label: DESTINATION_WORDS[destination],
    });
  }
  for (const { key, field, toWords } of TERM_FIELDS) {
    if (own[field] !== REFERENCE_TERMS[field]) {
      chips.push({ key, value: String(own[field]), label: toWords(own[field]) });
    }
  }
  const bounds = [
    ["rata_min", "Rata da", own.feeMinEur],
    ["rata_max", "Rata fino a", own.feeMaxEur],
  ] as const;
  for (const [key, words, value] of bounds) {
    if (value !== null) {
      chips.push({ key, value: String(value), label: `${words} ${formatNumber(value)} €` });
    }
  }
  return chips;
}

function toMonths(months: number): string {
  return `${months} mesi`;
}

function toDownPayment(eur: number): string {
  const words = toDownPaymentWords(eur);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
