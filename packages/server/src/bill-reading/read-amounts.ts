import type { EnergyTipology } from "@volpe/contract";
import { findOnly } from "./agree.ts";
import { type AmountLine, findTallestSum, listAmountLines, toOptional } from "./amount-lines.ts";
import { doubtWhere, type Entries, type Entry, toEntry } from "./bill-entry.ts";
import { addsUp, isMoney, listFigures } from "./figures-in-text.ts";
import { listTotals, OWN_TOTAL, readTotal, TOTAL } from "./list-totals.ts";
import { type Cell, type Row, toRowText } from "./page-cells.ts";
import { withAddends } from "./read-addends.ts";
import { isSumOnly } from "./read-line.ts";
import { readOlderSums } from "./read-older-sums.ts";
import { readReceipt } from "./read-receipt.ts";
import { SUM_SIGN } from "./shown-piece.ts";
import { splitTogether, withSaleParts, withStatedSums } from "./stated-sums.ts";
import { toTaxSum } from "./tax-sum.ts";

/** The sums of one supply, for a period. */
export function readAmounts(
  rows: readonly Row[],
  tipology: EnergyTipology,
  { isDual }: { isDual: boolean },
): Entries {
  const sale = withSaleParts(
    rows,
    isReceipt(rows)
      ? withStatedSums(rows, readReceipt(rows, tipology))
      : readOlderSums(rows, tipology),
  );
  const totals = listTotals(rows, tipology);
  // In a dual bill any other total may be that of both supplies.
  const isOwn = ({ text }: AmountLine) => !isDual || OWN_TOTAL[tipology].test(text.toLowerCase());
  const parts = withAddends(rows, { ...sale, ...readTaxes(rows, tipology) }, totals);
  const proved = proveSum(
    { ...parts, ...readBonus(rows), ...readTotal(totals, isOwn) },
    rows,
    totals,
  );
  // The total does not prove how a line that joins two parts is split, nor which taxes «Imposte»
  // includes.
  const all = splitTogether(rows, withDoubtfulTaxes(proved));
  // The sum of a single supply may leave out the other items of its bill.
  const isPart =
    !isDual && all.total !== undefined && OWN_TOTAL[tipology].test(all.total.text.toLowerCase());
  return doubtWhere(
    all,
    (entry, name) => (isPart && name === "total") || (isDual && isOfTable(entry)),
  );
}

/**
 * Whether a sum stands in a table with a column for each supply, where only the head tells to which
 * supply it belongs.
 */
function isOfTable({ text }: Entry): boolean {
  return text.split(SUM_SIGN).some((line) => listFigures(line).filter(isMoney).length > 1);
}

function withDoubtfulTaxes(entries: Entries): Entries {
  return doubtWhere(
    entries,
    ({ text }, name) => name === "excise" && /^imposte\s*:?\s*[€\d-]/i.test(text),
  );
}

const HEADING_MAX = 60;

/** Whether the bill has the «Scontrino dell’energia», as bills do since July 2025. */
function isReceipt(rows: readonly Row[]): boolean {
  const all = rows.map((row) => row.cells.map(({ folded }) => folded).join(" ")).join("\n");
  return (
    // A sentence may only announce the receipt of later bills.
    rows.some(({ cells }) =>
      cells.some(({ folded }) => folded.length <= HEADING_MAX && /scontrino/.test(folded)),
    ) ||
    (/quot[ae] (?:per i |per |di )?consum[oi]/.test(all) && /vendita/.test(all))
  );
}

const FEE = /canone (?:rai|tv|di abbonamento|televisi)|abbonamento (?:rai|tv|alla televisione)/;
const NO_FEE = /non |esen/;
/** The television fee is at most 90 € a year since bills charge it, except in its first year. */
const TELEVISION_FEE_MAX = 100;

const IVA = /\biva\b|\bi\.v\.a\./;

