import { type EnergyTipology, isUnitPrice } from "@volpe/contract";
import { agree, findOnly } from "./agree.ts";
import { listAmountLines } from "./amount-lines.ts";
import { dropMissing, type Entries, type Entry, toEntry } from "./bill-entry.ts";
import { listFigures } from "./figures-in-text.ts";
import { type Cell, type Row, toRowText } from "./page-cells.ts";
import { isAdvertised } from "./paragraphs.ts";
import { type Found, readBeside } from "./read-beside.ts";

/** Reads the price that the contract states, and whether it is fixed. `code` is the offer's. */
export function readOfferTerms(
  rows: readonly Row[],
  tipology: EnergyTipology,
  code: Entry | undefined,
): Entries {
  const pricing = readPricing(rows, code);
  const stated = readContractPrice(rows, tipology);
  return dropMissing({
    contractPrice: stated ?? (pricing?.value === "fixed" ? findCharged(rows, tipology) : null),
    pricing,
  });
}

/**
 * Finds a fixed price that only the details state: «Prezzo energia 96 kWh 0,148000 14,21». It is
 * doubtful.
 */
function findCharged(rows: readonly Row[], tipology: EnergyTipology): Entry | null {
  const lines = listAmountLines(
    rows,
    /^prezzo (?:fisso |bloccato )?(?:dell'energia|del gas|energia|luce|gas)(?! (?:fascia )?f[123])\b/,
    NO_PRICE,
  ).flatMap(({ product, ...line }) =>
    product !== undefined && isUnitPrice(tipology, product.price)
      ? [{ ...line, value: product.price }]
      : [],
  );
  const only = findOnly(lines, "value");
  return only === undefined ? null : toEntry(only.value, only);
}

/** A longer text describes offers in general. */
const FACT_MAX = 90;

const PRICE_LABEL =
  /^(?:\p{L}+ |tipo(?:logia)? (?:di )?)?prezzo(?![^€\d]*\b(?:medi[oa]|f[123]\d?|picco))|^(?:componente|corrispettivo|quota|costo) (?:(?:della |del |dell')?(?:energia|gas|materia prima))(?! f[123])[^€\d]*$/u;
/**
 * Matches a text whose price is not the contract's: an addend to an index, a mean of the sale, a
 * price of one band or of another time.
 */
const NO_PRICE =
  /medi[oa]|spread|\bpun\b|\bpsv\b|\bttf\b|indice|\+(?! ?[\d.,]+ ?€ ?\/ ?(?:anno|mese))|\bf[123]\b|massim|sar[aà]|applicher|scont|precedent|\bera(?:no)?\b|\bscors[oa]\b|applicat[oa] fino/;

/**
 * The only price that the offer's box prints beside its label, as «Prezzo: 0,128 €/kWh». Proved if
 * a line of the details charges the same price.
 */
function readContractPrice(rows: readonly Row[], tipology: EnergyTipology): Entry | null {
  const read = (whole: string) => {
    const text = toSentence(whole);
    const prices = listFigures(text).filter(
      ({ unit, decimals }) => unit === "price" || (unit === "" && decimals > 2),
    );
    const [price] = prices;
    const isOne =
      price?.unit === "price" && prices.length === 1 && isUnitPrice(tipology, price.value);
    return isOne && text.length <= FACT_MAX && !NO_PRICE.test(text.toLowerCase())
      ? price.value
      : null;
  };
  const found = readBeside(rows, PRICE_LABEL, read).filter(
    ({ row, cell, text }) =>
      toSentence(text).length <= FACT_MAX + cell.text.length &&
      !NO_PRICE.test(toSentence(text).toLowerCase()) &&
      !row.cells.some((one) => isAdvertised(rows, one)) &&
      !rows.some((one) => one.cells.includes(cell) && isCharged(one)),
  );
  const charged = new Set(
    listAmountLines(rows, /^(?=.*\p{L})/u).flatMap(({ product }) =>
      product ? [product.price] : [],
    ),
  );
  return agree(found, ({ value, place }) => place !== "below" && charged.has(value));
}

/** Cuts the text after its first sentence, because the next one is about another price. */
function toSentence(text: string): string {
  return text.split(/(?<=[a-z])\. (?=[A-Z])/)[0] ?? text;
}

/** Whether a line charges a quantity. */
function isCharged(row: Row): boolean {
  return listAmountLines([row], /^/).some(({ product }) => product !== undefined);
}

const PRICING_LABEL =
  /(?:tipo(?:logia)?|struttura|modalita|formula)(?: (?:di|del|della|dell'))? ?(?:prezzo|prezzi|offerta|tariffa)(?: applicat[oa])? ?:?|^prezzo(?: (?:energia|luce|gas|della vendita|dell'energia|della materia prima))?(?: ?:| ?$|(?= (?:fiss|bloccat|invariabil|variabil|indicizzat)))|^(?:indice|indicizzazione|spread)(?: di riferimento)?\b/;
const OWN_PRICING =
  /\b(?:prezz[oi]|tariffa|offerta)\b[^.;]{0,40}\b(?:fiss[oaie]|bloccat[oaie]|variabil[ei]|indicizzat[oaie]|invariabil[ei])\b|indicizzat[oa] (?:al|a)\b|\b(?:pun|psv|ttf)\b[^.;]{0,25}[+×*]|\bspread\b/;
/** Names such as «quota fissa», which do not tell whether the price is fixed. */
const PARTS =
  /(?:quot[ae]|cost[oi]|corrispettiv[oi]|spes[ae]|part[ei]|component[ei]) (?:fiss[aoe]|variabil[ei])/g;

function toPricing(text: string): string | null {
  const folded = text.toLowerCase().replaceAll(PARTS, "");
  const isFixed = /\bfiss[oaie]\b|\bbloccat[oaie]\b|\binvariabil/.test(folded);
  const isVariable = /\bvariabil|\bindicizzat|\bpun\b|\bpsv\b|\bttf\b|\bspread\b/.test(folded);
  return isFixed === isVariable ? null : isFixed ? "fixed" : "variable";
}

/** The lines just above and below a text that begin or end where it does. */
function findLinesAround(rows: readonly Row[], cell: Cell): Cell[] {
  const isBeside = (one: Cell) =>
    one.page === cell.page &&
    one !== cell &&
    Math.abs(one.y - cell.y) < 1.6 * cell.height &&
    (Math.abs(one.x - cell.x) < 2 || Math.abs(one.right - cell.right) < 2);
  return rows.flatMap(({ cells }) => cells.filter(isBeside));
}

/** The ninth sign of an offer's code in the open data tells the kind of price. */
const PRICING_OF_CODE = /^\d{6}[EGD][A-Z]([FV])/;

/**
 * Reads the kind of price. It is sure if a label or the offer's code states it and nothing
 * contradicts it.
 */
function readPricing(rows: readonly Row[], code: Entry | undefined): Entry | null {
  const isFact = ({ row, cell }: Found<string>) =>
    cell.text.length <= FACT_MAX &&
    ![cell, ...row.cells.slice(0, 1)].some((one) => isAdvertised(rows, one));
  const labelled = readBeside(rows, PRICING_LABEL, toPricing).filter(isFact);
  const inSentences = rows.flatMap((row) =>
    row.cells.flatMap((cell) => {
      const { text, folded, page } = cell;
      const isOwn =
        text.length <= FACT_MAX && OWN_PRICING.test(folded) && !isAdvertised(rows, cell);
      const value = isOwn ? toPricing(text) : null;
      return value === null ? [] : [{ value, text: toRowText(row), page }];
    }),
  );
  const letter = PRICING_OF_CODE.exec(String(code?.value ?? "").toUpperCase())?.[1];
  const coded =
    code === undefined || letter === undefined
      ? []
      : [{ value: letter === "F" ? "fixed" : "variable", text: code.text, page: code.page }];
  const all = [...labelled, ...inSentences, ...coded];
  const [first] = all;
  if (first === undefined) {
    return null;
  }
  // In «fisso 12 mesi, poi / variabile» one cell states two kinds on two lines.
  const isOther = (text: string) => ![null, first.value].includes(toPricing(text));
  const isOne =
    all.every(({ value }) => value === first.value) &&
    !labelled.some(({ cell }) => findLinesAround(rows, cell).some(({ text }) => isOther(text)));
  const isSaid = labelled.length > 0 || (coded.length > 0 && code?.isProved === true);
  return toEntry(first.value, first, isOne && isSaid);
}
