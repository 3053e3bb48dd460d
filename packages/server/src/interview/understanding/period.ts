import { MONTHS, SEASONS } from "../../text/time-words.ts";
import { findNumbers } from "./italian-number.ts";

const NAMED: readonly [RegExp, number][] = [
  [/quadrimestr/, 3],
  [/bimestr/, 6],
  [/trimestr/, 4],
  [/semestr|mezzo anno/, 2],
  [/giorn[oi] (?:lavorativ|ferial)|dal lunedi al venerdi/, 230],
  [/al giorno|giornalier|ogni giorno|quotidian|al di\b|\/ ?giorno|\/ ?g\b/, 365],
  [/settiman/, 52],
];

/**
 * Matches the word that replaces a period of some months in a text. It has one «m» for each month.
 */
const MARK = /\bperiodo(m+)\b/;
/**
 * From this figure on, «80 mese» is an amount for a month; below it, «2 mese» is a slip for two
 * months.
 */
const AMOUNT_FROM = 20;
const SPAN = /\b(ogni|in|nei|negli|negli ultimi|ultimi|per gli ultimi)?\s*$/;

/**
 * Replaces «ogni due mesi», «in 7 mesi» with one word without a number, so that the number of
 * months is not read as an amount. «Da tre mesi» and «per tre mesi» stay: they are not the period
 * of an amount.
 */
export function markPeriods(spoken: string): string {
  let text = spoken;
  for (const { value, start, end } of findNumbers(spoken).toReversed()) {
    const unit = /^\s*(?:mes[ei]|ann[oi]|settiman[ae])\b/.exec(text.slice(end))?.[0] ?? "";
    const before = text.slice(0, start);
    const isSpan = unit !== "" && !/\b(?:da|per|x|tra|fra|a|o|e|-|\/)\s*$|[-/]\s*$/.test(before);
    const months = /ann/.test(unit) ? value * 12 : value;
    if (
      isSpan &&
      !(/mese$/.test(unit) && value >= AMOUNT_FROM) &&
      !/settiman/.test(unit) &&
      Number.isInteger(months) &&
      months > 0 &&
      months <= 60
    ) {
      const kept = before.replace(SPAN, "");
      text = `${kept} periodo${"m".repeat(months)}${text.slice(end + unit.length)}`;
    } else if (/mese$/.test(unit) && value >= AMOUNT_FROM) {
      text = `${text.slice(0, end)} al mese${text.slice(end + unit.length)}`;
    }
  }
  return text.trim();
}

/** Whether the text names a part of the year without its length: «a gennaio», «d'estate». */
export function namesPartOfYear(spoken: string): boolean {
  return PART_OF_YEAR.test(spoken);
}

/** Whether the text names a season, whose amount is not that of every month. */
export function namesSeason(spoken: string): boolean {
  return SEASON.test(spoken);
}

const SEASON = new RegExp(String.raw`\b(?:${SEASONS}|(?:alta|bassa) stagione)\b`);

const PART_OF_YEAR = new RegExp(String.raw`\b(?:${MONTHS}|(?:ad?|fino ad?) oggi|${SEASONS})\b`);

const A_YEAR =
  /\b(?:all'|l'|un |per |ad )?anno\b|\bannu[aio]|\bannualmente|dodici mesi|12 mesi|\/ ?a\b/;
const ALL_YEAR = /\btutto l'anno\b/;
/** Matches «5.000 come l'anno scorso», where «anno» is not the amount's period. */
const AS_LAST_YEAR =
  /\b(?:(?:come|quanto) l'|(?:ugual[ei]|par[ei]|simil[ei]|rispetto) all'|(?:meno|piu) dell')anno scorso\b/g;

/**
 * Number of the text's periods in a year: «al mese» 12, «a bimestre» 6, «in tre mesi» 4; 1 if it
 * also names a year. Null = no period; "bill" = the period of a bill, which may have any length.
 * The text is in spoken words, with its periods marked.
 */
export function findTimesPerYear(marked: string): number | "bill" | null {
  const months = MARK.exec(marked)?.[1]?.length;
  if (months !== undefined) {
    return 12 / months;
  }
  // «100 al mese, tutto l'anno» is a monthly amount.
  if (A_YEAR.test(marked.replace(ALL_YEAR, "").replaceAll(AS_LAST_YEAR, ""))) {
    return 1;
  }
  const named = NAMED.find(([pattern]) => pattern.test(marked));
  if (named !== undefined) {
    return named[1];
  }
  if (/\bmes[ei]\b|mensil|\bm[e3]se\b/.test(marked)) {
    return 12;
  }
  return /bollett|fattura|a botta/.test(marked) ? "bill" : ALL_YEAR.test(marked) ? 1 : null;
}
