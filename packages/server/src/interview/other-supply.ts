import { type Interview, isGas, withNotes } from "./interview.ts";
import type { Reading } from "./question.ts";
import { STEPS } from "./steps.ts";
import { hasDenial } from "./understanding/negation.ts";
import { readQuantities } from "./understanding/quantities.ts";
import { toClauses } from "./understanding/stated-values.ts";

/** The clause with the only figure of the other energy: «900 metri cubi» of «2.700 kWh e 900 metri cubi». */
function findOtherConsumption(words: string, interview: Interview): string | null {
  const [own, other] = isGas(interview) ? ["smc", "kwh"] : ["kwh", "smc"];
  const [one, two, ...more] = readQuantities(words);
  const isOfBoth = more.length === 0 && new Set([one?.kind, two?.kind, own, other]).size === 2;
  const [only, ...others] = toClauses(words).filter((clause) =>
    readQuantities(clause).some(({ kind }) => kind === other),
  );
  return isOfBoth && others.length === 0 && !hasDenial(words) ? (only ?? null) : null;
}

/**
 * Keeps the consumption of the other energy beside the requested one, and says so. A later interview
 * about it offers the figure.
 */
export function keepOtherConsumption(
  reading: Reading,
  words: string,
  interview: Interview,
): Reading {
  const text = reading.status === "read" ? findOtherConsumption(words, interview) : null;
  if (reading.status !== "read" || text === null) {
    return reading;
  }
  const { stated = [] } = reading.interview.notes;
  const others = stated.filter(({ step }) => step !== STEPS.method);
  const later = isGas(interview) ? "la luce" : "il gas";
  return {
    ...reading,
    interview: withNotes(reading.interview, {
      stated: [...others, { step: STEPS.method, text }],
    }),
    said: `${reading.said} «${text}» lo tengo per quando guardiamo ${later}.`,
  };
}

/** The consumption of the other energy that the person has stated; empty = none. */
export function listOtherEnergy({ draft, notes: { stated = [] } }: Interview) {
  const other = draft.type === "gas" ? /kwh/i : /\b(?:smc|mc)\b|metri cubi/i;
  return stated.filter(({ step, text }) => step === STEPS.method && other.test(text));
}

/** Whether the person named electricity and gas, so that a total may be of both. */
export function speaksOfBoth(interview: Interview): boolean {
  const { stated = [] } = interview.notes;
  // A car is stated for the same question.
  const isBoth = stated.some(
    ({ step, text }) => step === STEPS.type && /\b(?:gas|dual)\b/i.test(text),
  );
  return isBoth || listOtherEnergy(interview).length > 0;
}