function readTaxes(rows: readonly Row[], tipology: EnergyTipology): Entries {
  const [both] = listAmountLines(
    rows,
    /(?:totale )?(?:imposte|accise)(?: erariali)? (?:e|ed) (?:l')?(?:iva|i\.v\.a|accise)(?: e (?:iva|i\.v\.a))?|totale imposte/,
  );
  const excises = listAmountLines(
    rows,
    /accis[ae]|addizional[ei]|impost[ae] erarial[ei]|imposte? (?:di consumo|sul consumo)/,
    IVA,
  );
  const vat = listAmountLines(
    rows,
    new RegExp(`${IVA.source}|imposta sul valore aggiunto`),
    /accis|imposte|imponibile ?:?$|imponibile iva|ricalcol|p\. ?iva|partita iva|esclus|inclus|compres|fuori campo|altre partite|codice|\d{11}|totale (?:fattura|bolletta|documento|da pagare)/,
  );
  const [fee] = listAmountLines(rows, FEE, NO_FEE).filter(({ eur }) => eur <= TELEVISION_FEE_MAX);
  // The television fee is charged only with electricity.
  const television = toOptional(tipology === "luce" ? { televisionFee: fee } : {});
  // If VAT has a line of its own, «Imposte» means the excise.
  const others = listAmountLines(rows, /^imposte ?:?$/);
  const isBeside =
    excises.length === 0 &&
    vat.length > 0 &&
    both === undefined &&
    !isNamed(rows, /^di cui .*(?:accis|\biva\b)/, /^$/);
  const excise = toTaxSum("excise", isBeside ? others : excises);
  if (both === undefined) {
    return { ...television, ...excise, ...toTaxSum("vat", vat) };
  }
  const apart = [vat, listRated(rows)]
    .map((lines) => ({ ...excise, ...toTaxSum("vat", lines) }))
    .find((parts) => isSplitOf(parts, both));
  return { ...television, ...(apart ?? { ...excise, ...toOptional({ taxes: both }) }) };
}

/** Whether excise and VAT are both printed and add up to the sum that the bill states for both. */
function isSplitOf({ excise, vat }: Entries, both: AmountLine): boolean {
  return (
    excise !== undefined &&
    vat !== undefined &&
    addsUp([excise.value, vat.value].map(Number), both.eur)
  );
}

/** Lists lines of a VAT summary that have no other text: «22%  910,81  200,38». */
function listRated(rows: readonly Row[]): AmountLine[] {
  return rows.flatMap((row, index) => {
    const text = toRowText(row);
    const [rate, base, tax, ...others] = listFigures(text);
    const isRated =
      rate?.unit === "%" &&
      base !== undefined &&
      tax !== undefined &&
      others.length === 0 &&
      isMoney(base) &&
      isMoney(tax) &&
      Math.abs((rate.value * base.value) / 100 - tax.value) <= CENT;
    return isRated ? [{ eur: tax.value, text, page: row.page, index }] : [];
  });
}

const CENT = 0.011;

const BONUS = /\bbonus\b/;

/** Finds the negative sum of the bonus. Lines with other sums say who is entitled to one. */
function readBonus(rows: readonly Row[]): Entries {
  const bonus = findOnly(
    listAmountLines(rows, BONUS).filter(({ eur }) => eur < 0),
    "eur",
  );
  return bonus === undefined ? {} : { socialBonus: toEntry(-bonus.eur, bonus) };
}

/** Lines that belong to the total but to no part. */
const OTHERS = /altre partite|ricalcol|arrotondament|interessi|sconto|deposito/;

/**
 * Parts and total prove each other if they add up. Of several totals, the one that fits is taken.
 */
function proveSum(entries: Entries, rows: readonly Row[], named: readonly AmountLine[]): Entries {
  const { sale, network, charges, excise, vat, taxes, televisionFee, socialBonus } = entries;
  if (sale === undefined || network === undefined) {
    return entries;
  }
  const fiscal = taxes === undefined ? [excise, vat] : [taxes];
  const parts = [sale, network, charges, ...fiscal].filter((part) => part !== undefined);
  const known = parts.map(({ value }) => Number(value));
  // A bill may print the sum to pay in large letters without a name.
  const tallest = parts.length > 2 && named.length === 0 ? findTallestSum(rows) : undefined;
  const totals = tallest === undefined ? named : [tallest];
  const others = listAmountLines(rows, OTHERS)
    // A sentence on a further page is about something else.
    .filter((one) => totals.some(({ page, index }) => one.page === page && one.index < index))
    .map(({ eur }) => eur);
  const fee = televisionFee === undefined ? [] : [Number(televisionFee.value)];
  const bonus = socialBonus === undefined ? [] : [-Number(socialBonus.value)];
  // The sum to pay includes the bonus and the television fee, but may leave out other items that do
  // not belong to the supply.
  const sums = [bonus, []]
    .flatMap((less) =>
      WITH_MORE.map(({ hasFee, hasOthers }) => ({
        more: [...less, ...(hasFee ? fee : []), ...(hasOthers ? others : [])],
        hasFee: hasFee && fee.length > 0,
        hasOthers: hasOthers && others.length > 0,
        hasBonus: less.length > 0,
      })),
    )
    .filter(({ more }) => known.length + more.length > 2)
    .flatMap(({ more, ...has }) =>
      totals
        .filter(({ eur }) => addsUp([...known, ...more], eur))
        .map((total) => ({ total, ...has })),
    );
  const [sum] = sums;
  if (sum === undefined) {
    return entries;
  }
  const { total, hasFee, hasBonus, hasOthers } = sum;
  const proved: Entries = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      name,
      parts.includes(entry) ||
      (hasFee && entry === televisionFee) ||
      (hasBonus && entry === socialBonus)
        ? { ...entry, isProved: true }
        : entry,
    ]),
  );
  // A total that differs by more than fee and bonus may be that of the whole bill, or a fee or a
  // bonus was not read.
  const [ofFee, ofBonus] = [hasFee ? fee : [], hasBonus ? bonus : []];
  const isOnly = totals.every(({ eur }) =>
    [[], ofFee, ofBonus, [...ofFee, ...ofBonus]].some((left) => addsUp([eur, ...left], total.eur)),
  );
  const lacksFee = fee.length === 0 ? isNamed(rows, FEE, NO_FEE) : !hasFee;
  const lacksBonus = bonus.length > 0 && !hasBonus;
  const isWhole = isOnly && !hasOthers && !lacksFee && !lacksBonus && !isBesideEmpty(rows, total);
  return { ...proved, total: toEntry(total.eur, total, isWhole) };
}

