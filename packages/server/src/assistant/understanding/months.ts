import { findNumber } from "./italian-number.ts";
import { toPlainText } from "./plain-text.ts";

const NAMES = ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"];
const NAMED = new RegExp(`\\b(${NAMES.join("|")})[a-z]*\\b`, "g");
const DATES = /\b\d{1,2}[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})\b/g;

/**
 * The calendar months (1–12) that a text names, in order: «gennaio e febbraio», «da ottobre a
 * dicembre», «nov-gen», «01/09/2026 - 31/10/2026». Empty = none.
 */
export function readCalendarMonths(text: string): number[] {
  const plain = toPlainText(text);
  const dates = [...plain.matchAll(DATES)].map((match) => Number(match[1]));
  if (dates.length > 0) {
    return dates.every((month) => month >= 1 && month <= 12)
      ? toRange(dates[0] ?? 1, dates[1] ?? dates[0] ?? 1)
      : [];
  }
  const matches = [...plain.matchAll(NAMED)];
  const months = matches.map((match) => NAMES.indexOf(match[1] ?? "") + 1);
  const [first, last] = matches;
  if (matches.length === 2 && first !== undefined && last !== undefined) {
    const between = plain.slice(first.index + first[0].length, last.index);
    const range = /^[\s\d.]*(-|a|al|ad|fino a|fino ad|alla fine di|a fine)\s*\d*\s*$/.test(between);
    return range ? toRange(months[0] ?? 1, months[1] ?? 1) : [...new Set(months)];
  }
  return [...new Set(months)];
}

function toRange(from: number, to: number): number[] {
  const length = ((to - from + 12) % 12) + 1;
  return Array.from({ length }, (_, index) => ((from - 1 + index) % 12) + 1);
}

/** How many months a bill covers: «2», «due mesi», «bimestrale», or the months it names. */
export function readMonthCount(text: string): number | null {
  const named = readCalendarMonths(text);
  if (named.length > 0) {
    return named.length;
  }
  const plain = toPlainText(text);
  if (/bimestr/.test(plain)) {
    return 2;
  }
  if (/trimestr/.test(plain)) {
    return 3;
  }
  if (/quadrimestr/.test(plain)) {
    return 4;
  }
  if (/semestr/.test(plain)) {
    return 6;
  }
  const days = /\b(\d{2,3}) giorni\b/.exec(plain)?.[1];
  if (days !== undefined) {
    return Math.round(Number(days) / 30);
  }
  if (/\b(un anno|annuale|dodici mesi)\b/.test(plain)) {
    return 12;
  }
  if (/\b(un mese|mensile)\b/.test(plain)) {
    return 1;
  }
  return findNumber(plain)?.value ?? null;
}
