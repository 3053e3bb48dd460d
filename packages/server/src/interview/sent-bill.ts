import {
  BILL_CONFIDENCE_WORDS,
  BILL_FIELDS,
  formatDate,
  formatTyped,
  formatTypedEur,
  PRICING_LABELS,
  toBillUnit,
  uncapitalize,
  withDay,
} from "@volpe/contract";
import { toDecimal } from "../figures/italian-figures.ts";
import { type BillFigures, withBillFigures } from "./bill-figures.ts";
import { type Interview, isGas, toEnergy, withDraft, withNotes } from "./interview.ts";
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

/** Values that are named whatever their confidence, because no question asks for them. */
const ALWAYS_LISTED: ReadonlySet<SentValueName> = new Set(["supplier", "offerCode"]);

/** The values that are repeated together: those that the files prove, in the order of the bill. */
export function listRepeated({ notes: { bill } }: Interview): [SentValueName, SentValue][] {
  return SENT_VALUES.flatMap((name) => {
    const found = bill?.values[name];
    return found !== undefined && (found.isSure || ALWAYS_LISTED.has(name))
      ? [[name, found] as [SentValueName, SentValue]]
      : [];
  });
}

/** Says how certain a value is and where it stands, as the page of an uploaded bill does. */
export function toProof(found: SentValue | undefined): string {
  if (found === undefined) {
    return "";
  }
  const word = BILL_CONFIDENCE_WORDS[found.isSure ? "sure" : "doubtful"];
  return ` (${[word, ...(found.source === undefined ? [] : [found.source])].join(", ")})`;
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
    return uncapitalize(PRICING_LABELS[value === "fixed" ? value : "variable"]);
  }
  const unit = toBillUnit(name, toEnergy(interview));
  if (unit === "") {
    return value;
  }
  if (unit === "day") {
    return formatDate(value);
  }
  const figure = Number(value);
  return `${unit === "€" ? formatTypedEur(figure) : formatTyped(figure)}\u00a0${unit}`;
}

/** The short name of each value in the repetition. */
const SHORT_NAMES: Readonly<Record<SentValueName, string>> = {
  supplier: "Fornitore",
  offerCode: "Codice offerta",
  annualConsumption: "Consumo annuo",
  annualF1: "F1",
  annualF2: "F2",
  annualF3: "F3",
  capacityKw: "Potenza",
  period: "Periodo",
  periodConsumption: "Fatturati",
  contractPrice: "Prezzo",
  unitPrice: "Costo medio",
  saleFixed: "Quota fissa",
  pricing: "Tipo",
  sale: "Vendita",
  total: "Totale",
  socialBonus: "Bonus",
  televisionFee: "Canone RAI",
  offerExpiry: "Scade il",
};

/** The repeated values, each with its proof. Values of the same printed line share one proof. */
export function listRepeatedLines(interview: Interview): string[] {
  const lines = Map.groupBy(listRepeated(interview), ([name, found]) =>
    found.source === undefined ? name : toProof(found),
  );
  return lines
    .values()
    .map((values) => {
      const shown = values.map(
        ([name, { value }]) => `${SHORT_NAMES[name]}: ${toShortValue(name, value, interview)}`,
      );
      return `${shown.join(", ")}${toProof(values[0]?.[1])}`;
    })
    .toArray();
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
  const figures = toFigures(confirmed, toEnergy(interview));
  return figures === null ? powered : withBillFigures(powered, figures, context);
}

/** Whether price and fixed part of the bill are confirmed, so that the kind of price counts. */
export function isBillPriced(interview: Interview): boolean {
  const { bill } = interview.notes;
  const figures = bill && toFigures(bill.confirmed, toEnergy(interview));
  return figures !== null && figures !== undefined && toContractSpend(figures).isPriced;
}

/** Values that `BillFigures` holds as text or not at all. */
const NO_FIGURES: ReadonlySet<SentValueName> = new Set([
  "supplier",
  "offerCode",
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
