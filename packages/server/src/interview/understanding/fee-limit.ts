import { formatQuantity } from "@volpe/contract";
import { toDigits } from "./italian-number.ts";
import { saysWithoutVat } from "./money.ts";
import { toCountingText } from "./quantities.ts";

const BOUND =
  "(?:sotto|entro|meno di|(?:al |il |un )?massim[oa]|max|fino (?:ad?|ai)|non (?:oltre|sopra)|(?<=\\bnon\\b[^,;.]*)(?:piu di|super\\w+)|(?<!\\bnon (?:\\w+ )?)spendere|budget(?: (?:massimo|max|mensile|fino|di|e))*)(?: (?:ad?|ai|i|le|gli|circa))* ?:? ?";
const AMOUNT = "(?:€ ?)?(\\d{2,4}(?:,\\d{1,2})?)(?![\\d.,]*\\d)";
const MONTHLY = " ?(?:\\/|al|ogni|a) ?mese| mensili";
/** What says that an amount is a fee: its unit, its period, or that nothing else follows. */
const OF_FEE = `(?: ?(?:€|euro)(?:${MONTHLY})?|${MONTHLY}|(?<=\\b\\d{2,3})(?= ?(?:$|[,;.!]|(?:e|ma|con|per)\\b)))`;
/** Matches words after which an amount is no monthly fee. */
const OF_ELSE =
  "(?! ?(?:(?:€|euro) )?(?:di |d['’])?anticip| ?(?:€|euro)? ?(?:(?:l'|all'|per )?ann| in tutto| total))";
/** Matches a fee that shall not be exceeded: «massimo 300 euro al mese», «300 euro max». */
const FEE_LIMIT = new RegExp(
  `(?<!\\banticip\\w*(?: di| da)? ?)(?:\\b${BOUND}${AMOUNT}${OF_FEE}${OF_ELSE}|\\b${AMOUNT}(?: ?(?:€|euro)(?:${MONTHLY})?|${MONTHLY}),? (?:(?:al |il |come )?massim[oa]|max)\\b(?! \\d))`,
  "g",
);
/** A fee that is lower or higher than these, € a month, is something else. */
const LEAST_EUR = 50;
const MOST_EUR = 3000;

/**
 * The highest monthly fee that a text allows, €: 300 of «un SUV, massimo 300 euro al mese». Null if
 * it names none, several, or one whose VAT is not that of the fees: only a business sees them
 * without it.
 */
export function readFeeLimit(text: string, isBusiness: boolean): number | null {
  const [only, ...others] = listLimits(text);
  const hasOtherVat = isBusiness ? WITH_VAT.test(toCountingText(text)) : saysWithoutVat(text);
  return only === undefined || others.length > 0 || hasOtherVat ? null : only;
}

const WITH_VAT = /\biva (?:inclus|compres)[ao]\b|\bivat[oie]\b/;

function listLimits(text: string): number[] {
  return [...toDigits(toCountingText(text)).matchAll(FEE_LIMIT)].map(toFee).filter(isFee);
}

/** A text in spoken words, without the fee that it allows. */
export function dropFeeLimit(text: string): string {
  return toDigits(toCountingText(text)).replace(FEE_LIMIT, (whole, ...groups: string[]) =>
    isFee(toFee([whole, ...groups])) ? " " : whole,
  );
}

function toFee([, before, after]: readonly (string | undefined)[]): number {
  return Number((before ?? after ?? "").replace(",", "."));
}

function isFee(eur: number): boolean {
  return eur >= LEAST_EUR && eur <= MOST_EUR;
}

/** For example `fino a 300 € al mese`. */
export function toLimitWords(eur: number): string {
  return `fino a ${formatQuantity(eur, "€")} al mese`;
}
