import {
  type FigurePer,
  formatEurCents,
  moveDecimalSign,
  toSavingCents,
  toSavingWords,
} from "@volpe/contract";
import { roundToCents } from "../../figures/round.ts";
import { figureField } from "./query-field.ts";

const MONTHS: Readonly<Record<FigurePer, number>> = { month: 1, "24-months": 24 };

/** The query of a typology whose offers compare with what the visitor pays today. */
export type WithPresent = {
  /** € a month, all included, with VAT where the figures have it; null = not given. */
  presentMonthEur: number | null;
};

/** The field for what the visitor pays today. */
export function presentMonthField(label: string) {
  return figureField({
    key: "oggi",
    name: "presentMonthEur",
    min: 1,
    max: 100_000,
    fallback: null,
    hint: "Scrivi quanto paghi oggi al mese, in euro, per esempio 27,90.",
    // The shown unit leaves out the month, because the label names it.
    typedUnit: "€ al mese",
    range: { label, unit: "€", step: 1, onSheet: true, guess: guessPresentMonth },
    chip: (eur: number) => `Oggi ${formatEurCents(eur)} al mese`,
  });
}

/**
 * Guesses the intended present cost by moving the decimal sign, if the cost is far too high for its
 * use. Returns the given cost if no such guess fits, and null for a plausible cost. We chose the
 * bounds: a shop's depend on its takings, a line's on its kind of customer.
 */
export function guessPresentMonth(query: object): number | null {
  const eur = findTypedMonth(query);
  const { max, usual } = toLikely(query);
  if (eur === null || eur <= max) return null;
  // A figure with cents has its decimal sign in the right place.
  const shifts = Number.isInteger(eur) ? [-1, -2, -3] : [];
  const distance = (each: number) => Math.abs(Math.log(each / usual));
  const [nearest = eur] = shifts
    .map((places) => moveDecimalSign(eur, places))
    .filter((each) => each <= max)
    .sort((a, b) => distance(a) - distance(b));
  return nearest;
}

function toLikely(query: object): { max: number; usual: number } {
  if ("volumeEur" in query && typeof query.volumeEur === "number") {
    return { max: 100 + 0.1 * query.volumeEur, usual: 10 + 0.02 * query.volumeEur };
  }
  return "destination" in query && query.destination === "aziende"
    ? { max: 1000, usual: 40 }
    : { max: 150, usual: 28 };
}

/**
 * What an offer's figure saves in a year beside the present cost, in € and in words; undefined if the query states no
 * plausible present cost.
 */
export function compareWithPresent(query: object, figurePer: FigurePer, figureEur: number) {
  const monthEur = findPresentMonth(query);
  if (monthEur === null) {
    return undefined;
  }
  const months = MONTHS[figurePer];
  const eur = roundToCents((12 * (monthEur * months - figureEur)) / months);
  const cents = toSavingCents(eur);
  const words = toSavingWords(cents, "paghi oggi");
  return { eur, words: cents === 0 ? words : `${words} l’anno rispetto a oggi` };
}

/**
 * The sentence of a list about what the visitor pays today. Null if the query does not state it or
 * the list is empty.
 */
export function toVerdict(
  query: object,
  figurePer: FigurePer,
  figuresEur: readonly number[],
): string | null {
  const monthEur = findPresentMonth(query);
  if (monthEur === null || figuresEur.length === 0) {
    return null;
  }
  const cheaper = figuresEur.filter(
    (eur) => toSavingCents(compareWithPresent(query, figurePer, eur)?.eur ?? 0) > 0,
  ).length;
  const present = `quanto paghi oggi, ${formatEurCents(monthEur)} al mese`;
  return cheaper === 0
    ? `Tieniti il contratto che hai: qui niente costa meno di ${present}.`
    : `${cheaper} su ${figuresEur.length} ${cheaper === 1 ? "costa" : "costano"} meno di ${present}.`;
}

/** The present cost to compare with; null if it was not given or must be confirmed first. */
function findPresentMonth(query: object): number | null {
  return guessPresentMonth(query) === null ? findTypedMonth(query) : null;
}

function findTypedMonth(query: object): number | null {
  return "presentMonthEur" in query && typeof query.presentMonthEur === "number"
    ? query.presentMonthEur
    : null;
}
