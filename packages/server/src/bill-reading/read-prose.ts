import { type EnergyTipology, isUnitPrice } from "@volpe/contract";
import { findOnly } from "./agree.ts";
import { dropMissing, type Entries, type Entry, toEntry } from "./bill-entry.ts";
import { findEndDay } from "./dates-in-text.ts";
import { listFigures } from "./figures-in-text.ts";
import { foldLine, type Row } from "./page-cells.ts";
import { listParagraphs, listSentences } from "./paragraphs.ts";
import { isOfOther } from "./split-supplies.ts";

type Sentence = { text: string; folded: string; page: number };

/** Words by which a seller writes about another offer. */
const ADVERTISED =
  /\b(?:blocca\b|passa|scopri|nuov[aoe]|potresti|risparmi|propo|promo|sar[aà]|applicher|dal prossimo|esempio)/;
const PRICE =
  /(?:\bcosta|\bprezzo[^.€]{0,40}\b(?:e|di|pari a|a)|\bprezzo (?:fisso|bloccato)|^(?:luce|energia|gas) a) (?=(?:€ ?)?\d)/;
const PRICING = /\b(?:a|con) prezzo (fisso|bloccato|variabile|indicizzato)\b/;
const EXPIRY =
  /(?:prezz[oi]|condizioni|offerta)\b[^.]{0,40}\b(?:val(?:e|gono|id[aoie])|bloccat[aoie]|garantit[aoie])[^.\d]{0,20} fino al/;
const NAME =
  /\b(?:[Hh](?:ai|a) scelto (?:l'offerta )?|(?:offerta|contratto) (?:si chiama|è) )["«]?(\p{Lu}[^,.;:"»]{2,50})/u;
const RESIDENT = /\b(?:client[ei]|intestatari[oa]|titolare) (non )?e residente\b/;

/**
 * Fills in facts that only sentences state, as in a letter: «Hai scelto Casa Fissa, a prezzo fisso:
 * l'energia costa 0,128 €/kWh». All of them are doubtful.
 */
export function withProse(
  rows: readonly Row[],
  entries: Entries,
  tipology: EnergyTipology,
): Entries {
  const sentences = toSentences(rows).filter(
    ({ folded }) => !ADVERTISED.test(folded) && !isOfOther(folded, tipology),
  );
  const find = (read: (sentence: Sentence) => string | number | null): Entry | undefined => {
    const found = sentences.flatMap((sentence) => {
      const value = read(sentence);
      return value === null ? [] : [toEntry(value, sentence)];
    });
    return findOnly(found, "value");
  };
  const stated = dropMissing({
    offerName: find(({ text }) => NAME.exec(text)?.[1]?.trim() ?? null),
    resident:
      tipology === "luce" ? find(({ folded }) => toResident(RESIDENT.exec(folded))) : undefined,
    pricing: find(({ folded }) => toPricing(PRICING.exec(folded)?.[1])),
    contractPrice: find(({ folded, text }) => {
      const at = PRICE.exec(folded);
      const [price] = at === null ? [] : listFigures(text.slice(at.index + at[0].length));
      return price?.unit === "price" && isUnitPrice(tipology, price.value) ? price.value : null;
    }),
    offerExpiry: find(({ folded, text }) => {
      const at = EXPIRY.exec(folded);
      return at === null ? null : findEndDay(text.slice(at.index + at[0].length).slice(0, 25));
    }),
  });
  return { ...stated, ...entries };
}

function toResident(found: RegExpExecArray | null): string | null {
  return found === null ? null : found[1] === undefined ? "si" : "no";
}

function toPricing(word: string | undefined): string | null {
  return word === undefined ? null : /fisso|bloccato/.test(word) ? "fixed" : "variable";
}

function toSentences(rows: readonly Row[]): Sentence[] {
  return listParagraphs(rows).flatMap((lines) =>
    listSentences(lines.map(({ text }) => text).join(" ")).map(({ part }) => {
      const text = part.replace(/[.!?;] $/, "");
      return { text, folded: foldLine(text), page: lines[0]?.page ?? 1 };
    }),
  );
}
