import { type EnergyTipology, toEnergyUnit } from "@volpe/contract";
import { type AmountLine, listAmountLines } from "./amount-lines.ts";
import { isNear, isPrice, isVolume, listFigures } from "./figures-in-text.ts";
import { type Row, toRowText } from "./page-cells.ts";
import { holdsValue, SUM_SIGN } from "./shown-piece.ts";

/** The text of a line and, if it lacks the quantity, of the nearest line that has it. */
export function withQuantity(
  rows: readonly Row[],
  { text, page, index }: AmountLine,
  quantity: number,
): Pick<AmountLine, "text" | "page"> {
  const lines = rows
    .map((row, at) => ({ text: toRowText(row), page: row.page, off: Math.abs(at - index) }))
    .filter((row) => row.page === page && holdsValue(row.text, quantity))
    .toSorted((one, other) => one.off - other.off);
  const [nearest] = holdsValue(text, quantity) ? [] : lines;
  return { text: [text, ...(nearest ? [nearest.text] : [])].join(SUM_SIGN), page };
}

/**
 * Finds the quantity of «Quota consumi 690 kWh 160,15 €» with its sale below, «vendita 0,171 €/kWh
 * 117,99 €».
 */
export function findBilled(head: AmountLine, sale: AmountLine): number | undefined {
  const prices = listFigures(sale.text).filter(isPrice);
  return listFigures(head.text).find(
    (figure) =>
      isVolume(figure) && prices.some((price) => isNear(figure.value * price.value, sale.eur)),
  )?.value;
}

/** Finds the volume of «Quota per consumi (1.180 kWh)», above columns without products. */
export function findVolume(text: string, tipology: EnergyTipology): number | undefined {
  const volumes = listFigures(text).filter(({ unit }) => unit === toEnergyUnit(tipology));
  return volumes.length === 1 ? volumes[0]?.value : undefined;
}

const SHARED_BY = 3;

/**
 * The volume that most lines of the details charge: sale, network and excise of one period share
 * it.
 */
export function findSharedQuantity(
  rows: readonly Row[],
  tipology: EnergyTipology,
): number | undefined {
  const unit = toEnergyUnit(tipology);
  const volumes = listAmountLines(rows, /^(?=.*\p{L})/u).flatMap(({ product, text }) => {
    const isVolume = listFigures(text).some(
      (figure) => figure.unit === unit && figure.value === product?.quantity,
    );
    return product !== undefined && isVolume ? [product.quantity] : [];
  });
  const count = (volume: number) => volumes.filter((one) => one === volume).length;
  const [most] = volumes.toSorted((one, other) => count(other) - count(one));
  return most !== undefined && count(most) >= SHARED_BY ? most : undefined;
}
