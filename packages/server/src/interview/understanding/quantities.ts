import { readNumberWord } from "@volpe/contract";
import { LRUCache } from "lru-cache";
import { MONTHS } from "../../text/time-words.ts";
import { type FoundNumber, findNumbers } from "./italian-number.ts";
import { findTimesPerYear, markPeriods } from "./period.ts";
import { toSaidText } from "./spelling.ts";
import { type Kind, UNIT_BEFORE, UNITS } from "./units.ts";

export type Quantity = {
  kind: Kind;
  /** In the unit of its kind: kWh, kW, €, months, Mbit/s. */
  value: number;
  /** Another possible meaning of the number. */
  orElse?: number;
  /** The unit as written in the text; empty for none. */
  unit: string;
  /** Periods a year; null = none is named, "bill" = the period of a bill. */
  times: number | "bill" | null;
  isDenied: boolean;
  /** True if a part of the number may be unread (`FoundNumber`). */
  isCut: boolean;
  /** The words between the previous number and this one. */
  before: string;
  /** Words after it, up to the number after it. */
  after: string;
  start: number;
  end: number;
};

const SINGULAR = /^(?:mese|anno|(?:bi|tri|quadri)mestre|semestre|giorno)\b/;
const YEAR_BEFORE = /(?:\b(?:nel|del|dal|al|anno|fino al|il|inizio|fine|dicembre|gennaio)|\()\s*$/;
const TIME_BEFORE =
  /\b(?:alle|ore|dalle|dopo le|prima delle|verso le|tra le|fra le|le|entro le|per le)\s*$/;
const DENIED = /\bnon (?:sono |e |ho |era |erano |ne ho |faccio )?$/;
/**
 * The last number that may be a year. The contracts that people have today end well before it, and
 * an amount is more often written as 2040 or 2050.
 */
export const LAST_YEAR = 2039;
/** The digits of an e-mail address are no figure. */
const ADDRESS = /\S+@\S+/g;
const DATE = new RegExp(
  String.raw`\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b|\b(?:dal?|al?|il|del) \d{1,2}/\d{1,2}\b(?![/.-]\d)|(?<=\b(?:dal|al|il|del|dall'|all'|entro il) )(?:\d{1,2}|primo) (?:${MONTHS})\b(?: (?:del )?20\d\d)?`,
  "g",
);
/** Words after a number that do not say what it counts. */
const OF_FIGURE =
  /^(?:[a-z]+(?:at|ut)[oaie]|[a-z]+[ai]bili|(?:compres|inclus|esclus)[oaie]|circa|precis[ie]|tond[aie]|annu[aie]|annual[ei]|mensil[ei]|(?:bi|tri|quadri)mestral[ei]|semestral[ei]|giornalier[aie]|oppure|poi|senza|mica|anzi|ogni|forse|magari|effettiv[aie]|real[ei]|spes[ie]|total[ei]|complessiv[aie]|lord[aie]|nett[aie]|final[ei]|scars[aie]|abbondant[ei]|giust[aie]|esatt[aie]|fiss[aie]|luce|corrente|cart[ae]|contanti|che|come|dove|quale|sarebbe|dovrebbe|potrebbe|era|sara|viene|basta|perche|pure|anche|sempre|insieme|dentro|fuori|oltre|invece|mentre|prima|allora|ora|adesso|oggi|mila|mille|mile|inter[aie]|iva|tasse|imposte|spiccioli|spicci|rotti|qualcosa|cosa|cose|lire|ancora|sopra|sotto|notte|almeno|siamo|mi[oae]|miei|nostr[oaie]|su[oae]|vivi\w+|volendo|vabbe|beh|credi|pensa|tipo|[a-z]+mente|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|dicembre|estate|inverno|standard|solare|estiv[aie]|invernali?|si|ne|se|le|la|tra|fra|mi|ci|ti|ce|che|ma|da|fa|e|di|trifase|monofase|massima|minima|contrattuali|nominali|attuali|adulte|medi[ae]?|bimestre|trimestre|semestre|dai|tremila|tutte|tutti|tutta|gia|rai|canone|ca|me|te|vi|ve|scritt[aie]|sull[ae]|nell[ae]|all[ae]|sui|ai|tolt[aie]|piene?|tondi|pari|grosse|stima|direi|diceva|cara|scrivi|metti|segni|pagavi|quest[ae]|quell[ae])$/;
/** Where a clause of a figure ends. */
export const CLAUSE = /[,;:()]|\b(?:cioe|quindi|ossia|ovvero|ma|pero|mentre)\b/;

/** Matches a numeral that is joined to its unit: «Centodiecimq», «duemilakwh». */
const GLUED = /\b([a-z]{3,})(mq|kwh|kw|smc|km|euro|mesi|anni)\b/g;

/** The words of a typed text in the form in which numbers are read: without dates and periods. */
export function toCountingText(text: string): string {
  const tidy = text.replace(/m³/g, "m3").replace(/[\u00a0\u202f]/g, " ");
  return toSaidText(tidy)
    .replace(DATE, (date) => "d".repeat(date.length))
    .replace(ADDRESS, (address) => "d".repeat(address.length))
    .replace(GLUED, (whole, word: string, unit: string) =>
      readNumberWord(word) === null ? whole : `${word} ${unit}`,
    );
}

/**
 * The quantities of the last texts are cached, because the readers of one answer need those of the
 * same words up to ten times.
 */
const cache = new LRUCache<string, readonly Quantity[]>({
  max: 20,
  memoMethod: (text) => toQuantities(text, { keepsMonths: false }),
});

/**
 * Every quantity of a text with its unit and its period, in order. `keepsMonths` = months are the
 * requested figure and not the period of an amount.
 */
export function readQuantities(text: string, { keepsMonths = false } = {}): readonly Quantity[] {
  return keepsMonths ? toQuantities(text, { keepsMonths }) : cache.memo(text);
}

function toQuantities(text: string, { keepsMonths }: { keepsMonths: boolean }): Quantity[] {
  const spoken = keepsMonths ? toCountingText(text) : markPeriods(toCountingText(text));
  const numbers = findNumbers(spoken);
  // The first period shows the order of the others: «Al mese 225» or «225 al mese».
  const leads = findTimesPerYear(lastClause(spoken.slice(0, numbers[0]?.start ?? 0))) !== null;
  const quantities = numbers.map((number, index) => {
    const after = spoken.slice(number.end, numbers[index + 1]?.start ?? spoken.length);
    const before = spoken.slice(numbers[index - 1]?.end ?? 0, number.start);
    const around = { before, after, isOnly: numbers.length === 1 };
    const quantity = toQuantity(number, { ...around, whole: spoken, leads });
    return keepsMonths ? { ...quantity, times: null } : quantity;
  });
  return joinCents(quantities, spoken);
}

function toQuantity(
  number: FoundNumber,
  around: { before: string; after: string; isOnly: boolean; whole: string; leads: boolean },
): Quantity {
  const { before, after, isOnly, whole, leads } = around;
  const rest = whole
    .slice(number.end)
    .replace(/^\s*(?:di\b(?=\s*(?:k|s|m|e|€|ann|giorn|pers))\s*)?/, "");
  // «170 bimestre» is an amount, because a singular noun is a unit only after «un» or 1.
  const isAmount = number.value !== 1 && SINGULAR.test(rest);
  const unit = isAmount ? undefined : UNITS.find(({ pattern }) => pattern.test(rest));
  const written = unit?.pattern.exec(rest)?.[0] ?? "";
  // «4 anni e mezzo» and «2 MWh e mezzo» have half a unit more.
  const half = written !== "" && /^ e mezz[oa]\b/.test(rest.slice(written.length)) ? 0.5 : 0;
  const isYear =
    number.isPlain &&
    number.value <= LAST_YEAR &&
    number.value >= (/\b(?:dal|nel|del)\s*$/.test(before) ? 1930 : 2010);
  const own = CLAUSE.exec(after);
  const following = findTimesPerYear(own === null ? after : after.slice(0, own.index));
  // «L'anno scorso 220 al mese» is a monthly amount.
  const ahead = lastClause(before).replace(/\bfino all'anno (?:scorso|passato)\b/, " ");
  const leading = findTimesPerYear(following === null ? ahead : ahead.replace(OF_A_YEAR, " "));
  const [first, second] = leads ? [leading, following] : [following, isOnly ? leading : null];
  // In «Bolletta da 95 ogni due mesi» the months are the length of the bill's period.
  const ofBill = first ?? second;
  const stated =
    ofBill === "bill" && isOnly ? findTimesPerYear(whole.replace(/bollett|fattur/g, "")) : null;
  const near = first === "bill" && typeof second === "number" ? second : (stated ?? ofBill);
  const isMoney = unit === undefined && isOnly && /€|\beur[oi]\b/.test(whole);
  const factor = unit?.factor ?? 1;
  const base = {
    value: scale(number.value + half, factor),
    ...(number.orElse === undefined ? {} : { orElse: scale(number.orElse, factor) }),
    unit: written,
    times: near ?? (isOnly ? findTimesPerYear(whole) : null),
    isDenied: DENIED.test(before),
    isCut: number.isCut,
    before,
    after,
    start: number.start,
    end: number.end,
  };
  return {
    ...base,
    kind: isMoney ? "eur" : (unit?.kind ?? toKind(number, { before, rest, isYear })),
  };
}

/** Matches words before a day of the month: «Scade il 20», «la bolletta è del 12». */
const DAY_BEFORE =
  /\b(?:scad\w+|emess[ao]|arrivat[ao]|arriva) (?:il|l'|al)\s*$|\b(?:bolletta|fattura)(?: e)? del\s*$/;
const OF_MONTH = /^\s*(?:del|di ogni) mese\b/;
const OF_A_YEAR =
  /\b(?:l'|nell'|dell'|dall'|all')?anno (?:scorso|passato|prima|precedente|corrente)\b|\bquest'anno\b/;

function toKind(
  { value }: FoundNumber,
  { before, rest, isYear }: { before: string; rest: string; isYear: boolean },
): Kind {
  if (isYear && (YEAR_BEFORE.test(before) || /^(?::|\)|ho\b|abbiamo\b)/.test(rest))) {
    return "year";
  }
  if (
    value <= 31 &&
    (DAY_BEFORE.test(before) || (/\bil\s*$/.test(before) && OF_MONTH.test(rest)))
  ) {
    return "moment";
  }
  if (TIME_BEFORE.test(before) && value <= 24) {
    return "moment";
  }
  const kind = UNIT_BEFORE.find(([pattern]) => pattern.test(before))?.[1];
  return kind ?? (countsThing(rest) ? "thing" : "bare");
}

/** Whether a plural follows that is not part of the figure. */
function countsThing(rest: string): boolean {
  const noun = /^\s*(?:di )?([a-z]{2,}[iea])\b/.exec(rest)?.[1];
  return noun !== undefined && !OF_FIGURE.test(noun) && readNumberWord(noun) === null;
}

/** A value in the unit that another quantity states: «2 o 3 anni». */
export function inUnitOf(value: number, { unit }: Quantity): number {
  const factor = UNITS.find(({ pattern }) => unit !== "" && pattern.test(unit))?.factor ?? 1;
  return scale(value, factor);
}

/** Joins euros and cents to one amount: «90 euro e 50». */
function joinCents(quantities: readonly Quantity[], spoken: string): Quantity[] {
  return quantities.flatMap((quantity, index) => {
    const before = quantities[index - 1];
    const next = quantities[index + 1];
    const isCents = (cents: Quantity | undefined, euros: Quantity | undefined) =>
      cents !== undefined &&
      euros?.kind === "eur" &&
      euros.unit !== "" &&
      (cents.kind === "bare" || cents.kind === "eur") &&
      cents.value < 100 &&
      Number.isInteger(euros.value) &&
      /^ ?(?:€|eur[oi]?|euri) e $/.test(spoken.slice(euros.end, cents.start));
    if (isCents(quantity, before)) {
      return [];
    }
    return next !== undefined && isCents(next, quantity)
      ? [
          {
            ...quantity,
            value: quantity.value + toEurBeside(next),
            times: next.times ?? quantity.times,
          },
        ]
      : [quantity];
  });
}

/** The value after whole euros: cents as «50», or a part of a euro. */
function toEurBeside({ value }: Quantity): number {
  return Number.isInteger(value) ? value / 100 : value;
}

function lastClause(text: string): string {
  return text.split(CLAUSE).at(-1) ?? "";
}

function scale(value: number, factor: number): number {
  return Math.round(value * factor * 1000) / 1000;
}
