import { roundToCents } from "../../figures/round.ts";
import { toSpokenText } from "../../text/spoken-text.ts";
import { type Figure, type FigureReading, readFigure, toOne, toSeveral } from "./figure.ts";
import { type Quantity, readQuantities } from "./quantities.ts";

const FEE =
  /\b(?:col|con|compreso|incluso|con dentro)(?: il| anche il| del)? (?:canone|rai)\b|\bcanone (?:rai )?(?:compreso|incluso|dentro)/i;

/** Matches the price of a unit, which is not the amount of a bill or a year: «0,12 al kWh». */
const PRICE_OF_A_UNIT = /(?:\/ ?|\b(?:al|per|ogni|a) |(?:€|\beuro) ?)(?:kwh|smc|mc|metro cubo)\b/;

/** Matches words for a consumption: «Consumo 2700» without a unit is hardly an amount. */
const OF_USE =
  /(?<!\b(?:il|per|di|quota) )\bconsum(?:o|iamo|at[oa]|avo|avamo)\b(?!.*\b(?:spend\w+|pag\w+)\b)/;

/** Matches a tax on top of an amount, after which either of the two may be meant. */
const BESIDE_VAT =
  /(?:\bpiu|\+|\boltre|\bsenza|\besclus[ao]|\bnett[oi])(?: l'| dell'| di| d')? ?iva\b|\biva (?:esclus[ao]|a parte|da aggiungere)\b/;

/** Whether an amount is said to be without its VAT. */
export function saysWithoutVat(text: string): boolean {
  return BESIDE_VAT.test(toSpokenText(text));
}

/** Possible numbers of bills a year if all have the same period. */
const REGULAR_BILLS: readonly number[] = [4, 6, 12];

/** An amount in €: «123,45», «€ 1.200», «ottanta euro», «90 euro e 50», «6 bollette da 150». */
export function readEuros(text: string, { takesEach = false } = {}): FigureReading {
  if (PRICE_OF_A_UNIT.test(toSpokenText(text))) {
    return { status: "other-kind", kind: "other", value: 0 };
  }
  const reading =
    readBills(text) ??
    readSpelt(text) ??
    readFigure(text, { kinds: ["eur"], disturbing: ["percent", "bills", "months"], takesEach });
  if (reading.status === "one" && !reading.figure.isNamed && OF_USE.test(toSpokenText(text))) {
    return { status: "other-kind", kind: "kwh", value: reading.figure.value };
  }
  if (reading.status === "one" && saysWithoutVat(text)) {
    return toSeveral(reading.figure);
  }
  const isOfYear =
    reading.status === "one" &&
    reading.figure.times === null &&
    reading.others.some(({ kind }) => kind === "year");
  return isOfYear ? { ...reading, figure: { ...reading.figure, times: 1 } } : reading;
}

/**
 * The Italian television fee, € a year, of law 232 of 2016, article 1, paragraph 40. Electricity
 * bills charge it in ten parts, from January to October (law 208 of 2015, article 1, paragraph 153).
 */
export const TELEVISION_FEE = { eurPerYear: 90, eurPerMonth: 9 };

/** Whether the Italian television fee is said to be in the amount. */
export function saysWithFee(text: string): boolean {
  return FEE.test(toSpokenText(text));
}

/**
 * The amount without the fee of a text that states both: 105,44 of «123,44 di cui 18 di canone».
 * Null for any other text.
 */
export function findAmountWithoutFee(text: string): Figure | null {
  const [whole, fee, more] = readQuantities(text);
  const isFee =
    whole !== undefined &&
    fee !== undefined &&
    more === undefined &&
    INCLUDES.test(fee.before) &&
    (FEE_AFTER.test(fee.after) || FEE_BEFORE.test(fee.before));
  if (!isFee || ![whole, fee].every(isSum) || whole.value <= fee.value) {
    return null;
  }
  // «1.100 l'anno di cui 9 al mese di canone» gives the two for different times.
  const isOfOther = fee.times !== null && fee.times !== whole.times;
  const value = roundToCents(whole.value - fee.value);
  return isOfOther ? null : { value, kind: "eur", times: whole.times, isNamed: true };
}

const INCLUDES = /(?:^|[\s,])(?:di cui|dei quali|con|compres[oi]|inclus[oi]|meno)\s/;
const FEE_AFTER =
  /^\s*(?:€|euro)?\s*(?:(?:di|del|e|sono|per)\s+)*(?:(?:il|la)\s+)?(?:canone|rai)\b/;
const FEE_BEFORE = /\b(?:canone|rai)(?:\s+(?:rai|di|e|che))*[\s:]*$/;

/** Whether a quantity is a sum of money. The «cui» after it is no thing that it counts. */
function isSum({ kind, after }: Quantity): boolean {
  return kind === "eur" || kind === "bare" || /^\s*(?:di cui|dei quali)\b/.test(after);
}

/** The amount of a year from its bills: «6 bollette da 150», «150 x 6». */
function readBills(text: string): FigureReading | null {
  const [first, second, third] = readQuantities(text);
  if (first === undefined || second === undefined || third !== undefined) {
    return null;
  }
  const bills = [first, second].find(({ kind }) => kind === "bills") ?? findFactor(first, second);
  const amount = bills === first ? second : first;
  if (bills === undefined || (amount.kind !== "bare" && amount.kind !== "eur")) {
    return null;
  }
  const euros = roundToCents(amount.value * bills.value);
  const figure: Figure = { value: euros, kind: "eur", times: 1, isNamed: true };
  const isOfMonths =
    amount.times === null || amount.times === "bill" || (amount.times === 12 && bills.value === 12);
  return REGULAR_BILLS.includes(bills.value) && isOfMonths ? toOne(figure) : toSeveral(figure);
}

/**
 * Reads an amount in euros and cents: «64 e 15 centesimi», and «132 e 40» unless it may be a range.
 */
function readSpelt(text: string): FigureReading | null {
  const [euros, cents, more] = readQuantities(text);
  const isAmount = euros?.kind === "bare" || (euros?.kind === "eur" && euros.unit === "");
  if (euros === undefined || !isAmount || cents === undefined || more !== undefined) {
    return null;
  }
  const isNamed = euros.kind === "eur" || (cents.kind === "eur" && /^cent/.test(cents.unit));
  const value = /^cent/.test(cents.unit) ? cents.value : cents.value / 100;
  const isSpelt =
    /^ e $/.test(cents.before) &&
    !/\b(?:tra|fra|dai?)\b/.test(euros.before) &&
    (isNamed || (cents.kind === "bare" && cents.value >= 10)) &&
    Number.isInteger(euros.value) &&
    value < 1;
  const whole = roundToCents(euros.value + value);
  const figure: Figure = { value: whole, kind: "eur", times: cents.times, isNamed: true };
  if (!isSpelt) {
    return null;
  }
  // «80 e 90» and «45 e 50» may be two amounts.
  const isRange = cents.value > euros.value && cents.value - euros.value <= NEIGHBOURS_WITHIN;
  const isWhole =
    WRITTEN_BEFORE.test(euros.before) &&
    /^[ .!]*$/.test(cents.after) &&
    euros.value % 10 !== 0 &&
    !isRange;
  return isNamed || isWhole ? toOne(figure) : toSeveral(figure);
}

/** Matches words before an amount that is read from a bill: «C'è scritto 66 e 90». */
const WRITTEN_BEFORE =
  /^(?:(?:e|era|sono|fa|fanno|viene|dice|segna|leggo|vedo|trovo|(?:c'e|sta|cosi|come)|scritto|totale|di) )*$/;

/** Two figures with at most this difference may be a range. */
const NEIGHBOURS_WITHIN = 20;

/** The factor of «150 x 6» or «6 x 150». */
function findFactor(first: Quantity, second: Quantity): Quantity | undefined {
  if (!/^\s*(?:(?:€|euro)\s*)?(?:al mese\s+)?(?:x|per|\*|×)\s*$/.test(second.before)) {
    return undefined;
  }
  return [second, first].find(
    ({ kind, value }) => kind === "bare" && REGULAR_BILLS.includes(value),
  );
}
