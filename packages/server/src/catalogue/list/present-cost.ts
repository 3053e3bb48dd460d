import { type FigurePer, formatEurCents } from "@volpe/contract";
import { roundToCents } from "../../figures/round.ts";
import { figureField } from "./query-field.ts";

const MONTHS: Readonly<Record<FigurePer, number>> = { month: 1, "24-months": 24 };

/** The query of a typology whose offers compare with what the visitor pays today. */
export type WithPresent = {
  /** € a month, all included, with VAT where the figures have it; null = not said. */
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
    range: { label, unit: "€", step: 1, onSheet: true },
    chip: (eur: number) => `Oggi ${formatEurCents(eur)} al mese`,
  });
}

/**
 * What an offer's figure saves in a year, in € and in words; undefined if the query states no
 * present cost.
 */
export function toSaving(query: object, figurePer: FigurePer, figureEur: number) {
  const monthEur = findPresentMonth(query);
  if (monthEur === null) {
    return undefined;
  }
  const months = MONTHS[figurePer];
  const eur = roundToCents((12 * (monthEur * months - figureEur)) / months);
  const figure = formatEurCents(Math.abs(eur));
  // Less than a euro a year is no reason to change.
  const words =
    Math.abs(eur) < 1
      ? "Costa quanto paghi oggi"
      : eur > 0
        ? `Risparmi ${figure} l’anno rispetto a oggi`
        : `${figure} in più l’anno rispetto a oggi`;
  return { eur, words };
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
    (eur) => (toSaving(query, figurePer, eur)?.eur ?? 0) >= 1,
  ).length;
  const present = `quanto paghi oggi, ${formatEurCents(monthEur)} al mese`;
  return cheaper === 0
    ? `Tieniti il contratto che hai: qui niente costa meno di ${present}.`
    : `${cheaper} su ${figuresEur.length} ${cheaper === 1 ? "costa" : "costano"} meno di ${present}.`;
}

function findPresentMonth(query: object): number | null {
  return "presentMonthEur" in query && typeof query.presentMonthEur === "number"
    ? query.presentMonthEur
    : null;
}
