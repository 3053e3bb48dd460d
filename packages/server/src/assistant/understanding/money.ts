import { findNumber } from "./italian-number.ts";

/** An amount in €: «123,45», «€ 1.200», «circa 90 euro»; null = no number. */
export function readEuros(text: string): number | null {
  const found = findNumber(text);
  if (found === null) {
    return null;
  }
  return /^mila\b/.test(found.rest) ? found.value * 1000 : found.value;
}

export type PeriodicSpend = { eurPerYear: number; timesPerYear: number };

const PERIODS: readonly [RegExp, number][] = [
  [/bimestr|due mesi|2 mesi|bolletta/, 6],
  [/trimestr|tre mesi|3 mesi/, 4],
  [/semestr|sei mesi|6 mesi/, 2],
  [/mese|mensil/, 12],
];

/** A spend with its period, «80 al mese», «160 a bimestre»; without a period it is a year's. */
export function readAnnualSpend(text: string): PeriodicSpend | null {
  const found = findNumber(text);
  const euros = readEuros(text);
  if (found === null || euros === null) {
    return null;
  }
  const around = `${found.before} ${found.rest}`;
  const timesPerYear = PERIODS.find(([pattern]) => pattern.test(around))?.[1] ?? 1;
  return { eurPerYear: Math.round(euros * timesPerYear * 100) / 100, timesPerYear };
}
