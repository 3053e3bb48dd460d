import type { EnergyTipology } from "@volpe/contract";
import { roundToCents } from "../figures/round.ts";
import { type AmountLine, listLines, toOptional } from "./amount-lines.ts";
import { type Entries, toEntry } from "./bill-entry.ts";
import { addsUp, sumOnce } from "./figures-in-text.ts";
import type { Row } from "./page-cells.ts";
import { readOlderSums } from "./read-older-sums.ts";
import { readReceipt } from "./read-receipt.ts";

/** The sums of one supply for a period. */
export function readAmounts(rows: readonly Row[], tipology: EnergyTipology): Entries {
  const sale = isReceipt(rows) ? readReceipt(rows, tipology) : readOlderSums(rows, tipology);
  return proveSum({ ...sale, ...readTaxes(rows, tipology) }, rows);
}

/** Whether it has the «Scontrino dell’energia», which bills have since July 2025. */
function isReceipt(rows: readonly Row[]): boolean {
  const all = rows.map((row) => row.cells.map(({ folded }) => folded).join(" ")).join("\n");
  return (
    /scontrino/.test(all) || (/quota (?:per i |per )?consumi/.test(all) && /vendita/.test(all))
  );
}

const OWN_TOTAL =
  /totale (?:(?:bolletta|spesa|fornitura|servizio) )?(?:luce|gas|energia elettrica|gas naturale)\b|totale servizio$/;
const NOT_A_TOTAL =
  /imponibile|imposte|iva|accise|vendita|rete|trasporto|oneri|consum|servizi|energia|gas|letture/;
const TOTAL =
  /totale (?:d?a pagare|euro|bolletta|della bolletta|fattura|documento|importo|dovuto|complessivo)|totale$|importo (?:totale|da pagare)|(?:quanto|cifra|somma) (?:devi|devo|da) pagare|totale ?:?$/;

function readTaxes(rows: readonly Row[], tipology: EnergyTipology): Entries {
  const [both] = listLines(
    rows,
    /(?:totale )?(?:imposte|accise) (?:e|ed) (?:l')?(?:iva|accise)(?: e iva)?|totale imposte|imposte e iva/,
  );
  const excises = listLines(
    rows,
    /accis[ae]|addizional[ei]|imposta erariale|imposte? (?:di consumo|sul consumo)/,
    /\biva\b/,
  );
  const vat = listLines(
    rows,
    /\biva\b|imposta sul valore aggiunto/,
    /accis|imposte|imponibile ?:?$|p\. ?iva|partita iva|esclus|inclus|compres|codice|\d{11}/,
  );
  const [fee] = listLines(rows, /canone (?:rai|tv|di abbonamento|televisivo)/, /non |esen/);
  const [total, ...others] = listTotals(rows);
  const agreed = others.length > 0 && others.every(({ eur }) => eur === total?.eur);
  return {
    // The television fee is charged only with electricity.
    ...toOptional({ taxes: both, ...(tipology === "luce" ? { televisionFee: fee } : {}) }),
    ...toSum("excise", excises),
    ...(both === undefined ? toSum("vat", vat) : {}),
    ...(total === undefined ? {} : { total: toEntry(total.eur, total, agreed) }),
  };
}

/** A tax may have a line for each rate, and another line for their sum. */
function toSum(name: "excise" | "vat", lines: readonly AmountLine[]): Entries {
  const [first] = lines;
  const sum = roundToCents(sumOnce(lines.map(({ eur }) => eur)));
  return first === undefined ? {} : { [name]: toEntry(sum, first) };
}

/** The sums that are called a total. Those of one supply of a dual bill come first. */
function listTotals(rows: readonly Row[]): AmountLine[] {
  return [...listLines(rows, OWN_TOTAL), ...listLines(rows, TOTAL, NOT_A_TOTAL)];
}

/** Lines that belong to the total but to no part. */
const OTHERS =
  /altre partite|bonus (?:sociale|gas|luce)|ricalcol|arrotondament|interessi|sconto|deposito/;

/**
 * The parts and the total confirm each other if they add up. Of several totals, the one that adds
 * up is used.
 */
function proveSum(entries: Entries, rows: readonly Row[]): Entries {
  const { sale, network, charges, excise, vat, taxes, televisionFee } = entries;
  if (sale === undefined || network === undefined) {
    return entries;
  }
  const fiscal = taxes === undefined ? [excise, vat] : [taxes];
  const parts = [sale, network, charges, ...fiscal].filter((part) => part !== undefined);
  const known = parts.map(({ value }) => Number(value));
  const others = listLines(rows, OTHERS).map(({ eur }) => eur);
  const fee = televisionFee === undefined ? [] : [Number(televisionFee.value)];
  const isSum = (total: number) =>
    [[], fee, others, [...fee, ...others]].some(
      (more) => known.length + more.length > 2 && addsUp([...known, ...more], total),
    );
  const total = listTotals(rows).find(({ eur }) => isSum(eur));
  if (total === undefined) {
    return entries;
  }
  const proved: Entries = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      name,
      parts.includes(entry) || entry === televisionFee ? { ...entry, isProved: true } : entry,
    ]),
  );
  return { ...proved, total: toEntry(total.eur, total, true) };
}
