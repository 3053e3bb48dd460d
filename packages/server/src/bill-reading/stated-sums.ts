import { roundToCents } from "../figures/round.ts";
import { findOnly } from "./agree.ts";
import { type AmountLine, listAmountLines } from "./amount-lines.ts";
import { doubtWhere, dropMissing, type Entries, type Entry, toEntry } from "./bill-entry.ts";
import { addsUp, isMoney, listFigures } from "./figures-in-text.ts";
import { type Row, toRowText } from "./page-cells.ts";
import { joinTerms } from "./shown-piece.ts";

const SALE =
  /(?:spesa |servizi )(?:per |di )?(?:la )?vendita|^vendita\b|materia (?:prima )?(?:energia|gas)/;
const NETWORK = /\brete\b|trasporto/;
const CHARGES = /oneri/;
const NETWORK_AND_CHARGES = /(?:\brete\b|trasporto).*oneri/;
/** Matches lines of the receipt's blocks, and prices. */
const NOT_STATED = /di cui|quota|prezzo|medio/;

type Sum = Pick<AmountLine, "eur" | "text" | "page">;

/**
 * Adds sums of the receipt's period that its later pages state: the sale if the receipt was not
 * read, and separately the network and the system charges, which the receipt counts together.
 */
export function withStatedSums(rows: readonly Row[], receipt: Entries): Entries {
  const unless = new RegExp(`${NOT_STATED.source}|\\brete\\b|oneri`);
  const stated = findOnly(listAmountLines(rows, SALE, unless), "eur");
  const sale = receipt.sale ?? (stated && toEntry(stated.eur, stated));
  return { ...receipt, ...dropMissing({ sale }), ...splitNetwork(rows, receipt.network) };
}

const FIXED_PART =
  /(?:vendita|commercial\w*)\b.*\bquota fissa|quota fissa\b.*\b(?:vendita|commercial)/;
const VARIABLE_PART =
  /vendita\b.*\bquota (?:consumi|energia|gas|variabile)|quota (?:per )?(?:i )?(?:consumi|energia|gas|variabile)\b.*\bvendita/;
const NOT_A_PART = /\brete\b|oneri|medio/;

const FIXED = /quota fissa|corrispettivo fisso|costo fisso|commercializzazione|\bpcv\b/;

/**
 * Finds a fixed part in a sentence: «La spesa per la materia energia comprende 16,00 € di quota
 * fissa».
 */
function findToldFixed(rows: readonly Row[]): Entry | undefined {
  return rows
    .flatMap(({ cells }) => cells)
    .flatMap((cell) =>
      SALE.test(cell.folded)
        ? listFigures(cell.text)
            .filter(({ index }) => /^[\d.,]+ ?€ di quota fissa/.test(cell.folded.slice(index)))
            .map(({ value }) => toEntry(value, cell))
        : [],
    )
    .at(0);
}

/** A fixed sum that gives the sale together with one product, or with two consecutive ones. */
function findFixedRest(rows: readonly Row[], sale: number): Entry | undefined {
  const products = listAmountLines(rows, /^(?=.*[\p{L}\d])/u).filter(
    ({ product }) => product !== undefined,
  );
  const sums = products.flatMap(({ eur }, at) => {
    const next = products[at + 1];
    return next === undefined ? [eur] : [eur, eur + next.eur];
  });
  const [rest] = listAmountLines(rows, FIXED).filter(
    ({ eur }) => eur > 0 && sums.some((sum) => addsUp([sum, eur], sale)),
  );
  return rest && toEntry(rest.eur, rest);
}

/**
 * Adds the two parts of the sale by their full names if nothing else states them. They are
 * doubtful.
 */
export function withSaleParts(rows: readonly Row[], entries: Entries): Entries {
  const fixed = findOnly(listAmountLines(rows, FIXED_PART, NOT_A_PART), "eur");
  const variables = listAmountLines(rows, VARIABLE_PART, NOT_A_PART);
  const [variable] = variables;
  const only = findOnly(variables, "eur");
  const sale =
    entries.sale ??
    (fixed && only && toEntry(roundToCents(fixed.eur + only.eur), joinTerms([fixed, only])));
  if (sale === undefined) {
    return entries;
  }
  const saleFixed =
    entries.saleFixed ??
    (fixed !== undefined && fixed.eur > 0 && fixed.eur < Number(sale.value)
      ? toEntry(fixed.eur, fixed)
      : (findFixedRest(rows, Number(sale.value)) ?? findToldFixed(rows)));
  const parts = { ...entries, ...dropMissing({ sale, saleFixed }) };
  return variable?.product === undefined || entries.unitPrice !== undefined
    ? parts
    : {
        unitPrice: toEntry(variable.product.price, variable),
        periodConsumption: toEntry(variable.product.quantity, variable),
        ...parts,
      };
}

