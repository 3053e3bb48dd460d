import type { EnergyTipology } from "@volpe/contract";
import { toCents } from "../figures/round.ts";
import { type AmountLine, listLines } from "./amount-lines.ts";
import { type Entries, toEntry } from "./bill-entry.ts";
import { addsUp } from "./figures-in-text.ts";
import type { Row } from "./page-cells.ts";
import { isUnitPrice } from "./unit-price.ts";

const BLOCK = /quota (?:per i |per )?consumi|quota fissa|quota potenza/;
const SALE = /(?:spesa |servizi )?(?:per |di )?(?:la )?vendita|spesa per (?:l')?energia|materia/;
const NETWORK = /(?:spesa |costi )?(?:per )?(?:la |di )?rete|trasporto/;
const BLOCK_END = /accise|imposte|\biva\b|totale|altre partite|canone|bonus/;

/** The blocks of the «scontrino»: quota per consumi, quota fissa, quota potenza. */
export function readReceipt(rows: readonly Row[], tipology: EnergyTipology): Entries {
  const blocks = listLines(rows, BLOCK, /di cui/).map((head) => readBlock(rows, head));
  const of = (name: RegExp) => blocks.find(({ head }) => name.test(head.text.toLowerCase()));
  const usage = of(/quota (?:per i |per )?consumi/);
  const fixed = of(/quota fissa/);
  const power = of(/quota potenza/);
  if (usage?.sale === undefined) {
    return {};
  }
  const all = [usage, fixed, power].filter((block) => block !== undefined);
  const isWhole = all.every(({ isProved }) => isProved);
  const sale = all.reduce((sum, block) => sum + (block.sale?.eur ?? 0), 0);
  const network = all.reduce((sum, block) => sum + (block.network?.eur ?? 0), 0);
  const quantity = usage.head.product?.quantity ?? usage.sale.product?.quantity;
  const price = usage.sale.product?.price ?? (quantity ? usage.sale.eur / quantity : undefined);
  const lines = (pick: "sale" | "network") => ({
    text: all.flatMap((block) => block[pick]?.text ?? []).join(" · "),
    page: usage.head.page,
  });
  const hasProduct = (usage.sale.product ?? usage.head.product) !== undefined;
  return {
    sale: toEntry(toCents(sale), lines("sale"), isWhole),
    network: toEntry(toCents(network), lines("network"), isWhole),
    ...(fixed?.sale === undefined
      ? {}
      : { saleFixed: toEntry(fixed.sale.eur, fixed.sale, fixed.isProved) }),
    ...(price === undefined
      ? {}
      : {
          unitPrice: toEntry(
            price,
            usage.sale,
            hasProduct && usage.isProved && isUnitPrice(price, tipology),
          ),
        }),
    ...(quantity === undefined
      ? {}
      : { periodConsumption: toEntry(quantity, usage.head, hasProduct) }),
  };
}

type Block = { head: AmountLine; sale?: AmountLine; network?: AmountLine; isProved: boolean };

/** A block's lines stand below its head; sale and network make its sum. */
function readBlock(rows: readonly Row[], head: AmountLine): Block {
  const rest = rows.slice(head.index + 1, head.index + 8);
  const end = rest.findIndex(({ cells }) =>
    cells.some(
      ({ folded }) => BLOCK.test(folded) || /^(?:totale|accise|iva\b|canone|altre)/.test(folded),
    ),
  );
  const within = end < 0 ? rest : rest.slice(0, end);
  const [sale] = listLines(within, SALE, BLOCK_END);
  const [network] = listLines(within, NETWORK, BLOCK_END);
  const parts = [sale, network].filter((line) => line !== undefined);
  return {
    head,
    ...(sale === undefined ? {} : { sale }),
    ...(network === undefined ? {} : { network }),
    isProved:
      parts.length > 0 &&
      addsUp(
        parts.map(({ eur }) => eur),
        head.eur,
      ),
  };
}
