import {
  BILL_ADDRESS,
  BILL_FIELDS,
  type BillConfirmation,
  type BillSupply,
  countDays,
  type EnergyTipology,
  type FigureSpelling,
  FORM_FIGURES,
  type FormOf,
  formatTyped,
  formatTypedEur,
  guessFigure,
  guessUnitPrice,
  type LoneDot,
  PLAUSIBLE_PRICES,
  parseTyped,
  toBillName,
  toBillUnit,
  type WireError,
} from "@volpe/contract";
import type { Answers, Guess } from "../../forms/number-field.tsx";
import { findDoubtful, toFigure } from "../../forms/typed-figures.ts";

type ConfirmRow = {
  /** What the value is about: the supply, the charges of the bill, or the holder. */
  part: "supply" | "bill" | "holder";
  /** True if only electricity has the field. */
  electric?: true;
  /** How a small figure is read: the lone dot of «0.135» and «3.5» is a decimal sign. */
  loneDot?: LoneDot;
  /** Guesses the intended figure if its size is unusual. */
  guess?: (figure: number, tipology: EnergyTipology, isSecondHome: boolean) => number | null;
};

/** The fields of a confirmation, in the order of the page. */
const CONFIRM_ROWS: Record<
  Exclude<
    keyof BillConfirmation,
    "file" | "type" | "checked" | "isAnnualEstimated" | "keepsFiscalCode"
  >,
  ConfirmRow
> = {
  destination: { part: "supply" },
  resident: { part: "supply", electric: true },
  province: { part: "supply" },
  capacityKw: {
    part: "supply",
    electric: true,
    loneDot: FORM_FIGURES.capacityKw.loneDot,
    guess: (figure) => guessFigure("power", figure),
  },
  annualConsumption: {
    part: "supply",
    guess: (figure, tipology, isSecondHome) => guessFigure(tipology, figure, isSecondHome),
  },
  annualF1: { part: "supply", electric: true },
  annualF2: { part: "supply", electric: true },
  annualF3: { part: "supply", electric: true },
  operator: { part: "bill" },
  offerCode: { part: "bill" },
  offerExpiry: { part: "bill" },
  periodStart: { part: "bill" },
  periodEnd: { part: "bill" },
  periodConsumption: { part: "bill" },
  contractPrice: { part: "bill", loneDot: "decimal" },
  unitPrice: { part: "bill", loneDot: "decimal" },
  saleFixed: { part: "bill" },
  pricing: { part: "bill" },
  sale: { part: "bill" },
  total: { part: "bill" },
  socialBonus: { part: "bill" },
  televisionFee: { part: "bill", electric: true },
  holder: { part: "holder" },
  street: { part: "holder" },
  postalCode: { part: "holder" },
  city: { part: "holder" },
};
export type ConfirmField = keyof typeof CONFIRM_ROWS;
type ConfirmValues = Record<ConfirmField, string>;
export const CONFIRM_FIELDS = Object.keys(CONFIRM_ROWS) as ConfirmField[];

/** What the form of one supply sent, to show it again. */
export type TypedSupply = {
  /** The supply's name on the page; empty if an upload was refused. */
  supply: string;
  values: ConfirmValues | null;
  ticks: readonly string[];
  keepsFiscalCode: boolean;
  /** The guess at the year's consumption that was chosen, as it was typed; empty = none. */
  estimate: string;
  /** The supply with the present offer of a code that was typed. */
  found?: BillSupply;
};

/** The fields of one part of the page. */
export function listFields(
  part: ConfirmRow["part"],
  tipology: EnergyTipology,
): readonly ConfirmField[] {
  return CONFIRM_FIELDS.filter((field) => {
    const row = CONFIRM_ROWS[field];
    return row.part === part && !(row.electric && tipology === "gas");
  });
}

function isFigure(field: ConfirmField): boolean {
  return !["", "day"].includes(BILL_FIELDS[toBillName(field)].unit);
}

function isPrice(field: ConfirmField): boolean {
  return BILL_FIELDS[toBillName(field)].unit === "price";
}

const FIGURES = CONFIRM_FIELDS.filter(isFigure);

export function toSpelling(field: ConfirmField, tipology: EnergyTipology): FigureSpelling {
  const { loneDot = "thousands" } = CONFIRM_ROWS[field];
  return { unit: toBillUnit(toBillName(field), tipology), loneDot };
}

/**
 * Finds the guess for figures with a known usual size, or with a size that others bound. A company's
 * figures may have any size of their own.
 */
export function findGuess(field: ConfirmField, tipology: EnergyTipology): Guess | undefined {
  if (isPrice(field)) return (price) => guessUnitPrice(tipology, price);
  if (field === "periodConsumption") return findLargePart;
  if (field === "total") {
    return (total, answers) => (isTotalPlausible(total, answers, tipology) ? null : total);
  }
  const { guess } = CONFIRM_ROWS[field];
  return (
    guess &&
    ((figure, answers) =>
      answers?.get("destination") === "aziende"
        ? null
        : guess(figure, tipology, answers?.get("resident") === "no"))
  );
}

const YEAR_DAYS = 366;

/** A year or less hardly has more than the year's consumption; a longer settlement may. */
function findLargePart(figure: number, answers: Answers | null): number | null {
  const annual = parseTyped(String(answers?.get("annualConsumption") ?? ""));
  const [start = "", end = ""] = (["periodStart", "periodEnd"] as const).map((field) =>
    String(answers?.get(field) ?? ""),
  );
  // The length of a period is only known if both its days are.
  const isLong = countDays({ start, end }) > YEAR_DAYS;
  return annual === null || figure <= annual || isLong ? null : figure;
}

