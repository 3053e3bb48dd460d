import { type EnergyTipology, isUnitPrice } from "@volpe/contract";
import { roundToCents } from "../figures/round.ts";
import { type AmountLine, listAmountLines } from "./amount-lines.ts";
import { dropMissing, type Entries, type Entry, toEntry } from "./bill-entry.ts";
import { addsUp, isMoney, isNear, isPrice, isVolume, listFigures } from "./figures-in-text.ts";
import { listSites } from "./label-sites.ts";
import { type Cell, overlaps, type Row, toRowText } from "./page-cells.ts";
import { findBilled, findSharedQuantity, findVolume, withQuantity } from "./receipt-quantity.ts";
import { joinTerms } from "./shown-piece.ts";

/** The heads of blocks beside each other are at most this many lines apart. */
const SIDE_BY_SIDE = 2;
const USAGE = /quot[ae] (?:per i |per |di )?consum[oi]/;
const FIXED = /quot[ae] fiss[ae]/;
const BLOCK =
  /quot[ae] (?:per i |per |di )?consum[oi]|quot[ae] fiss[ae]|quot[ae] (?:per la )?potenza/;
const SALE = /(?:spesa |servizi )?(?:per |di )?(?:la )?vendita|spesa per (?:l')?energia|materia/;
const NETWORK = /(?:spesa |costi )?(?:per )?(?:la |di )?rete|trasporto/;
const REACTIVE = /^energia reattiva$/;
const BLOCK_END = /accise|imposte|\biva\b|totale|altre partite|canone|bonus/;

/** Reads the blocks of the «scontrino»: quota per consumi, quota fissa, quota potenza. */
export function readReceipt(rows: readonly Row[], tipology: EnergyTipology): Entries {
  const columns = findColumns(rows);
  const blocks = listAmountLines(rows, BLOCK, /di cui/).map((head) => {
    const block = readBlock(rows, head);
    return block.sale === undefined && block.network === undefined && columns !== null
      ? readColumns(rows, head, columns)
      : block;
  });
  const toLabel = ({ head }: Block) => head.text.toLowerCase();
  const of = (name: RegExp) => blocks.find((block) => name.test(toLabel(block)));
  const usage = of(USAGE);
  // A receipt continues with its fixed part. Another supply's fixed part stands before it, or after
  // the next consumption.
  const isOfReceipt = ({ head: { index } }: Block) =>
    usage === undefined ||
    (index >= usage.head.index - SIDE_BY_SIDE &&
      !blocks.some(
        (block) =>
          USAGE.test(toLabel(block)) &&
          block.head.index > usage.head.index + SIDE_BY_SIDE &&
          block.head.index < index,
      ));
  const fixed = blocks.find((block) => FIXED.test(toLabel(block)) && isOfReceipt(block));
  const power = of(/quot[ae] (?:per la )?potenza/);
  if (usage?.sale === undefined) {
    return {};
  }
  const [reactive] = listAmountLines(rows, REACTIVE);
  const all = [
    usage,
    fixed,
    power && toNetworkBlock(power),
    reactive && { head: reactive, network: reactive, isProved: false },
  ].filter((block) => block !== undefined);
  // If a needed block was not read, its part may be missing from the sum or included in another.
  const sum = (pick: "sale" | "network", needed: readonly (Block | undefined)[]) => {
    const sources = all.filter((block: Block) => block[pick] !== undefined);
    const lines = sources.flatMap((block: Block) => block[pick] ?? []);
    const isWhole = needed.every((block) => sources.some(({ head }) => head === block?.head));
    const isProved = isWhole && sources.every((block) => block.isProved);
    const eur = roundToCents(lines.reduce((total, line) => total + line.eur, 0));
    const piece = { ...joinTerms(lines), page: usage.head.page };
    return lines.length === 0 ? undefined : toEntry(eur, piece, isProved);
  };
  const sale = findDetail(rows, usage.sale);
  const stated =
    (usage.head.product ?? sale.product)?.quantity ??
    usage.quantity ??
    findBilled(usage.head, sale);
  const quantity =
    stated ?? findSharedQuantity(rows, tipology) ?? findVolume(usage.head.text, tipology);
  const sums = dropMissing({
    sale: sum("sale", [usage, fixed]),
    network: sum("network", [usage, fixed, ...(tipology === "luce" ? [power] : [])]),
    saleFixed: fixed?.sale && toEntry(fixed.sale.eur, fixed.sale, fixed.isProved),
  });
  if (quantity === undefined) {
    return sums;
  }
  const { head, isProved } = usage;
  return {
    ...sums,
    unitPrice: readUnitPrice(rows, { sale, quantity, head }, isProved, tipology),
    // A detail of another block may have the same sum.
    periodConsumption: toEntry(
      quantity,
      withQuantity(rows, head, quantity),
      stated !== undefined && (isProved || head.product !== undefined),
    ),
  };
}

/** Finds the same sum as a product, which some bills show only among their details. */
function findDetail(rows: readonly Row[], sale: AmountLine): AmountLine {
  const details = listAmountLines(rows, /^(?=.*\d)/);
  return sale.product === undefined
    ? (details.find(({ eur, product }) => product !== undefined && eur === sale.eur) ?? sale)
    : sale;
}

/** The printed price of the sale, or else the quotient, which is only approximately the price. */
function readUnitPrice(
  rows: readonly Row[],
  { sale, quantity, head }: { sale: AmountLine; quantity: number; head: AmountLine },
  isProved: boolean,
  tipology: EnergyTipology,
): Entry {
  const own = listFigures(sale.text).find(
    ({ unit, value, decimals }) =>
      unit === "price" &&
      isNear(quantity * value, sale.eur) &&
      Math.abs(quantity * value - sale.eur) <= quantity * 0.5 * 10 ** -decimals + 0.006,
  );
  const price = sale.product?.price ?? own?.value;
  if (price !== undefined) {
    return toEntry(price, sale, isProved && isUnitPrice(tipology, price));
  }
  const printed = rows.flatMap((row) => {
    const text = toRowText(row);
    return listFigures(text)
      .filter((figure) => isPrice(figure) && Math.abs(quantity * figure.value - sale.eur) < 0.006)
      .map(({ value }) => ({ value, text, page: row.page }));
  });
  const [first] = printed;
  if (first === undefined) {
    return toEntry(sale.eur / quantity, withQuantity(rows, { ...head, text: sale.text }, quantity));
  }
  const isOne = printed.every(({ value }) => value === first.value);
  // A contract's price is close to the mean price of its sale, but not always equal to it.
  const isStated = /\bprezzo\b(?! medio)/i.test(first.text);
  const isPlausible = isUnitPrice(tipology, first.value);
  return toEntry(first.value, first, isProved && isOne && isPlausible && !isStated);
}

type Block = {
  head: AmountLine;
  sale?: AmountLine | undefined;
  network?: AmountLine | undefined;
  /** The quantity on the block's own line below its heading, as in «1.956 kWh x 0,2045 €/kWh». */
  quantity?: number | undefined;
  isProved: boolean;
};

/** The lines of a block stand below its heading; sale and network add up to its sum. */
function readBlock(rows: readonly Row[], head: AmountLine): Block {
  const rest = rows.slice(head.index + 1, head.index + 8);
  const end = rest.findIndex(({ cells }) =>
    cells.some(
      ({ folded }) =>
        BLOCK.test(folded) ||
        REACTIVE.test(folded) ||
        /^(?:totale|accise|iva\b|canone|altre)/.test(folded),
    ),
  );
  const within = end < 0 ? rest : rest.slice(0, end);
  const [sale] = listAmountLines(within, SALE, BLOCK_END);
  const [network] = listAmountLines(within, NETWORK, BLOCK_END);
  const parts = [sale, network].flatMap((line) => line?.eur ?? []);
  const isProved = parts.length > 0 && addsUp(parts, head.eur);
  return { head, sale, network, quantity: findQuantity(within, head.eur), isProved };
}

function findQuantity(rows: readonly Row[], eur: number): number | undefined {
  const figures = rows.flatMap(({ cells }) =>
    cells.map(({ text }) => listFigures(text)).filter((cell) => cell.length > 1),
  );
  return figures
    .flatMap((cell) => {
      const prices = cell.filter(isPrice);
      return cell
        .filter(isVolume)
        .filter(({ value }) => prices.some((price) => isNear(value * price.value, eur)));
    })
    .at(0)?.value;
}

/** How far a column extends to the right of its head, in points. */
const COLUMN_GAP = 60;

type Columns = { sale: Cell; network: Cell };

/** The heads of a receipt that has its sale and its network in columns. */
function findColumns(rows: readonly Row[]): Columns | null {
  const isHead = (row: Row) => !/\d/.test(toRowText(row));
  for (const { row, cells } of listSites(rows, /vendita/)) {
    const network = listSites(rows, /\brete\b/).find(
      (other) =>
        other.row.page === row.page &&
        Math.abs(other.row.y - row.y) < 2 * row.height &&
        other.cells[0].x !== cells[0].x &&
        isHead(other.row),
    );
    if (isHead(row) && network !== undefined) {
      return { sale: cells[0], network: network.cells[0] };
    }
  }
  return null;
}

/** A block on one line, with its parts below the heads. */
function readColumns(rows: readonly Row[], head: AmountLine, { sale, network }: Columns): Block {
  const cells = (rows[head.index]?.cells ?? []).filter(({ page }) => page === sale.page);
  const read = (column: Cell, other: Cell): AmountLine | undefined => {
    const below = cells.find((cell) => isBelow(cell, column, other));
    const [figure] = below === undefined ? [] : listFigures(below.text).filter(isMoney);
    const { text, page, index } = head;
    return figure === undefined ? undefined : { eur: figure.value, text, page, index };
  };
  const parts = { sale: read(sale, network), network: read(network, sale) };
  const known = [parts.sale, parts.network].flatMap((part) => part?.eur ?? []);
  const sum = known.reduce((all, eur) => all + eur, 0);
  const whole = listFigures(head.text).find(
    (figure) => isMoney(figure) && addsUp([sum], figure.value),
  );
  return {
    ...parts,
    head: { ...head, eur: whole?.value ?? head.eur },
    isProved: whole !== undefined && known.length === 2,
  };
}

/** Whether a cell overlaps a column's head, or has that head as the nearest on its left. */
function isBelow(cell: Cell, column: Cell, other: Cell): boolean {
  if (overlaps(cell, column) || overlaps(cell, other)) {
    return !overlaps(cell, other);
  }
  return (
    column.x <= cell.x &&
    !(other.x > column.x && other.x <= cell.x) &&
    cell.x < column.right + COLUMN_GAP
  );
}

/** A block that does not name a sale has only network amounts. */
function toNetworkBlock(block: Block): Block {
  return block.sale === undefined ? { ...block, network: block.head } : block;
}
