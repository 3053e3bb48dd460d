import { findNumber } from "./italian-number.ts";
import { findTimesPerYear } from "./period.ts";

/** An amount in €: «123,45», «€ 1.200», «ottanta euro»; null = no number. */
export function readEuros(text: string): number | null {
  return findNumber(text)?.value ?? null;
}

export type PeriodicSpend = { eurPerYear: number; timesPerYear: number };

// Electricity and gas are billed every two months unless the contract says otherwise.
const BILLS_PER_YEAR = 6;

/** A spend with its period, «80 al mese», «160 a bimestre»; without a period it is a year's. */
export function readAnnualSpend(text: string): PeriodicSpend | null {
  const euros = readEuros(text);
  if (euros === null) {
    return null;
  }
  const times = findTimesPerYear(text) ?? 1;
  const timesPerYear = times === "bill" ? BILLS_PER_YEAR : times;
  return { eurPerYear: Math.round(euros * timesPerYear * 100) / 100, timesPerYear };
}

/** What is taken in a month, €: «3.000», «100 al giorno», «36mila l’anno»; a bare figure is a month's. */
export function readMonthlyEuros(text: string): number | null {
  const euros = readEuros(text);
  if (euros === null) {
    return null;
  }
  const times = findTimesPerYear(text);
  return Math.round(((euros * (typeof times === "number" ? times : 12)) / 12) * 100) / 100;
}
