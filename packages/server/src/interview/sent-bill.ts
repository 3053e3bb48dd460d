import {
  BILL_FIELDS,
  formatDate,
  formatTyped,
  formatTypedEur,
  toBillUnit,
  withDay,
} from "@volpe/contract";
import { toDecimal } from "../figures/italian-figures.ts";
import { type BillFigures, withBillFigures } from "./bill-figures.ts";
import { type Interview, isGas, withDraft, withNotes } from "./interview.ts";
import { toContractSpend } from "./present-spend.ts";
import type { FlowContext } from "./question.ts";
import {
  type KnownBill,
  SENT_VALUES,
  type SentBill,
  type SentValue,
  type SentValueName,
} from "./sent-values.ts";

export function withSentBill(interview: Interview, sent: SentBill, step: number): Interview {
  return withNotes(interview, { bill: { ...sent, step, confirmed: {} } });
}

/** A read value that the person has neither confirmed nor corrected. */
export function findOpenValue({ notes: { bill } }: Interview, name: SentValueName) {
  return bill?.confirmed[name] === undefined ? bill?.values[name] : undefined;
}

/** The values that the files prove, in the order of the bill. */
export function listSureValues({ notes: { bill } }: Interview): [SentValueName, string][] {
  return SENT_VALUES.flatMap((name) => {
    const found = bill?.values[name];
    return found?.isSure === true ? [[name, found.value] as [SentValueName, string]] : [];
  });
}

/** Says that a value is not certain, and where it stands. */
export function toDoubt(found: SentValue | undefined): string {
  if (found?.isSure === true) {
    return "";
  }
  return `, ma non ne sono certo${found?.source === undefined ? "" : ` (${found.source})`}`;
}

export function toValueLabel(name: SentValueName): string {
  return name === "period" ? "Periodo" : BILL_FIELDS[name].label;
}

/** Formats `2.610 kWh` or `dal 1º marzo 2026 al 30 aprile 2026`. */
export function toShownValue(name: SentValueName, value: string, interview: Interview): string {
  if (name === "period") {
    const [start = "", end = ""] = value.split("/");
    return `${withDay("dal", formatDate(start))} ${withDay("al", formatDate(end))}`;
  }
  if (name === "pricing") {
    return value === "fixed" ? "prezzo fisso" : "prezzo variabile";
  }
  const unit = toBillUnit(name, isGas(interview) ? "gas" : "luce");
  if (unit === "") {
    return value;
  }
  if (unit === "day") {
    return formatDate(value);
  }
  const figure = Number(value);
  return `${unit === "€" ? formatTypedEur(figure) : formatTyped(figure)}\u00a0${unit}`;
}

/** What stands on one line of the repetition, with the short name of each value. */
const SHORT_LINES: readonly (readonly (readonly [SentValueName, string])[])[] = [
  [["supplier", "Fornitore"]],
  [
    ["annualConsumption", "Consumo annuo"],
    ["annualF1", "F1"],
    ["annualF2", "F2"],
    ["annualF3", "F3"],
  ],
  [
    ["capacityKw", "Potenza"],
    ["periodConsumption", "Fatturati"],
  ],
  [["period", "Periodo"]],
  [
    ["contractPrice", "Prezzo"],
    ["unitPrice", "Costo medio"],
  ],
  [
    ["pricing", "Tipo"],
    ["offerExpiry", "Scade il"],
  ],
  [
    ["sale", "Vendita"],
    ["saleFixed", "Quota fissa"],
  ],
  [
    ["total", "Totale"],
    ["televisionFee", "Canone RAI"],
    ["socialBonus", "Bonus"],
  ],
];

/**
 * The sure values in few short lines: on a phone the question must be seen together with the values
 * that it asks about.
 */
export function listSureLines(interview: Interview): string[] {
  const sure = new Map(listSureValues(interview));
  return SHORT_LINES.flatMap((line) => {
    const parts = line.flatMap(([name, label]) => {
      const value = sure.get(name);
      return value === undefined ? [] : [`${label}: ${toShortValue(name, value, interview)}`];
    });
    return parts.length === 0 ? [] : [parts.join(", ")];
  });
}

function toShortValue(name: SentValueName, value: string, interview: Interview): string {
  const isDay = name === "period" || name === "offerExpiry";
  const toDay = (day: string) => day.split("-").reverse().join("/");
  return isDay ? value.split("/").map(toDay).join("\u2013") : toShownValue(name, value, interview);
}

/** Adds the confirmed values to the figures of the interview. */
export function withConfirmed(
  interview: Interview,
  values: KnownBill["confirmed"],
  context: Pick<FlowContext, "now" | "paidIndex">,
): Interview {
  const { bill } = interview.notes;
  if (bill === undefined) {
    return interview;
  }
  const confirmed = { ...bill.confirmed, ...values };
  const known = withNotes(interview, { bill: { ...bill, confirmed } });
  const kw = confirmed.capacityKw ?? "";
  const powered =
    kw === "" || isGas(interview)
      ? known
      : withDraft(known, { capacity: toDecimal(Number(kw), 3) });
  const figures = toFigures(confirmed, isGas(interview) ? "gas" : "luce");
  return figures === null ? powered : withBillFigures(powered, figures, context);
}

/** Whether price and fixed part of the bill are confirmed, so that the kind of price counts. */
export function isBillPriced(interview: Interview): boolean {
  const { bill } = interview.notes;
  const figures = bill && toFigures(bill.confirmed, isGas(interview) ? "gas" : "luce");
  return figures !== null && figures !== undefined && toContractSpend(figures).isPriced;
}

/** Values that `BillFigures` holds as text or not at all. */
const NO_FIGURES: ReadonlySet<SentValueName> = new Set([
  "supplier",
  "capacityKw",
  "period",
  "offerExpiry",
  "pricing",
]);

/** Null while the annual consumption is not confirmed. */
function toFigures(
  confirmed: KnownBill["confirmed"],
  type: BillFigures["type"],
): BillFigures | null {
  const { annualConsumption = "", period = "", offerExpiry = "", pricing = "" } = confirmed;
  if (annualConsumption === "") {
    return null;
  }
  const [periodStart = "", periodEnd = ""] = period.split("/");
  const numbers = SENT_VALUES.flatMap((name) => {
    const value = confirmed[name] ?? "";
    return value === "" || NO_FIGURES.has(name) ? [] : [[name, Number(value)] as const];
  });
  return {
    type,
    annualConsumption: Number(annualConsumption),
    periodStart,
    periodEnd,
    offerExpiry,
    ...((pricing === "fixed" || pricing === "variable") && { pricing }),
    ...Object.fromEntries(numbers),
  };
}
