import type { Discount } from "../../offers/energy-offer.ts";

const EUR = new Intl.NumberFormat("it-IT", {
  style: "currency",
  currency: "EUR",
  useGrouping: "always",
});

/** What a bonus paid in monthly instalments gives within twelve months, €. */
export function firstYearInstalments(nominalEur: number, instalmentEur: number): number {
  return Math.min(nominalEur, instalmentEur * 12);
}

/**
 * A bonus "4,17 € al mese per 36 mesi" counts at its nominal, as on the Portal; the note shows what
 * of it comes within the year. Null where the text tells no such instalments.
 */
export function findInstalmentsNote(
  { name, description, conditionText }: Discount,
  nominalEur: number,
): string | null {
  const text = `${description} ${conditionText}`;
  const months = Number(/(\d{2,3})\s+(?:mesi|rate)/i.exec(text)?.[1] ?? 0);
  const instalments = [...text.matchAll(/(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:€|euro)/gi)]
    .map((match) => Number((match[1] ?? "").replace(",", ".")))
    .filter((eur) => Math.abs(eur * months - nominalEur) <= months * 0.005 + 0.01);
  const instalment = instalments[0];
  if (months <= 12 || instalment === undefined) {
    return null;
  }
  const firstYear = EUR.format(firstYearInstalments(nominalEur, instalment));
  return `Sconto «${name}» contato per intero: in 12 mesi ne arrivano ${firstYear}`;
}
