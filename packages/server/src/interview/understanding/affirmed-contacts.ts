import { findPhones } from "../../person/read-contacts.ts";
import { toPlainText } from "../../text/plain-text.ts";

/** «Non 347 5550171, che è vecchio, 351 5550188»: the numbers of the clauses that deny none. */
export function findAffirmedPhones(words: string): string[] {
  const clauses = words.split(/[,;]\s+|\s(?:ma|però|pero|bensì|invece)\s+/i);
  return clauses.filter((clause) => !OUT_OF_USE.test(toPlainText(clause))).flatMap(findPhones);
}

const OUT_OF_USE =
  /\b(?:non|no)\s+(?:(?:e|il|lo|al|allo|sul|quello|numero|piu|chiamat\w+|usat\w+|scrivet\w+)\s+)*\+?\d|\bvecchi[oa]\b|\b(?:disdett|dismess|disattivat|sbagliat)[oa]\b|\bnon (?:va|vale|funziona|esiste|c'e|ce l'ho|(?:lo |l')?us\w+|e) ?(?:piu\b)?/;
