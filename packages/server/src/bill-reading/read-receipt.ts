import { type EnergyTipology, isUnitPrice } from "@volpe/contract";
import { roundToCents } from "../figures/round.ts";
import { type AmountLine, listLines } from "./amount-lines.ts";
import { type Entries, type Entry, toEntry } from "./bill-entry.ts";
import { addsUp, isNear, isPrice, listFigures, type PrintedFigure } from "./figures-in-text.ts";
import { type Row, toRowText } from "./page-cells.ts";

const BLOCK = /quota (?:per i |per )?consumi|quota fissa|quota potenza/;
const SALE = /(?:spesa |servizi )?(?:per |di )?(?:la )?vendita|spesa per (?:l')?energia|materia/;
const NETWORK = /(?:spesa |costi )?(?:per )?(?:la |di )?rete|trasporto/;
const REACTIVE = /^energia reattiva$/;
const BLOCK_END = /accise|imposte|\biva\b|totale|altre partite|canone|bonus/;

/** Reads the blocks of the «scontrino»: quota per consumi, quota fissa, quota potenza. */
export function readReceipt(rows: readonly Row[], tipology: EnergyTipology): Entries {
  const blocks = listLines(rows, BLOCK, /di cui/).map((head) => readBlock(rows, head));
  const of = (name: RegExp) => blocks.find(({ head }) => name.test(head.text.toLowerCase()));
  const usage = of(/quota (?:per i |per )?consumi/);
  const fixed = of(/quota fissa/);
  const power = of(/quota potenza/);
  if (usage?.sale === undefined) {
    return {};
  }
  const [reactive] = listLines(rows, REACTIVE);
  const all = [
    usage,
    fixed,
    power && toNetworkBlock(power),
    reactive && toNetworkBlock({ head: reactive, isProved: false }),
  ].filter((block) => block !== undefined);
  // The sum may contain a block that was not found.
  const needed = {
    sale: [usage, fixed],
    network: [usage, fixed, ...(tipology === "luce" ? [power] : [])],
  };
  const sum = (pick: "sale" | "network"): Entries => {
    const sources = all.filter((block) => block[pick] !== undefined);
    if (sources.length === 0) {
      return {};
    }
    const eur = sources.reduce((total, block) => total + (block[pick]?.eur ?? 0), 0);
    const text = sources.map((block) => block[pick]?.text ?? "").join(" · ");
    const isWhole = needed[pick].every(
      (block) => block !== undefined && sources.some(({ head }) => head === block.head),
    );
    const isProved = isWhole && sources.every((block) => block.isProved);
    return { [pick]: toEntry(roundToCents(eur), { text, page: usage.head.page }, isProved) };
  };
  const sale = findDetail(rows, usage.sale);
  const quantity = (usage.head.product ?? sale.product)?.quantity ?? usage.quantity;
  return {
    ...sum("sale"),
    ...sum("network"),
    ...(fixed?.sale === undefined
      ? {}
      : { saleFixed: toEntry(fixed.sale.eur, fixed.sale, fixed.isProved) }),
    ...(quantity === undefined
      ? {}
      : {
          unitPrice: readUnitPrice(rows, { sale, quantity }, usage.isProved, tipology),
          // A detail of another block may have the same sum.
          periodConsumption: toEntry(
            quantity,
            usage.head,
            usage.isProved || usage.head.product !== undefined,
          ),
        }),
  };
}

/** Finds the same sum as a product, which some bills show only among their details. */
function findDetail(rows: readonly Row[], sale: AmountLine): AmountLine {
  const details = listLines(rows, /^(?=.*\d)/);
  return sale.product === undefined
    ? (details.find(({ eur, product }) => product !== undefined && eur === sale.eur) ?? sale)
    : sale;
}

/** The printed price of the sale, or else the quotient, which is only approximately the price. */
function readUnitPrice(
  rows: readonly Row[],
  { sale, quantity }: { sale: AmountLine; quantity: number },
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
    return toEntry(sale.eur / quantity, sale);
  }
  const isOne = printed.every(({ value }) => value === first.value);
  return toEntry(first.value, first, isProved && isOne && isUnitPrice(tipology, first.value));
}

type Block = {
  head: AmountLine;
  sale?: AmountLine;
  network?: AmountLine;
  /** The quantity on the block's own line below its heading, as in «1.956 kWh x 0,2045 €/kWh». */
  quantity?: number;
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
  const [sale] = listLines(within, SALE, BLOCK_END);
  const [network] = listLines(within, NETWORK, BLOCK_END);
  const parts = [sale, network].filter((line) => line !== undefined);
  const quantity = findQuantity(within, head.eur);
  return {
    head,
    ...(sale === undefined ? {} : { sale }),
    ...(network === undefined ? {} : { network }),
    ...(quantity === undefined ? {} : { quantity }),
    isProved:
      parts.length > 0 &&
      addsUp(
        parts.map(({ eur }) => eur),
        head.eur,
      ),
  };
}

function findQuantity(rows: readonly Row[], eur: number): number | undefined {
  const figures = rows.flatMap(({ cells }) =>
    cells.map(({ text }) => listFigures(text)).filter((cell) => cell.length > 1),
  );
  const isVolume = ({ unit }: PrintedFigure) => unit === "kWh" || unit === "Smc";
  return figures
    .flatMap((cell) => {
      const prices = cell.filter(isPrice);
      return cell
        .filter(isVolume)
        .filter(({ value }) => prices.some((price) => isNear(value * price.value, eur)));
    })
    .at(0)?.value;
}

/** A block that does not name the sale belongs to the network. */
function toNetworkBlock(block: Block): Block {
  return block.sale === undefined ? { ...block, network: block.head } : block;
}
