import type {
  BillConfirmation,
  BillFieldName,
  BillSupply,
  FormOf,
  WireError,
} from "@volpe/contract";
import { BILL_FIELDS, formatTyped, guessFigure } from "@volpe/contract";
import { readFormValues } from "../../forms/form-values.ts";
import type { Guess } from "../../forms/number-field.tsx";
import {
  type FigureReading,
  findDoubtful,
  guessPrice,
  toFigure,
} from "../../forms/typed-figures.ts";

/** The fields of a confirmation, in the order of the page. */
export const CONFIRM_FIELDS = [
  "destination",
  "resident",
  "province",
  "capacityKw",
  "annualConsumption",
  "annualF1",
  "annualF2",
  "annualF3",
  "operator",
  "offerExpiry",
  "periodStart",
  "periodEnd",
  "periodConsumption",
  "unitPrice",
  "saleFixed",
  "sale",
  "total",
  "televisionFee",
] as const;
export type ConfirmField = (typeof CONFIRM_FIELDS)[number];
export type ConfirmValues = Record<ConfirmField, string>;

/** The name of a value in `BILL_FIELDS`. */
export function toBillName(field: ConfirmField): BillFieldName {
  return field === "operator" ? "supplier" : field;
}

const FIGURES = [
  "capacityKw",
  "annualConsumption",
  "annualF1",
  "annualF2",
  "annualF3",
  "periodConsumption",
  "unitPrice",
  "saleFixed",
  "sale",
  "total",
  "televisionFee",
] as const satisfies readonly ConfirmField[];

/** How a figure is read: the lone dot of a price or a power is a decimal sign, «0.135», «3.5». */
export function toReading(field: ConfirmField, tipology: BillSupply["tipology"]): FigureReading {
  const isSmall = field === "capacityKw" || field === "unitPrice";
  return { unit: toUnit(field, tipology), loneDot: isSmall ? "decimal" : "thousands" };
}

function toUnit(field: ConfirmField, tipology: BillSupply["tipology"]): string {
  const volume = tipology === "gas" ? "Smc" : "kWh";
  const { unit } = BILL_FIELDS[toBillName(field)];
  if (unit === "volume") return volume;
  return unit === "price" ? `€/${volume}` : unit;
}

/** Figures whose usual size is known; those of a company may be any. */
export function findGuess(
  field: ConfirmField,
  tipology: BillSupply["tipology"],
): Guess | undefined {
  switch (field) {
    case "annualConsumption":
      return (figure, answers) =>
        answers?.get("destination") === "aziende" ? null : guessFigure(tipology, figure);
    case "capacityKw":
      return (figure, answers) =>
        answers?.get("destination") === "aziende" ? null : guessFigure("power", figure);
    case "unitPrice":
      return guessPrice;
    default:
      return undefined;
  }
}

/** An error for each figure that is hardly meant as it was typed, unless it was declared right. */
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
        : [{ field, guess, ...toReading(field, tipology) }];
    }),
  );
}

export function isFigure(field: ConfirmField): boolean {
  return (FIGURES as readonly ConfirmField[]).includes(field);
}

/** What was read, as a person would type it. */
export function toReadValues({ fields }: Pick<BillSupply, "fields">): ConfirmValues {
  const entries = CONFIRM_FIELDS.map((field) => {
    const value = fields.find(({ name }) => name === toBillName(field))?.value ?? "";
    return [field, value !== "" && isFigure(field) ? formatTyped(Number(value)) : value] as const;
  });
  return Object.fromEntries(entries) as ConfirmValues;
}

export function readConfirmValues(form: Pick<FormData, "get">): ConfirmValues {
  return readFormValues(CONFIRM_FIELDS, form);
}

/** The name of the box that says that a doubtful value is right. */
export function toTickName(field: ConfirmField): string {
  return `giusto-${field}`;
}

/** The fields whose box was ticked. */
export function readTicks(form: Pick<FormData, "get">): ConfirmField[] {
  return CONFIRM_FIELDS.filter((field) => form.get(toTickName(field)) !== null);
}

/** The request of the confirmed values. An empty figure is unknown. */
export function toConfirmation(
  values: ConfirmValues,
  { type, ticks }: { type: BillSupply["tipology"]; ticks: string[] },
): FormOf<BillConfirmation> {
  const figures = Object.fromEntries(
    FIGURES.filter((field) => field !== "annualConsumption" && values[field].trim() !== "").map(
      (field) => [field, toFigure(values[field], toReading(field, type))],
    ),
  );
  return {
    type,
    checked: ticks,
    destination: values.destination === "aziende" ? "aziende" : "privati",
    ...(type === "luce" && { resident: values.resident !== "no" }),
    province: values.province,
    operator: values.operator.trim(),
    offerExpiry: values.offerExpiry,
    periodStart: values.periodStart,
    periodEnd: values.periodEnd,
    ...figures,
    annualConsumption: toFigure(values.annualConsumption, toReading("annualConsumption", type)),
  };
}
