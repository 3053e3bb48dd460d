import { toPlainText } from "./plain-text.ts";

const NAMED: readonly [RegExp, number][] = [
  [/quadrimestr/, 3],
  [/bimestr/, 6],
  [/trimestr/, 4],
  [/semestr/, 2],
  [/al giorno|giornalier|ogni giorno|quotidian/, 365],
  [/settiman/, 52],
];
const MONTHS: readonly [string, number][] = [
  ["due", 2],
  ["tre", 3],
  ["quattro", 4],
  ["sei", 6],
];

/**
 * How often a figure's period goes into a year: «al mese» 12, «a bimestre» 6, «in tre mesi» 4; a
 * year named beside it is 1. Null = no period is named; "bill" = a bill's, which may be any.
 */
export function findTimesPerYear(text: string): number | "bill" | null {
  const plain = toPlainText(text);
  if (/\b(?:all'|l'|un |per )?anno\b|\bannu[aio]|dodici mesi|12 mesi/.test(plain)) {
    return 1;
  }
  const named = NAMED.find(([pattern]) => pattern.test(plain));
  if (named !== undefined) {
    return named[1];
  }
  const months = /\b(\d{1,2}|due|tre|quattro|sei)\s+mesi\b/.exec(plain)?.[1];
  const count = MONTHS.find(([word]) => word === months)?.[1] ?? Number(months ?? 0);
  if (count >= 1 && count <= 12) {
    return 12 / count;
  }
  if (/\bmes[ei]\b|mensil/.test(plain)) {
    return 12;
  }
  return /bollett|fattura/.test(plain) ? "bill" : null;
}
