import type { BillConfirmation, BillFieldName, BillSupply, FormOf } from "@volpe/contract";
import { formatTyped, parseDecimal } from "@volpe/contract";
import { readFormValues, toFigure } from "../../forms/form-values.ts";

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

/** Their lone dot is a decimal sign: «0.135», «3.5». */
const SMALL: readonly ConfirmField[] = ["capacityKw", "unitPrice"];

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
      (field) => [field, toFigureOf(field, values[field])],
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
    annualConsumption: toFigureOf("annualConsumption", values.annualConsumption),
  };
}

function toFigureOf(field: ConfirmField, text: string): number {
  // «0,135» and «0.135» are the same price; no price has thousands.
  return SMALL.includes(field) ? (parseDecimal(text, "decimal") ?? Number.NaN) : toFigure(text);
}
