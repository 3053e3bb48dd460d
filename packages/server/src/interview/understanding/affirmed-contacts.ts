import { toPlainText } from "../../text/plain-text.ts";

/**
 * «Non 347 5550171, che è vecchio, 351 5550188»: the numbers or addresses of the clauses that deny
 * none. `find` = those of a text.
 */
export function findAffirmed(words: string, find: (text: string) => string[]): string[] {
  const clauses = words.split(/[,;]\s+|\s(?:ma|però|pero|bensì|invece)\s+/i);
  return clauses.filter((clause) => !OUT_OF_USE.test(toPlainText(clause))).flatMap(find);
}

const OUT_OF_USE =
  /\b(?:non|no)\s+(?:(?:e|il|lo|al|allo|sul|la|a|alla|quell[oa]|numero|mail|email|piu|chiamat\w+|usat\w+|scrivet\w+)\s+)*(?:\+?\d|\S+@)|\bvecchi[oa]\b|\b(?:disdett|dismess|disattivat|sbagliat)[oa]\b|\bnon (?:va|vale|funziona|esiste|c'e|ce l'ho|(?:lo |l'|la )?us\w+|e) ?(?:piu\b)?/;
