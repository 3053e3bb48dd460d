import type { Period } from "../../offers/energy-offer.ts";
import { NotComputable } from "../not-computable.ts";
import { find, findNumber, findText, isLoose, type Loose, toList, toNumber } from "./loose-json.ts";

/** Reads the three forms of PeriodoValidita under the names in use for them; null where absent. */
export function findWorkedPeriod(entry: Loose): Period | null {
  const period = find(entry, "period", "periodo", "validityPeriod");
  if (period === undefined) {
    return findBarePeriod(entry);
  }
  if (Array.isArray(period)) {
    return toCalendarMonths(period);
  }
  if (isLoose(period)) {
    return findBarePeriod(period) ?? unread();
  }
  const months = toNumber(period);
  return months === null ? toUntil(String(period)) : { kind: "months-from-start", months };
}

function findBarePeriod(entry: Loose): Period | null {
  const until = findText(
    entry,
    "until",
    "valido_fino_mese",
    "validUntil",
    "valid_until",
    "VALIDO_FINO",
  );
  if (until !== null && /[/-]/.test(until)) {
    return toUntil(until);
  }
  const year = findNumber(entry, "year", "anno");
  const month = findNumber(entry, "month", "mese");
  if (year !== null && month !== null) {
    return toUntil(`${year}-${month}`);
  }
  const calendar = find(
    entry,
    "calendarMonths",
    "calendar_months",
    "calendar",
    "mesi",
    "mese",
    "MESE_VALIDITA",
    "months",
  );
  if (Array.isArray(calendar)) {
    return toCalendarMonths(calendar);
  }
  const months = findNumber(
    entry,
    "monthsFromStart",
    "duration",
    "durata",
    "months",
    "mesi",
    "first",
  );
  return months === null ? null : { kind: "months-from-start", months };
}

function toCalendarMonths(values: readonly unknown[]): Period {
  const months = toList(values).map(toNumber);
  if (!months.every((month) => month !== null && month >= 1 && month <= 12)) {
    return unread();
  }
  return { kind: "calendar-months", months: months.map(Number) };
}

/** `12/2026` or `2026-12`. */
function toUntil(text: string): Period {
  const italian = /^(\d{1,2})\/(\d{4})$/.exec(text);
  const iso = /^(\d{4})-(\d{1,2})/.exec(text);
  const month = Number(italian?.[1] ?? iso?.[2]);
  const year = Number(italian?.[2] ?? iso?.[1]);
  return month >= 1 && month <= 12 ? { kind: "until", year, month } : unread();
}

function unread(): never {
  throw new NotComputable("Il periodo di un prezzo o di uno sconto non è leggibile");
}