function splitNetwork(rows: readonly Row[], both: Entry | undefined): Entries {
  const networks = listSums(rows, NETWORK, CHARGES);
  const charges = listSums(rows, CHARGES, NETWORK);
  const pairs = networks.flatMap((network) =>
    charges
      .filter(({ eur }) => both === undefined || addsUp([network.eur, eur], Number(both.value)))
      .map((one) => ({ network, charges: one })),
  );
  const [first] = pairs;
  const isOne = pairs.every(
    ({ network, charges: one }) =>
      network.eur === first?.network.eur && one.eur === first.charges.eur,
  );
  if (first === undefined || !isOne) {
    const [together] = listAmountLines(rows, NETWORK_AND_CHARGES, NOT_STATED);
    return both === undefined && together !== undefined
      ? { network: toEntry(together.eur, together) }
      : {};
  }
  const isProved = both?.isProved === true;
  return {
    network: toEntry(first.network.eur, first.network, isProved),
    charges: toEntry(first.charges.eur, first.charges, isProved),
  };
}

const CHARGE_DETAIL = /\boneri\b|\basos\b|\barim\b|\bug ?[123]\b/;
/** Matches charges of the seller, which belong to the sale although they are called «oneri». */
const OF_SALE = /vendita|\bccr\b|aggiuntiv|commercial|dispacc|materia/;

/**
 * Splits network and system charges that the receipt counts together: into two parts that the bill
 * states, or else by what the lines of the details charge. The latter is doubtful: a line may
 * be missing. The sum is doubtful if the bill names the parts without a line for each.
 */
export function splitTogether(rows: readonly Row[], entries: Entries): Entries {
  const { network: both, charges } = entries;
  if (both === undefined || charges !== undefined || !CHARGES.test(both.text.toLowerCase())) {
    return entries;
  }
  const eur = Number(both.value);
  const parts = findParts(rows, eur);
  if (parts !== null) {
    const [network, own] = parts;
    return {
      ...entries,
      network: { ...network, isProved: both.isProved },
      charges: { ...own, isProved: both.isProved },
    };
  }
  const details = listAmountLines(
    rows,
    CHARGE_DETAIL,
    new RegExp(`${NETWORK.source}|${OF_SALE.source}`),
  );
  const isDetail = ({ product, text }: AmountLine) => product && !both.text.includes(text);
  const sum = toSum(details.filter(isDetail));
  const isMixed = listAmountLines(rows, NETWORK_AND_CHARGES, /di cui/).some(isDetail);
  if (!isMixed && sum !== null && Number(sum.value) > 0 && Number(sum.value) < eur) {
    const network = toEntry(roundToCents(eur - Number(sum.value)), joinTerms([both, sum]));
    return { ...entries, network, charges: sum };
  }
  return doubtWhere(entries, (_, name) => name === "network" && details.length > 0);
}

/**
 * Finds one or several lines of each part that add up to the sum: «di cui rete 27,94», «di cui
 * oneri 15,74».
 */
function findParts(rows: readonly Row[], eur: number): [Entry, Entry] | null {
  const network = toSum(listAmountLines(rows, NETWORK, CHARGES));
  const charges = toSum(
    listAmountLines(rows, CHARGES, new RegExp(`${NETWORK.source}|${OF_SALE.source}`)),
  );
  return network !== null &&
    charges !== null &&
    addsUp([network.value, charges.value].map(Number), eur)
    ? [network, charges]
    : null;
}

function toSum(lines: readonly AmountLine[]): Entry | null {
  const sum = roundToCents(lines.reduce((all, { eur }) => all + eur, 0));
  return lines.length === 0 ? null : toEntry(sum, joinTerms(lines));
}

/**
 * Lists sums with their label on the line, or in a sentence: «rete 27,13 €, oneri di sistema 16,21
 * €».
 */
function listSums(rows: readonly Row[], label: RegExp, other: RegExp): Sum[] {
  const unless = new RegExp(`${NOT_STATED.source}|${other.source}`);
  const inSentences = rows.flatMap((row) =>
    row.cells.flatMap(({ text, folded }) => {
      const figures = listFigures(text).filter(isMoney);
      return figures.length < 2
        ? []
        : figures.flatMap(({ value, index }, at) => {
            const before = folded.slice(figures[at - 1]?.index ?? 0, index).replace(/^.*:/, "");
            const isOwn = label.test(before) && !other.test(before);
            return isOwn ? [{ eur: value, text: toRowText(row), page: row.page }] : [];
          });
    }),
  );
  return [...listAmountLines(rows, label, unless), ...inSentences];
}
