import { MONTH_NAMES, readNumberWord } from "@volpe/contract";
import { isWithinFaults } from "../../text/edit-distance.ts";
import { toPlainText } from "../../text/plain-text.ts";
import { readFigure } from "./figure.ts";
import { findNumbers } from "./italian-number.ts";
import { hasDenial, splitClauses } from "./negation.ts";

const DATES = /\b(\d{1,2})[/.-](\d{1,2})(?:[/.-](?:\d{4}|\d{2}))?\b/g;
const DAYS_A_MONTH = 30.4;

/** A calendar month (1–12) of a bill, and the part of it that the bill covers. */
type CoveredMonth = { month: number; part: number };

type Edge = { month: number; day: number | null; start: number; end: number };

/**
 * The calendar months that a text names, in order: «gennaio e febbraio», «da ottobre a dicembre»,
 * «nov-gen», «15 marzo - 14 maggio», «01/09/2026 - 31/10/2026». Empty = none.
 */
export function readCoveredMonths(text: string): CoveredMonth[] {
  if (FIGURE.test(text)) {
    return [];
  }
  const plain = dropIssue(toPlainText(text));
  if (!hasDenial(plain)) {
    return readMonths(plain);
  }
  const { affirmed, denied } = splitClauses(plain);
  const excluded = readNames(denied.join(", ")).map(({ month }) => month);
  if (excluded.length === 0) {
    return readMonths(plain);
  }
  const covered = readMonths(affirmed.filter((clause) => clause !== "").join(", "));
  // «Febbraio e marzo, no aprile» either excludes April or corrects to it.
  const isDoubtful =
    covered.some(({ month }) => excluded.includes(month)) ||
    denied.some((clause) => /^no\b/.test(clause) && readNames(clause).length > 0);
  return isDoubtful ? [] : covered;
}

/** Matches a figure such as «2.700», which names no month. */
const FIGURE = /^\s*\d+(?:\.\d{3})*\s*$/;

const MONTH = "(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)[a-z]*";
const EITHER = new RegExp(`\\b${MONTH} (?:o|oppure) ${MONTH}\\b`);
const ISSUE = new RegExp(
  `\\b(?:emess[ao]|emission[ei]|scad[a-z]*|arrivat[ao]|ricevut[ao]|pagat[ao]|datat[ao]|stampat[ao])\\b[^,;:()]{0,16}?(?:\\b${MONTH}\\b|\\d[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?)`,
  "g",
);
const BILL_OF = new RegExp(`\\b(?:bolletta|fattura)\\b(?: e)? (?:di|del mese di) ${MONTH}\\b`, "g");
const PERIOD_OF =
  /\b(?:period[oi]|consum[oi]|competenza|relativ[aoi]|copre|riferit[aoi]|per)\b(?: fatturat[oi])?/;

/** Removes from a text the month in which the bill was issued or is due. */
function dropIssue(plain: string): string {
  const left = plain.replace(ISSUE, " ").replace(/\bgiu (?:di|per) (?:li|su)\b|\bin giu\b/g, " ");
  const others = left.replace(BILL_OF, " ");
  const rest = readNames(others).length > 0 || findNumbers(others).length > 0 ? others : left;
  const of = PERIOD_OF.exec(rest);
  const told = of === null ? "" : rest.slice(of.index + of[0].length);
  // «Da novembre per tutto febbraio» names a month on each side.
  const isBetween = of !== null && readNames(rest.slice(0, of.index)).length > 0;
  return readNames(told).length > 0 && !isBetween ? told : rest;
}

