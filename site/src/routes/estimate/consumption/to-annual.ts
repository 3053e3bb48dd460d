import {
  type BandParts,
  COMPLETED_MONTHS_MAX,
  capitalize,
  type EnergyTipology,
  FORM_FIGURES,
  nameMonth,
  toBandParts,
  toEnergyUnit,
} from "@volpe/contract";
import { type MonthReading, readMonths } from "./read-months.ts";

export type AnnualReading =
  | { status: "empty" }
  | { status: "unclear"; message: string }
  /** Months without a figure, of the latest twelve; `known` counts the others. */
  | { status: "gaps"; missing: MonthName[]; known: number }
  | {
      status: "whole";
      /** kWh or Smc of the known months; of the year, if none is missing. */
      known: number;
      /** The year's F1, F2, F3, kWh; null if not all months are split. */
      bands: BandParts | null;
      /** The months that the server completes, by the season of the place. */
      completed: MonthName[];
      /** The twelve months, oldest first. */
      months: MonthReading[];
    };

type MonthName = { month: number; year: number | null };

/**
 * The consumption of a year from what was pasted. Of several years the latest twelve months count.
 * With `completes`, up to six months may be missing.
 *
 * @example
 * toAnnual("gen 210\nfeb 190\n…", { tipology: "luce", completes: false });
 */
export function toAnnual(
  text: string,
  { tipology, completes }: { tipology: EnergyTipology; completes: boolean },
): AnnualReading {
  if (text.trim() === "") return { status: "empty" };
  const reading = readMonths(text);
  if (reading.status === "unclear") return reading;
  const unit = toEnergyUnit(tipology);
  if (reading.unit !== null && reading.unit !== unit) {
    return {
      status: "unclear",
      message: `Questi consumi sono in ${reading.unit}: scegli ${tipology === "gas" ? "luce" : "gas"}, oppure incolla quelli in ${unit}.`,
    };
  }
  const year = toYear(reading.months);
  if (typeof year === "string") return { status: "unclear", message: year };
  const missing = year.filter(({ units }) => units === null);
  const known = year.length - missing.length;
  if (known === 0)
    return { status: "unclear", message: "Nei mesi che hai incollato non c’è nessun consumo." };
  if (missing.length > 0 && !(completes && canComplete(known))) {
    return { status: "gaps", missing: missing.map(toName), known };
  }
  const whole = year.filter(({ units }) => units !== null);
  const sum = Math.round(sumUnits(whole));
  if (sum === 0) {
    return { status: "unclear", message: "La somma dei dodici mesi è zero: controlla i consumi." };
  }
  if (sum > FORM_FIGURES.consumption.max) {
    return {
      status: "unclear",
      message: "La somma dei mesi va oltre 10 milioni: controlla i consumi.",
    };
  }
  return {
    status: "whole",
    known: sum,
    bands: sumBands(whole),
    completed: missing.map(toName),
    months: year,
  };
}

/** Whether this many months are enough to complete a year. */
export function canComplete(known: number): boolean {
  return 12 - known <= COMPLETED_MONTHS_MAX;
}

const toName = ({ month, year }: MonthName): MonthName => ({ month, year });

const sumUnits = (months: readonly MonthReading[]) =>
  months.reduce((sum, { units }) => sum + (units ?? 0), 0);

/** The latest twelve months, oldest first, each once; or what is wrong with them. */
function toYear(months: readonly MonthReading[]): MonthReading[] | string {
  const isDated = months.length > 0 && months.every(({ year }) => year !== null);
  const keyOf = ({ month, year }: MonthName) => (isDated ? (year ?? 0) * 12 : 0) + month - 1;
  const byKey = new Map<number, MonthReading>();
  for (const reading of months) {
    const key = keyOf(reading);
    const other = byKey.get(key);
    if (other?.units != null && reading.units !== null && other.units !== reading.units) {
      return `${capitalize(nameMonth(reading))} compare due volte con consumi diversi: lascia solo quello giusto${isDated ? "" : ", oppure scrivi anche l’anno"}.`;
    }
    if (other?.units == null) byKey.set(key, reading);
  }
  const known = [...byKey].flatMap(([key, { units }]) => (units === null ? [] : key));
  const last = isDated ? Math.max(...known) : 11;
  return Array.from({ length: 12 }, (_, index) => {
    const key = last - 11 + index;
    const month = (key % 12) + 1;
    const year = isDated ? Math.floor(key / 12) : null;
    return byKey.get(key) ?? { month, year, units: null, bands: null };
  });
}

function sumBands(months: readonly MonthReading[]): BandParts | null {
  const bands = months.flatMap((each) => (each.bands === null ? [] : [each.bands]));
  if (bands.length < months.length) return null;
  const sum = (index: 0 | 1 | 2) => bands.reduce((kwh, band) => kwh + band[index], 0);
  return toBandParts([sum(0), sum(1), sum(2)]);
}
