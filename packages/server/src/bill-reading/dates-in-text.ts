import { isCalendarDay, MONTH_NAMES, readNumberWord, toDateParts } from "@volpe/contract";

/** A month's name or its first letters, for a pattern. */
export const MONTH = MONTH_NAMES.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}|\\.)?`).join(
  "|",
);
const DAY = new RegExp(
  String.raw`(?:(?<!\d)(?<day>\d{1,2})(?:\s?[/.-]\s?(?<month>\d{1,2})\s?[/.-]\s?|(?:[ °o]{1,2}| +)(?<name>${MONTH})\s+)|\bfine (?:di |del mese di )?(?<whole>${MONTH})\s+)(?<year>\d{4}|\d{2})(?!\d)`,
  "gi",
);
/**
 * Matches a period whose first day lacks its year: «dal 1 marzo al 30 aprile 2026», «01/03 -
 * 30/04/2026».
 */
const SHORT = new RegExp(
  String.raw`(?<!\d)(?<day>\d{1,2})(?:[/.](?<month>\d{1,2})|(?:[ °]{1,2}| +)(?<name>${MONTH}))(?=\s?(?:-|al?\b|e\b))(?!\s?[/.-]\s?\d{4})`,
  "i",
);
/** Matches two days of one month: «1 - 31 ottobre 2026». */
const IN_MONTH = new RegExp(
  String.raw`(?<![\d/.])(?<day>\d{1,2})(?:\s?-\s?|\sal?\s)(?=\d{1,2}(?:[ °]{1,2}| +)(?:${MONTH})\s\d{4})`,
  "i",
);
const MONTH_RANGE = new RegExp(
  String.raw`\b(?<first>${MONTH})(?:\s(?<firstYear>\d{4}))?(?:\s?[-/]\s?|\sa\s|\se\s)(?<last>${MONTH})\s(?<year>\d{4})`,
  "i",
);
/** A month with a day before it belongs to a date, so it does not match. */
const ONE_MONTH = new RegExp(
  String.raw`(?<!\d(?:[ °]{1,2}| +))\b(?<last>${MONTH})\s(?<year>\d{4})`,
  "i",
);

/** The latest day that a text names, as an ISO date: the end of a period. Null if it names none. */
export function findLatestDay(text: string): string | null {
  return listDays(text).toSorted().at(-1) ?? null;
}

const START = /\b(?:dal|da|dall'|decorrenza|inizio|entro)(?: il| giorno)* ?:? *$/;
const UNTIL = /^ ?(?:-|\/|(?:fino |sino )?al?(?: giorno)?) ?$/;

/**
 * The first day of a text that ends something, as «31/12/2026» in «31/12/2026, poi rinnovate dal
 * 01/01/2027». A day after «dal», or the first day of a period, begins something.
 */
export function findEndDay(text: string): string | null {
  return listEndDays(text)[0] ?? null;
}

/** Every day of a text that ends something, in the order of the text. */
function listEndDays(text: string): string[] {
  const folded = text.toLowerCase();
  const days = listDayPlaces(text);
  return days.flatMap(({ day, index, end }, at) => {
    const before = folded.slice(days[at - 1]?.end ?? 0, index);
    const isFirst = UNTIL.test(folded.slice(end, days[at + 1]?.index ?? end));
    return START.test(before) || isFirst ? [] : [day];
  });
}

/** Every day that a text names in full, as ISO dates. */
export function listDays(text: string): string[] {
  return listDayPlaces(text).map(({ day }) => day);
}

/** The place of a day in a text; -1 if the text does not name it in full. */
export function findDay(text: string, iso: string): number {
  return listDayPlaces(text).find(({ day }) => day === iso)?.index ?? -1;
}

function listDayPlaces(text: string): { day: string; index: number; end: number }[] {
  return [...withDigits(text).matchAll(DAY)].flatMap(({ 0: { length }, index, groups = {} }) => {
    const year = toYear(groups.year ?? "");
    const month = toMonth({ month: groups.month, name: groups.whole ?? groups.name });
    const day =
      groups.whole === undefined ? toIso(year, month, Number(groups.day)) : toLastDay(year, month);
    return day === null ? [] : [{ day, index, end: index + length }];
  });
}

const WORDED = new RegExp(
  String.raw`\b(?<day>[a-zé]{3,})(?= (?:${MONTH})(?![a-z]))|\bduemila ?(?<year>[a-zé]{3,})`,
  "gi",
);

/**
 * Writes dates in words, as «trenta giugno duemilaventisette», in digits at the same places of the
 * text.
 */
function withDigits(text: string): string {
  return text.replaceAll(WORDED, (...match) => {
    const [word, groups] = [String(match[0]), match.at(-1) as Record<string, string | undefined>];
    const { day = "", year } = groups;
    const number = year === undefined ? toDay(day) : toYearWord(year);
    return number === null ? word : String(number).padEnd(word.length);
  });
}

function toDay(word: string): number | null {
  const day = /^primo$/i.test(word) ? 1 : toNumber(word);
  return day === null || day < 1 || day > 31 ? null : day;
}

function toYearWord(word: string): number | null {
  const year = toNumber(word);
  return year === null || year < 10 || year > 49 ? null : 2000 + year;
}

function toNumber(word: string): number | null {
  return readNumberWord(word.toLowerCase().replace(/é$/, "e"));
}

/** The first and last day of a period that a text names; null if it names none. */
export function findPeriod(printed: string): { start: string; end: string } | null {
  const text = withDigits(printed);
  const days = listDays(text);
  const [start, end] = days;
  if (start !== undefined && end !== undefined) {
    return start < end ? { start, end } : null;
  }
  const short = SHORT.exec(text)?.groups;
  const first = short ?? IN_MONTH.exec(text)?.groups;
  if (start === undefined || first === undefined) {
    return findMonths(text);
  }
  // Only the last day has its year.
  const last = toDateParts(start);
  const month = short === undefined ? last.month : toMonth(short);
  const begin = toIso(month > last.month ? last.year - 1 : last.year, month, Number(first.day));
  return begin !== null && begin < start ? { start: begin, end: start } : null;
}

/** The first and last day of the months that a text names. */
export function findMonths(printed: string): { start: string; end: string } | null {
  const text = withDigits(printed);
  const groups = (MONTH_RANGE.exec(text) ?? ONE_MONTH.exec(text))?.groups;
  if (groups === undefined) {
    return null;
  }
  const last = toMonth({ name: groups.last });
  const first = groups.first === undefined ? last : toMonth({ name: groups.first });
  const year = Number(groups.year);
  const firstYear = Number(groups.firstYear ?? (first > last ? year - 1 : year));
  const start = toIso(firstYear, first, 1);
  const end = toLastDay(year, last);
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

function toLastDay(year: number, month: number): string | null {
  return toIso(year, month, new Date(Date.UTC(year, month, 0)).getUTCDate());
}

function toIso(year: number, month: number, day: number): string | null {
  const [dayText, monthText] = [day, month].map((part) => String(part).padStart(2, "0"));
  const iso = `${year}-${monthText}-${dayText}`;
  return isCalendarDay(iso) && year >= 2000 && year <= 2099 ? iso : null;
}
