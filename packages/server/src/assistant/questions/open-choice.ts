import type { ReadableChoice } from "../understanding/choice.ts";
import { toPlainText } from "../understanding/plain-text.ts";

/** The way past a choice that need not be made. */
export const OPEN_CHOICE: ReadableChoice = {
  value: "non lo so",
  label: "Non lo so ancora",
  says: /^$/,
};

/** The item from which the assistant was opened. */
export const THIS_ONE: ReadableChoice = {
  value: "questa",
  label: "Ho già in mente questa",
  says: /\bquest[ao]\b|\bproprio\b|gia in mente(?! un)|^(?:si|ok|certo|esatto|confermo)\b|quella che ho visto/,
};

/** Does the person say that any will do? */
export function saysAny(text: string): boolean {
  return /ugual|indifferent|qualsiasi|qualunque|tutt[ieo]|vediamo|aiutami|consigli|dipende|ancora non|non ancora|quell[ao] (?:che|piu)/.test(
    toPlainText(text),
  );
}
