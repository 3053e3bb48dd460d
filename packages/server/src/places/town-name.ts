import { capitalize } from "@volpe/contract";
import { toPlainText } from "../text/plain-text.ts";

/** Matches words for a place near a town, which may be in another province. */
const VAGUE = /\bvicino\b|\bhinterland\b|\bdintorni\b|\bpaes(?:e|ino)\b|\bcampagna\b/i;

/** Whether a text names no town but says where one may be: «un paesino», «hinterland milanese». */
export function isVague(text: string): boolean {
  return VAGUE.test(text);
}

/** Matches, in plain text, verbs, pronouns and other small words that are in no town's name. */
const SENTENCE =
  /\b(?:io|noi|tu|voi|(?:mi|ci|ti|vi|si|me|te|ne)(?= [a-z])|un|uno|una|mi[ao]|nostr[oa]|tutt[oaie]|non|che|chi|cosa|come|quando|quanto|perche|dove|tra|fra|ho|hai|abbiamo|avevo|sono|siamo|sto|stai|stiamo|abito|abiti|abitiamo|abitavo|vivo(?! d')|viviamo|vivevo|risied\w+|lavoro|lavoriamo|cerco|cerchiamo|compr\w+|cambiare|vorr\w+|vogli\w+|devo|dobbiamo|poss(?:o|iamo)|paghiamo|preferi\w+|dimmi|dico|dire|penso|credo|sapere)\b/;

/** Whether a text is a sentence, in which no name of a town is looked for. */
export function isSentence(text: string): boolean {
  return SENTENCE.test(toPlainText(text));
}

/** The longest name of a comune has 34 letters and 6 words, «Castrocaro Terme e Terra del Sole». */
const LETTERS_MAX = 40;
const WORDS_MAX = 6;

const SMALL = new Set("di del della dei delle d in a al con e sul sulla nel nell dell".split(" "));

const NOD = /^(?:si|no|ok|certo)$/;

/** A town's name with usual capitals; empty if the words cannot be a name. */
export function toTownName(words: string): string {
  const town = words.replace(/^[,\s-]+|[,\s-]+$/g, "");
  const isName =
    /^\p{L}[\p{L}\p{M}' .-]+$/u.test(town) &&
    town.length <= LETTERS_MAX &&
    town.split(" ").length <= WORDS_MAX;
  if (!isName || NOD.test(toPlainText(town)) || isVague(town) || isSentence(town)) {
    return "";
  }
  return town === town.toLowerCase() || town === town.toUpperCase() ? toTitle(town) : town;
}

function toTitle(town: string): string {
  return town
    .toLowerCase()
    .replace(/\p{L}+/gu, (word, index: number) =>
      index > 0 && SMALL.has(word) ? word : capitalize(word),
    );
}
