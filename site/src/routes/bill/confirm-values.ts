import type {
  BillConfirmation,
  BillFieldName,
  BillSupply,
  FormOf,
  WireError,
} from "@volpe/contract";
import { formatTyped, parseDecimal } from "@volpe/contract";
import { readFormValues, toFigure } from "../../forms/form-values.ts";

/** The fields of a confirmation, in the order of the page. */
export const CONFIRM_FIELDS = [
  "destination",
  "resident",
  "province",
  "capacityKw",
  "annualConsumption",
  "operator",
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

const TICK = "Controlla questo valore: correggilo, oppure spunta «È giusto così».";

/** An error for each doubtful value that the person has neither changed nor ticked. */
export function findUntouched(
  supply: Pick<BillSupply, "fields">,
  form: Pick<FormData, "get">,
): WireError[] {
  const read = toReadValues(supply);
  const values = readConfirmValues(form);
  return CONFIRM_FIELDS.filter((field) => {
    const one = supply.fields.find(({ name }) => name === toBillName(field));
    const isDoubtful = one?.confidence === "doubtful";
    return isDoubtful && values[field] === read[field] && form.get(toTickName(field)) === null;
  }).map((field) => ({ code: "invalid-field", field, message: TICK }));
}

/** The request of the confirmed values. An empty figure is unknown. */
export function toConfirmation(
  values: ConfirmValues,
  { type, key }: { type: BillSupply["tipology"]; key: string },
): FormOf<BillConfirmation> {
  const figures = Object.fromEntries(
    FIGURES.filter((field) => field !== "annualConsumption" && values[field].trim() !== "").map(
      (field) => [field, toFigureOf(field, values[field])],
    ),
  );
  return {
    key,
    type,
    destination: values.destination === "aziende" ? "aziende" : "privati",
    ...(type === "luce" && { resident: values.resident !== "no" }),
    province: values.province,
    operator: values.operator.trim(),
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