/**
 * False for a credit, from which no year's spend follows, and for less than the energy of the period
 * can cost.
 */
function isTotalPlausible(
  total: number,
  answers: Answers | null,
  tipology: EnergyTipology,
): boolean {
  const read = (field: ConfirmField) => parseTyped(String(answers?.get(field) ?? "")) ?? 0;
  const spent = total + read("socialBonus") - read("televisionFee");
  return spent > 0 && spent >= PLAUSIBLE_PRICES[tipology].min * read("periodConsumption");
}

/** An error for each implausible figure that was not confirmed. */
export function findDoubtfulFigures(
  { tipology }: Pick<BillSupply, "tipology">,
  form: Pick<FormData, "get">,
): WireError[] {
  const ticks = readTicks(form);
  return findDoubtful(
    form,
    FIGURES.flatMap((field) => {
      const guess = findGuess(field, tipology);
      return guess === undefined || ticks.includes(field)
        ? []
        : [{ field, guess, ...toSpelling(field, tipology) }];
    }),
  );
}

/** The kind of price of the present offer, if the catalogue knows it; else empty. */
export function findPricing({ offer }: Pick<BillSupply, "offer">): string {
  return offer === null || offer.pricing === "mixed" ? "" : offer.pricing;
}

/** The read values in the notation in which a person would type them. */
export function toReadValues(supply: Pick<BillSupply, "fields" | "offer">): ConfirmValues {
  const entries = CONFIRM_FIELDS.map((field) => {
    const read = supply.fields.find(({ name }) => name === toBillName(field))?.value;
    const value = read ?? (field === "pricing" ? findPricing(supply) : "");
    const { unit } = BILL_FIELDS[toBillName(field)];
    const isTyped = value !== "" && isFigure(field);
    return [field, isTyped ? toTypedText(value, unit, CONFIRM_ROWS[field]) : value] as const;
  });
  return Object.fromEntries(entries) as ConfirmValues;
}

/** A figure in the notation in which a person would type it; a sum has its cents. */
export function toTypedText(value: string, unit: string, reading: FigureSpelling = {}): string {
  return unit === "€" ? formatTypedEur(Number(value)) : formatTyped(Number(value), reading);
}

/** The parts of the address, for comparison with any field. */
export const ADDRESS: readonly ConfirmField[] = BILL_ADDRESS;

/** The name of the box that confirms a doubtful value; one box confirms an address. */
export function toTickName(field: ConfirmField): string {
  return `giusto-${ADDRESS.includes(field) ? "indirizzo" : field}`;
}

/**
 * Whether the box stands below this field. The box of an address stands below its last doubtful
 * part.
 */
export function hasTick(field: ConfirmField, { fields }: Pick<BillSupply, "fields">): boolean {
  const isDoubtful = (one: ConfirmField) =>
    fields.some(({ name, confidence }) => name === toBillName(one) && confidence === "doubtful");
  const last = ADDRESS.includes(field) ? ADDRESS.findLast(isDoubtful) : field;
  return field !== "offerCode" && field === last && isDoubtful(field);
}

/** The fields whose box was ticked. */
export function readTicks(form: Pick<FormData, "get">): ConfirmField[] {
  return CONFIRM_FIELDS.filter((field) => form.get(toTickName(field)) !== null);
}

/**
 * The name of the buttons that fill in a guess, and of the field that keeps it: kWh or Smc a year.
 */
export const ESTIMATE = "stima";
export const CHOSEN_ESTIMATE = "stimato";

/** The guess at the year's consumption that the person chose; empty if none or if it was changed. */
export function readEstimate(form: Pick<FormData, "get">): string {
  const chosen = form.get(ESTIMATE);
  if (chosen !== null) {
    const figure = parseTyped(String(chosen));
    return figure === null ? "" : formatTyped(figure);
  }
  const estimate = String(form.get(CHOSEN_ESTIMATE) ?? "");
  return estimate === String(form.get("annualConsumption") ?? "").trim() ? estimate : "";
}

/** The box that keeps the holder's fiscal code for an order. */
export const KEEP_CODE = "tieni-codice";

/** The request with the confirmed values. An empty figure means unknown. */
export function toConfirmation(
  values: ConfirmValues,
  {
    file,
    type,
    ticks,
    keepsFiscalCode = false,
    isAnnualEstimated = false,
  }: {
    file: string;
    type: EnergyTipology;
    ticks: string[];
    keepsFiscalCode?: boolean;
    isAnnualEstimated?: boolean;
  },
): FormOf<BillConfirmation> {
  const figures = Object.fromEntries(
    FIGURES.filter((field) => field !== "annualConsumption" && values[field].trim() !== "").map(
      (field) => [field, toFigure(values[field], toSpelling(field, type))],
    ),
  );
  return {
    file,
    type,
    checked: ticks,
    destination: values.destination,
    ...(type === "luce" && values.resident !== "" && { resident: values.resident === "si" }),
    province: values.province,
    operator: values.operator.trim(),
    offerCode: values.offerCode.trim(),
    ...Object.fromEntries(
      listFields("holder", type).flatMap((field) => {
        const text = values[field].trim();
        return text === "" ? [] : [[field, text]];
      }),
    ),
    ...(keepsFiscalCode && { keepsFiscalCode }),
    ...(isAnnualEstimated && { isAnnualEstimated }),
    offerExpiry: values.offerExpiry,
    periodStart: values.periodStart,
    periodEnd: values.periodEnd,
    ...(values.pricing !== "" && { pricing: values.pricing }),
    ...figures,
    annualConsumption: toFigure(values.annualConsumption, toSpelling("annualConsumption", type)),
  };
}