/**
 * What a total may contain besides the parts of the supply; the first combination that fits is
 * taken.
 */
const WITH_MORE = [
  { hasFee: true, hasOthers: false },
  { hasFee: true, hasOthers: true },
  { hasFee: false, hasOthers: false },
  { hasFee: false, hasOthers: true },
];

const LINES_NEAR = 4;

/**
 * Whether a total stands in its column near the name of a bonus or of another total without a sum,
 * or above a sum without a name.
 */
function isBesideEmpty(rows: readonly Row[], { index, page, eur }: AmountLine): boolean {
  const cells = rows[index]?.cells ?? [];
  const at = cells.findIndex(
    ({ text }) => isSumOnly(text) && listFigures(text).some(({ value }) => value === eur),
  );
  const sum = cells[at];
  const label = cells[at - 1] ?? cells[0];
  const isNamed = (cell: Cell) =>
    label !== undefined && Math.abs(cell.x - label.x) < 2 && /\p{L}{2}/u.test(cell.text);
  return rows.slice(Math.max(0, index - LINES_NEAR), index + LINES_NEAR + 1).some((row) => {
    const [name, ...others] = row.cells;
    const isEmpty =
      name !== undefined &&
      isNamed(name) &&
      name.text.length <= LABEL_MAX &&
      (BONUS.test(name.folded) || TOTAL.test(name.folded)) &&
      [name, ...others].every(({ text }) => listFigures(text).length === 0);
    const isNameless =
      sum !== undefined &&
      rows.indexOf(row) > index &&
      row.cells.some(({ right, text }) => Math.abs(right - sum.right) < 2 && isSumOnly(text)) &&
      !row.cells.some(isNamed);
    return row.page === page && (isEmpty || isNameless);
  });
}

const LABEL_MAX = 40;

function isNamed(rows: readonly Row[], label: RegExp, unless: RegExp): boolean {
  return rows.some(({ cells }) =>
    cells.some(({ folded }) => label.test(folded) && !unless.test(folded)),
  );
}
