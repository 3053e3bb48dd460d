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
  if (first === undefined) {
    const variable = Number(sale.value) - Number(saleFixed?.value ?? 0);
    const mean = findMean(rows, variable / Number(periodConsumption.value));
    return mean === undefined ? entries : { ...entries, unitPrice: toEntry(mean.value, mean) };
  }
  if (fitting.some(({ price }) => price.value !== first.price.value)) {
    return entries;
  }
  const { price, rest } = first;
  return {
    ...entries,
    unitPrice: toEntry(price.value, price),
    ...(saleFixed === undefined ? { saleFixed: toEntry(roundToCents(rest), price) } : {}),
  };
}

const OF_SALE = /materia (?:prima )?(?:energia|gas)|vendita/;

/**
 * The printed mean cost of the sale, with its fixed part if that is not known, as «costo medio
 * unitario della spesa per la materia energia: 0,1845 €/kWh».
 */
function findMean(rows: readonly Row[], mean: number) {
  return rows
    .flatMap((row) => row.cells)
    .flatMap(({ text, folded, page }) => {
      const figures = listFigures(text);
      return figures.flatMap(({ value, unit, decimals, index }, at) => {
        const before = folded.slice(figures[at - 1]?.index ?? 0, index);
        const isMean = Math.abs(value - mean) <= 0.51 * 10 ** -decimals;
        return unit === "price" && isMean && OF_SALE.test(before) ? [{ value, text, page }] : [];
      });
    })
    .at(0);
}
