import { roundToCents } from "../figures/round.ts";
import type { AmountLine } from "./amount-lines.ts";
import { type Entries, toEntry } from "./bill-entry.ts";
import { isMoney, listFigures, sumOnce } from "./figures-in-text.ts";
import { joinTerms } from "./shown-piece.ts";

const RATES = { excise: { unit: "price", max: 1 }, vat: { unit: "%", max: 22 } } as const;
/** The rates of a tax differ by 2.8 % or more; a mean rate is rounded by less. */
const RATE_TOLERANCE = 0.02;

/** Sums a tax that may have a line for each rate, and one more for their sum. */
export function toTaxSum(name: "excise" | "vat", lines: readonly AmountLine[]): Entries {
  const rates = lines.map((line) => findRate(name, line));
  const terms = lines.map(({ eur }, at) => {
    const rate = rates[at];
    const same = rates.find((one) => one !== undefined && rate !== undefined && isAlike(one, rate));
    return { value: eur, kind: String(same ?? "") };
  });
  const sum = roundToCents(sumOnce(terms));
  const stated = lines.find(({ eur }) => eur === sum);
  return lines.length === 0 ? {} : { [name]: toEntry(sum, stated ?? joinTerms(lines)) };
}

/**
 * The rate of a tax, in percent for the VAT and per unit for the excise. A higher percentage says how
 * much of the tax can be deducted.
 */
function findRate(name: "excise" | "vat", { eur, text }: AmountLine): number | undefined {
  const figures = listFigures(text);
  const sum = figures.findLast((one) => one.value === eur && isMoney(one));
  const rates = figures.filter(
    ({ unit, value }) => unit === RATES[name].unit && value <= RATES[name].max,
  );
  const rate = rates.findLast(({ index }) => sum === undefined || index < sum.index) ?? rates[0];
  return rate?.value;
}

function isAlike(one: number, other: number): boolean {
  return Math.abs(one - other) <= RATE_TOLERANCE * Math.abs(other);
}
