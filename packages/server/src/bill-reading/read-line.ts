import {
  addsUp,
  isMoney,
  isNear,
  isPrice,
  listFigures,
  type PrintedFigure,
} from "./figures-in-text.ts";

/** The sum of a line; `product` is set if `quantity × price ≈ eur`. */
export type LineSum = { eur: number; product?: { quantity: number; price: number } };

/** Whether a text has a sum and nothing else. */
export function isSumOnly(text: string): boolean {
  return /^(?:[€\d\s.,-]|\beuro?\b)+$/i.test(text) && listFigures(text).some(isMoney);
}

/** Matches the base of a rate: «10% su 285,80 €», «su imponibile 109,63 €». */
const BASE =
  /\b(?:su|imponibile)(?: (?:un )?imponibile)?(?: di)? ?:?\s*(?:€ ?|euro )?[\d.]+,\d\d(?: ?€| ?euro)?/gi;

export function readLine(line: string): LineSum | null {
  const text = line.replaceAll(BASE, (base) => " ".repeat(base.length));
  const figures = listFigures(text);
  const product = findProduct(figures);
  if (product !== null) {
    return product;
  }
  const tax = findTax(figures);
  if (tax !== undefined) {
    return { eur: tax };
  }
  const last = figures.findLast(isMoney);
  const euro = figures.findLast(({ unit }) => unit === "€") ?? last;
  if (last === undefined || euro === undefined) {
    return null;
  }
  // In «2 rate 9,00 € 18,00» the sum stands after the factors.
  const isCounted = figures.some(
    ({ value, index }) =>
      Number.isInteger(value) &&
      value > 1 &&
      index < euro.index &&
      addsUp([value * euro.value], last.value),
  );
  return { eur: isCounted ? last.value : euro.value };
}

/** Finds the tax of «IVA 10%  125,49 euro  12,55», after its rate and its base in either order. */
function findTax(figures: readonly PrintedFigure[]): number | undefined {
  const [first, second, tax] = figures.slice(-3);
  const [rate, base] = first?.unit === "%" ? [first, second] : [second, first];
  return rate?.unit === "%" &&
    base !== undefined &&
    tax !== undefined &&
    isMoney(base) &&
    isMoney(tax) &&
    addsUp([(rate.value * base.value) / 100], tax.value)
    ? tax.value
    : undefined;
}

/** The first amount in a line that is the product of two figures before it. */
function findProduct(figures: readonly PrintedFigure[]): LineSum | null {
  for (const amount of figures.filter(isMoney)) {
    const before = figures.filter(
      ({ index, unit }) => index < amount.index && unit !== "%" && unit !== "€",
    );
    for (const one of before) {
      for (const other of before) {
        const isProduct =
          one.index < other.index &&
          one.value * other.value !== 0 &&
          isNear(one.value * other.value, amount.value);
        if (isProduct) {
          const [quantity, price] = isPrice(one) ? [other, one] : [one, other];
          return {
            eur: amount.value,
            product: { quantity: quantity.value, price: price.value },
          };
        }
      }
    }
  }
  return null;
}
