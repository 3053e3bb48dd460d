import { type EnergyTipology, isUnitPrice } from "@volpe/contract";
import { roundToCents } from "../figures/round.ts";
import { type Entries, toEntry } from "./bill-entry.ts";
import { isMoney, listFigures } from "./figures-in-text.ts";
import type { Row } from "./page-cells.ts";

/** The rounding of a price, and of two sums. */
const ROUNDING_EUR = 0.03;
const MONTHS_MAX = 6;

/**
 * The entries with the one printed price that, times the consumption and with a printed fixed part,
 * makes the sale. Both are doubtful: the parts stand nowhere together.
 */
export function withSalePrice(
  rows: readonly Row[],
  entries: Entries,
  tipology: EnergyTipology,
): Entries {
  const { sale, saleFixed, periodConsumption, unitPrice } = entries;
  if (sale === undefined || periodConsumption === undefined || unitPrice !== undefined) {
    return entries;
  }
  const printed = rows.flatMap(({ page, cells }) =>
    cells.flatMap(({ text }) => listFigures(text).map((figure) => ({ ...figure, text, page }))),
  );
  const fixed = printed.flatMap((figure) =>
    figure.unit === "monthly"
      ? Array.from({ length: MONTHS_MAX }, (_, month) => (month + 1) * figure.value)
      : isMoney(figure)
        ? [figure.value]
        : [],
  );
  const fitting = printed
    .filter(({ unit, value }) => unit === "price" && isUnitPrice(tipology, value))
    .map((price) => ({
      price,
      rest: Number(sale.value) - price.value * Number(periodConsumption.value),
    }))
    .filter(({ rest }) => rest > 0 && fixed.some((eur) => Math.abs(eur - rest) <= ROUNDING_EUR));
  const [first] = fitting;
  if (first === undefined || fitting.some(({ price }) => price.value !== first.price.value)) {
    return entries;
  }
  const { price, rest } = first;
  return {
    ...entries,
    unitPrice: toEntry(price.value, price),
    ...(saleFixed === undefined ? { saleFixed: toEntry(roundToCents(rest), price) } : {}),
  };
}
