import { findDay, findMonths, findPeriod, listDays } from "./dates-in-text.ts";
import { listFigures } from "./figures-in-text.ts";

/** The sign between the lines of a sum. */
export const SUM_SIGN = " · ";

/** Joins the lines of a sum to one text, with the page of the first. */
export function joinTerms(lines: readonly { text: string; page: number }[]) {
  return { text: lines.map(({ text }) => text).join(SUM_SIGN), page: lines[0]?.page ?? 1 };
}

/** Longer lines are cut: the person needs to find the place, not to read the paragraph. */
const TEXT_MAX = 160;
/** How many characters before a value stay in a cut text, for its label. */
const BEFORE_MAX = 100;

/** Cuts a printed text to the part with a value; for a sum, the end of each of its lines. */
export function shorten(text: string, value: string | number): string {
  if (text.length <= TEXT_MAX) {
    return text;
  }
  const lines = text.split(SUM_SIGN);
  return lines.length > 1
    ? lines.map((line) => cut(line, listFigures(line).at(-1)?.index ?? 0)).join(SUM_SIGN)
    : cut(text, findValue(text, value));
}

function cut(text: string, at: number): string {
  const from = at + 40 <= TEXT_MAX ? 0 : Math.max(0, at - BEFORE_MAX);
  const part = text.slice(from, from + TEXT_MAX);
  return `${from > 0 ? "…" : ""}${part}${from + TEXT_MAX < text.length ? "…" : ""}`;
}

/** The place of a value in a text, as it is printed there; 0 if it is not there. */
function findValue(text: string, value: string | number): number {
  const [last] = typeof value === "string" ? (/\d{4}-\d\d-\d\d$/.exec(value) ?? []) : [];
  if (last !== undefined) {
    return Math.max(0, findDay(text, last));
  }
  const figure = listFigures(text).find((one) => Math.abs(one.value) === Math.abs(Number(value)));
  return typeof value === "number"
    ? (figure?.index ?? 0)
    : Math.max(0, text.toLowerCase().indexOf(value.toLowerCase()), figure?.index ?? 0);
}

/** Whether a text names a value: as a figure, as a day, or in its words. */
export function holdsValue(text: string, value: string | number): boolean {
  if (typeof value === "number") {
    return listFigures(text).some((one) => Math.abs(one.value) === Math.abs(value));
  }
  if (/^\d{4}-\d\d-\d\d$/.test(value)) {
    const periods = [findPeriod(text), findMonths(text)];
    const ends = periods.flatMap((one) => (one === null ? [] : [one.start, one.end]));
    return [...listDays(text), ...ends].includes(value);
  }
  return toSigns(text).includes(toSigns(value));
}

/** A text without the signs and blanks that may stand between its words. */
export function toSigns(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");
}