function readMonths(plain: string): CoveredMonth[] {
  // «Novembre o dicembre» leaves open which month is meant.
  if (EITHER.test(plain)) {
    return [];
  }
  const dates = readDates(plain);
  const named = dates ?? readNames(plain);
  const [first, last, ...others] = named;
  if (first === undefined) {
    return [];
  }
  // «Da marzo» has no end.
  const days = /\bdal? (\d{1,2})\b.*\bal? (\d{1,2})\b/.exec(plain);
  // «Dal 1 luglio al 30» names its month only once.
  if (last === undefined && days !== null && Number(days[2]) > Number(days[1])) {
    const part = (Number(days[2]) - Number(days[1]) + 1) / DAYS_A_MONTH;
    return [{ month: first.month, part: part > 0.9 ? 1 : part }];
  }
  if (last === undefined && /\b(?:da|dal|fino ad?|fino al|inizio|meta|fine)\b/.test(plain)) {
    return [];
  }
  const isRange =
    last !== undefined &&
    others.length === 0 &&
    (dates !== null || saysRange(plain.slice(first.end, last.start)) || spansDays(first, last));
  // «Da novembre per arrivare a febbraio» neither lists the months nor names the span.
  const isList = named.every(({ start, month }, index) => {
    const before = named[index - 1];
    const between = before === undefined ? "" : plain.slice(before.end, start);
    // «Novembre/febbraio» may be the two months or all between them.
    const isFar = /^ ?\/ ?$/.test(between) && toRange(before?.month ?? 0, month).length > 2;
    return before === undefined || (LISTED.test(between) && !isFar);
  });
  if (!isRange && !isList) {
    return [];
  }
  // «Marzo, aprile e metà maggio» are not whole months.
  if (!isRange && last !== undefined && named.some(({ day }) => day !== null)) {
    return [];
  }
  if (!isRange || last === undefined) {
    return [...new Set(named.map(({ month }) => month))].map((month) => ({ month, part: 1 }));
  }
  const months = toRange(first.month, last.month);
  return months.map((month, index) => ({
    month,
    part:
      1 -
      (index === 0 ? (Math.max(first.day ?? 1, 1) - 1) / DAYS_A_MONTH : 0) -
      (index === months.length - 1 ? toMissing(last.day) : 0),
  }));
}

/**
 * Whether the text is a period such as «1 ottobre 30 novembre», from the start of one month to the
 * end of another.
 */
function spansDays(first: Edge, last: Edge): boolean {
  return first.day === 1 && (last.day ?? 0) >= 28;
}

/** The part of a month after its last covered day. */
function toMissing(day: number | null): number {
  return day === null || day >= 28 ? 0 : 1 - day / DAYS_A_MONTH;
}

/**
 * Reads two dates in figures: «01/09/2026 - 31/10/2026», «dal 1/9 al 31/10»; null = there are none.
 */
