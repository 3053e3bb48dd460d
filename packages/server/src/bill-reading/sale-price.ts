import { type EnergyTipology, isUnitPrice } from "@volpe/contract";
import { roundToCents } from "../figures/round.ts";
import { type Entries, toEntry } from "./bill-entry.ts";
import { isMoney, listFigures, type PrintedFigure } from "./figures-in-text.ts";
import type { Row } from "./page-cells.ts";
import { SUM_SIGN } from "./shown-piece.ts";

/** Tolerance for the rounding of a price and of two sums. */
const ROUNDING_EUR = 0.03;
const MONTHS_MAX = 6;

/**
 * Adds unit price and fixed part if exactly one printed pair gives the sale. Both stay doubtful,
 * because no line states them together.
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
  const fixed = printed.flatMap(({ text, ...figure }) =>
    listCosts(figure).map((eur) => ({ eur, text })),
  );
  const fitting = printed
    .filter(({ unit, value }) => unit === "price" && isUnitPrice(tipology, value))
    .flatMap((price) => {
      const rest = Number(sale.value) - price.value * Number(periodConsumption.value);
      const part = fixed.find(({ eur }) => Math.abs(eur - rest) <= ROUNDING_EUR);
      return rest > 0 && part !== undefined ? [{ price, rest, part }] : [];
    });
  const [first] = fitting;
  if (first === undefined) {
    const variable = Number(sale.value) - Number(saleFixed?.value ?? 0);
    const mean = findMean(rows, variable / Number(periodConsumption.value));
    return mean === undefined ? entries : { ...entries, unitPrice: toEntry(mean.value, mean) };
  }
  if (fitting.some(({ price }) => price.value !== first.price.value)) {
    return entries;
  }
  const { price, rest, part } = first;
  const text = [...new Set([price.text, part.text])].join(SUM_SIGN);
  return {
    ...entries,
    unitPrice: toEntry(price.value, price),
    ...(saleFixed === undefined
      ? { saleFixed: toEntry(roundToCents(rest), { ...price, text }) }
      : {}),
  };
}

/** What a figure can cost in a period: itself, or a fee times the months. */
function listCosts(figure: PrintedFigure): number[] {
  const { unit, value } = figure;
  if (unit !== "monthly" && unit !== "yearly") {
    return isMoney(figure) ? [value] : [];
  }
  const eachMonth = unit === "monthly" ? value : value / 12;
  return Array.from({ length: MONTHS_MAX }, (_, at) => (at + 1) * eachMonth);
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
