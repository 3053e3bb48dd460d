import { isCalendarDay, MONTH_NAMES, toDateParts } from "@volpe/contract";

/** A month's name or its first letters, for a pattern. */
export const MONTH = MONTH_NAMES.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}|\\.)?`).join(
  "|",
);
const DAY = new RegExp(
  String.raw`(?<!\d)(?<day>\d{1,2})(?:\s?[/.-]\s?(?<month>\d{1,2})\s?[/.-]\s?|[ °]{1,2}(?<name>${MONTH})\s)(?<year>\d{4}|\d{2})(?!\d)`,
  "gi",
);
/** «dal 1 marzo al 30 aprile 2026», «01/03 - 30/04/2026»: the first day without its year. */
const SHORT = new RegExp(
  String.raw`(?<!\d)(?<day>\d{1,2})(?:[/.](?<month>\d{1,2})|[ °]{1,2}(?<name>${MONTH}))(?=\s?(?:-|al?\b|e\b))(?!\s?[/.-]\s?\d{4})`,
  "i",
);
/** «1 - 31 ottobre 2026»: both days in one month. */
const IN_MONTH = new RegExp(
  String.raw`(?<![\d/.])(?<day>\d{1,2})(?:\s?-\s?|\sal?\s)(?=\d{1,2}[ °]{1,2}(?:${MONTH})\s\d{4})`,
  "i",
);
const MONTH_RANGE = new RegExp(
  String.raw`\b(?<first>${MONTH})(?:\s(?<firstYear>\d{4}))?(?:\s?[-/]\s?|\sa\s|\se\s)(?<last>${MONTH})\s(?<year>\d{4})`,
  "i",
);
/** A month with a day before it belongs to a date, so it does not match. */
const ONE_MONTH = new RegExp(String.raw`(?<!\d[ °]{1,2})\b(?<last>${MONTH})\s(?<year>\d{4})`, "i");

/** The latest day that a text names, as an ISO date: the end of a period. Null if it names none. */
export function findLatestDay(text: string): string | null {
  return listDays(text).toSorted().at(-1) ?? null;
}

/** Every day that a text names in full, as ISO dates. */
export function listDays(text: string): string[] {
  return [...text.matchAll(DAY)].flatMap(({ groups = {} }) => {
    const year = toYear(groups.year ?? "");
    const day = toIso(year, toMonth(groups), Number(groups.day));
    return day === null ? [] : [day];
  });
}

/** The place of a day in a text; -1 if the text does not name it in full. */
export function findDay(text: string, iso: string): number {
  const found = [...text.matchAll(DAY)].find(({ 0: day }) => listDays(day).includes(iso));
  return found?.index ?? -1;
}

/** The first and last day of a period that a text names; null if it names none. */
export function findPeriod(text: string): { start: string; end: string } | null {
  const days = listDays(text);
  const [start, end] = days;
  if (start !== undefined && end !== undefined) {
    return start < end ? { start, end } : null;
  }
  const short = SHORT.exec(text);
  if (start !== undefined && short !== null) {
    const end = toDateParts(start);
    const month = toMonth(short.groups ?? {});
    const year = month > end.month ? end.year - 1 : end.year;
    const begin = toIso(year, month, Number(short.groups?.day));
    return begin !== null && begin < start ? { start: begin, end: start } : null;
  }
  const inMonth = IN_MONTH.exec(text)?.groups?.day;
  if (start !== undefined && inMonth !== undefined) {
    const { year, month } = toDateParts(start);
    const begin = toIso(year, month, Number(inMonth));
    return begin !== null && begin < start ? { start: begin, end: start } : null;
  }
  return findMonths(text);
}

/** The first and last day of the months that a text names. */
export function findMonths(text: string): { start: string; end: string } | null {
  const groups = (MONTH_RANGE.exec(text) ?? ONE_MONTH.exec(text))?.groups;
  if (groups === undefined) {
    return null;
  }
  const last = toMonth({ name: groups.last });
  const first = groups.first === undefined ? last : toMonth({ name: groups.first });
  const year = Number(groups.year);
  const firstYear = Number(groups.firstYear ?? (first > last ? year - 1 : year));
  const start = toIso(firstYear, first, 1);
  const end = toIso(year, last, new Date(Date.UTC(year, last, 0)).getUTCDate());
  return start === null || end === null ? null : { start, end };
}

function toMonth({ month, name }: Record<string, string | undefined>): number {
  if (name === undefined) {
    return Number(month);
  }
  return MONTH_NAMES.findIndex((full) => full.startsWith(name.slice(0, 3).toLowerCase())) + 1;
}

function toYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function toIso(year: number, month: number, day: number): string | null {
  const [dayText, monthText] = [day, month].map((part) => String(part).padStart(2, "0"));
  const iso = `${year}-${monthText}-${dayText}`;
  return isCalendarDay(iso) && year >= 2000 && year <= 2099 ? iso : null;
}