function readDates(plain: string): Edge[] | null {
  const dates = [...plain.matchAll(DATES)].map((match) => ({
    day: Number(match[1]),
    month: Number(match[2]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const isValid = dates.every(
    ({ day, month }) => month >= 1 && month <= 12 && day >= 1 && day <= 31,
  );
  const isFull =
    /\d[/.-]\d{1,2}[/.-]\d{2}|\d[/.]\d{1,2} ?[-–>] ?\d{1,2}[/.]\d|\bdal?\b.*\bal?\b/.test(plain);
  return isValid && isFull && (dates.length === 2 || dates.length === 1) ? dates : null;
}

function readNames(plain: string): Edge[] {
  const words = /(?:\b(\d{1,2}|meta|fine|inizio)[°º]?\s+)?\b([a-z]{3,})\b/g;
  return [...plain.matchAll(words)].flatMap((match) => {
    const [whole, day = "", word = ""] = match;
    const month = toMonth(word);
    const end = match.index + whole.length;
    return month === null
      ? []
      : [{ month, day: DAYS[day] ?? (Number(day) || null), start: match.index, end }];
  });
}

const DAYS: Readonly<Record<string, number>> = { inizio: 1, meta: 15, fine: 30 };

/** The month (1–12) of a name as «set», «settembre», «setembre»; not of a numeral. */
export function toMonth(word: string): number | null {
  if (
    readNumberWord(word) !== null ||
    /^(?:mar[ei]|mese|mesi|mage|dice|apri|nove|otto)$/.test(word)
  ) {
    return null;
  }
  const dialect = DIALECT_MONTHS.findIndex((name) => name.test(word));
  if (dialect >= 0) {
    return dialect + 1;
  }
  const index = MONTH_NAMES.findIndex(
    (month) =>
      month.startsWith(word) ||
      (word.length >= 5 && word[0] === month[0] && isWithinFaults(word, month, 1)),
  );
  return index < 0 ? null : index + 1;
}

const LISTED = /^(?:[\s\d.°º,;+&/'-]|e|ed|tutt[oi]|piu|poi|anche|pure|il|mese|di|del|al)*$/;
const RANGED =
  /^[\s\d.°º,'>-]*(?:(?:compres[oi]|inclus[oi])[\s,]+)?(?:-|>|(?:e )?(?:(?:si[nm]o|fin[oi]?|in)?\s*(?:ad?|al|alla|agli)|(?:si[nm]|fin)o)(?: (?:tutt[oi]|fine|meta|inizio|mese|termine|ultimo|di))*)\s*\d*[°º]?\s*$/;

/** Patterns for the months in the large dialects, from January on. */
const DIALECT_MONTHS: readonly RegExp[] = [
  /^(?:z|g|x)e[nj]+ar[oi]?$|^jennar[ou]$|^ginaru$/,
  /^feb+rar[ou]$|^fev?rar[ou]$|^frevar[ou]$/,
  /^marz[u]$/,
  /^apri[lr]i$|^avri[lr]e?$/,
  /^ma[j]o$|^magh?io$|^maiu$/,
  /^zugno$|^gi?ugn[u]$/,
  /^lu[jg]i?o$|^lug[l]?iu$/,
  /^a[gv]ust[oi]?u?$/,
  /^set+emb[ae]r[e]?$|^sit+emb?ri$/,
  /^ot+ob[ae]r$|^ot+obri$/,
  /^novemb[ae]r$|^novembri$/,
  /^d[ie]s[ae]mbr[ei]$|^dicembri$/,
];

function saysRange(between: string): boolean {
  return (
    /^[\s\d.°º]*(-|a|al|ad|fino a|fino ad|fino al|alla fine di|a fine|a meta|a inizio)\s*\d*[°º]?\s*$/.test(
      between,
    ) || RANGED.test(between)
  );
}

function toRange(from: number, to: number): number[] {
  const length = ((to - from + 12) % 12) + 1;
  return Array.from({ length }, (_, index) => ((from - 1 + index) % 12) + 1);
}

type MonthCountReading =
  | { status: "one"; months: number }
  | { status: "several"; months: number[] }
  | { status: "none" };

const PERIODS: readonly (readonly [RegExp, number])[] = [
  [/quadrimestr/, 4],
  [/bimestr|bimensil|ogni due mesi/, 2],
  [/trimestr/, 3],
  [/semestr|mezzo anno|meta anno|sei mesi/, 6],
  [/annual|\btutto l'anno|anno intero/, 12],
  [/mensil|ogni mese/, 1],
];

/**
 * A smaller part of a month counts as none, because bills are not read on the last day of a month.
 */
const NEARLY = 0.3;

/**
 * Matches a correction to «uno», as in «Non due, uno», because «uno» alone is no numeral elsewhere.
 */
const NOT_BUT_ONE = /^(?:non|nn) \S+(?: mes[ei])?,? (?:ma )?(?=un[oa]?(?: sol[oa]| mese)?$)/;

/** How many months a bill covers: «2», «due mesi», «bimestrale», or the months it names. */
export function readMonthCount(typed: string): MonthCountReading {
  const text = dropIssue(toPlainText(typed)).replace(NOT_BUT_ONE, "");
  const covered = readCoveredMonths(text).reduce((sum, { part }) => sum + part, 0);
  const reading = readFigure(text, { kinds: ["months"], keepsMonths: true });
  // «Dal 10 al 10» states days.
  if (covered === 0 && /\bdal? \d{1,2} al? \d{1,2}\b(?! mes)/.test(text)) {
    return { status: "none" };
  }
  if (covered > 0) {
    const counted =
      reading.status === "one" && reading.figure.isNamed ? reading.figure.value : null;
    return counted !== null && Math.round(covered) !== counted
      ? { status: "several", months: [counted, Math.round(covered)] }
      : toWhole(covered);
  }
  if (reading.status === "none") {
    const named = PERIODS.find(([pattern]) => pattern.test(toPlainText(text)));
    return named === undefined ? { status: "none" } : { status: "one", months: named[1] };
  }
  if (reading.status === "several") {
    return { status: "several", months: reading.figures.map(({ value }) => value) };
  }
  return reading.status === "one" ? toWhole(reading.figure.value) : { status: "none" };
}

function toWhole(months: number): MonthCountReading {
  const whole = Math.round(months);
  return Math.abs(months - whole) <= NEARLY && whole > 0
    ? { status: "one", months: whole }
    : { status: "several", months: [Math.floor(months), Math.ceil(months)].filter(Boolean) };
}
