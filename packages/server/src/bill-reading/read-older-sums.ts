import { type EnergyTipology, isUnitPrice } from "@volpe/contract";
import { type AmountLine, listAmountLines, toOptional } from "./amount-lines.ts";
import { type Entries, toEntry } from "./bill-entry.ts";
import { addsUp, sumOnce } from "./figures-in-text.ts";
import type { Row } from "./page-cells.ts";
import { joinTerms } from "./shown-piece.ts";

const OLDER_SALE = {
  luce: /(?:spesa )?(?:per )?(?:la )?materia (?:prima )?energia|servizi di vendita|(?:spesa|sp\.|costo) (?:per )?(?:(?:la )?vendita|(?:l')?energia\b)|vendita (?:di )?energia|^componente energia$/,
  gas: /(?:spesa )?(?:per )?(?:il |la )?(?:materia (?:prima )?)?gas naturale|(?:spesa )?(?:per )?(?:la )?materia (?:prima )?gas|servizi di vendita|(?:spesa|sp\.|costo) (?:per )?(?:(?:la )?vendita|(?:il )?gas\b)|^componente gas$/,
} as const;
/** Matches the network's sum, which includes the system charges if a bill joins the two. */
const TRANSPORT =
  /trasp(?:orto|\.)(?: e| ed|,)? (?:la )?(?:gest(?:ione|\.)|distribuzione|misura|contatore)|(?:servizi|costi|tariffa) (?:di|per la) rete|(?:spesa|sp\.|costi) (?:per )?(?:il trasporto|(?:la )?rete)\b/;
const CHARGES = /oneri (?:generali )?(?:(?:di|del) )?sist(?:ema|\.)|oneri generali/;

/** Reads a «Bolletta 2.0», which has one line for each part and the details further on. */
export function readOlderSums(rows: readonly Row[], tipology: EnergyTipology): Entries {
  const sales = listAmountLines(rows, OLDER_SALE[tipology], /totale imp|offerta|servizio:/);
  // A product is a detail of the sum, and «Gas naturale» alone is the total of a supply.
  const sums = sales.filter(({ product }) => product === undefined);
  const sale = sums.find(({ text }) => /materia|spesa|vendita/i.test(text)) ?? sums[0] ?? sales[0];
  const [network] = listAmountLines(rows, TRANSPORT);
  const [charges] = listAmountLines(rows, CHARGES, /trasporto|\brete\b/);
  return {
    ...toOptional({ sale, network, charges }),
    ...(sale === undefined ? {} : readDetail(rows, sale, tipology)),
  };
}

const DETAIL_END =
  /trasporto|^distribuzione|oneri (?:generali )?(?:di|del) sistema|imposte|accise|\biva\b/;

/** A table of all details begins with those of the sale. */
const TABLE_HEAD = /^(?:descrizione|voce)$/;

/** The fixed and the variable part of the sale, if their sum is the sale. */
function readDetail(rows: readonly Row[], sale: AmountLine, tipology: EnergyTipology): Entries {
  const heads = rows.flatMap((row, index) =>
    row.cells.some(({ folded }) => OLDER_SALE[tipology].test(folded) || TABLE_HEAD.test(folded))
      ? [index]
      : [],
  );
  // A line may be both the heading of the details and their first sum.
  for (const from of heads.flatMap((head) =>
    head === sale.index ? [head + 1] : [head + 1, head],
  )) {
    const rest = rows.slice(from, from + 13);
    const end = rest.findIndex(({ cells }) => cells.some(({ folded }) => DETAIL_END.test(folded)));
    const within = end < 0 ? rest : rest.slice(0, end);
    const fixed = listAmountLines(
      within,
      /quota (?:fissa|(?:di )?vendita)|commercializzazione|corrispettivo fisso|\bpcv\b/,
    );
    const variable = listAmountLines(
      within,
      /quota (?:energia|variabile|consumi|gas)|prezzo|energia|dispacciamento|perdite|corrispettivo|fascia|\bf(?:[123]|23)\b|materia prima|gas/,
      /quota fissa|commercializzazione|corrispettivo fisso|\bpcv\b|totale/,
    ).filter(({ product }) => product !== undefined);
    const sumOf = (lines: readonly AmountLine[]) => lines.reduce((all, { eur }) => all + eur, 0);
    const [first] = variable;
    if (
      first === undefined ||
      // A line does not confirm itself, even if it was read for the label above it.
      variable.some(
        ({ index, eur }) =>
          from + index === sale.index || (sale.product !== undefined && eur === sale.eur),
      ) ||
      !addsUp(
        [...fixed, ...variable].map(({ eur }) => eur),
        sale.eur,
      )
    ) {
      continue;
    }
    // There is one quantity with several prices, one price for each band's quantity, or both.
    const quantity = sumOnce(
      variable.map(({ product, text }) => ({
        value: product?.quantity ?? 0,
        kind: /\bf(?:[123]|23)\b/i.exec(text)?.[0].toLowerCase() ?? "",
      })),
    );
    const only = variable.length === 1 ? first.product?.price : undefined;
    const price = only ?? sumOf(variable) / quantity;
    const isPlausible = isUnitPrice(tipology, price);
    const charged = joinTerms(variable);
    return {
      sale: toEntry(sale.eur, sale, true),
      ...(fixed.length > 0 && { saleFixed: toEntry(sumOf(fixed), joinTerms(fixed), true) }),
      unitPrice: toEntry(price, charged, isPlausible && variable.length === 1),
      periodConsumption: toEntry(quantity, charged, variable.length === 1),
    };
  }
  return {};
}
