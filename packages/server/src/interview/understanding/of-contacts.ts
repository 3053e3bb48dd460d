import { joinPatterns } from "../../text/join-patterns.ts";
import { SOMEBODY } from "../../text/of-others.ts";
import { toSpokenText } from "../../text/spoken-text.ts";

/* Words next to an e-mail address or a telephone number. All patterns match spoken text. */

/** Matches a contact of somebody else: «Quella di mia moglie è …», «mio figlio ha …». */
const OF_SOMEBODY = new RegExp(
  `\\b(?:mi[ao]|nostr[ao]|su[ao]|un[ao]?|il|la|l'|del|della|dei) ?(?:mi[ao] )?${SOMEBODY}\\b`,
);
/** Matches a contact that is no longer used: «Era …», «la vecchia mail», «ora è disattivata». */
const OUT_OF_USE =
  /\b(?:vecchi[ao]|ex|ero|era|avevo|avevamo|usavo|una volta|in passato|(?:disattiv|dismess|disdett|sbagliat|scadut|blocc|hacker|chius)\w*)\b/;
/**
 * Matches uncertainty, because mail to a wrong address reaches a stranger: «Credo …», «mi pare …».
 */
const UNSURE =
  /\b(?:cred[oi]\w*|mi (?:pare|sembra)|boh|mah|penso|dovrebb\w+|non (?:ne )?sono (?:\w+ )?(?:sicur|cert)[oa]|tipo|qualcosa)\b/;

export const CONTACT_OPERATORS = joinPatterns([OF_SOMEBODY, OUT_OF_USE, UNSURE]);

/** Words for a time of day or a day at which somebody is or is not reached. */
const THEN =
  "(?:prima|dopo|oltre|durante|tra|fra|dalle|alle|mattin\\w*|pomerig\\w*|ser[ae]|notte|pranzo|cena|pasti|weekend|fine settimana|luned\\w*|marted\\w*|mercoled\\w*|gioved\\w*|venerd\\w*|sabat\\w*|domenic\\w*|festiv\\w*|ore)";
const NOT_THEN = new RegExp(
  `\\b(?:non|mai)\\b[^,;.]*?\\b${THEN}\\b|\\b${THEN}\\b[^,;.]*?\\bnon\\b|\\bse non \\w+`,
);

/**
 * Matches another person's contact that the person chose: «Scrivete a mia figlia», «chiamate il
 * cellulare di mio marito».
 */
const ASKED_FOR = new RegExp(
  `\\b(?:scriv|mand|invi|spedi|us[ao]|mett|chiam|telefon|contatt|segn|chiedere|chiedete)\\w*[^,;.]*?\\b${SOMEBODY}\\b`,
);

/**
 * Matches why the first of two contacts is denied: «Non 347 5550171, che è vecchio, 351 5550188».
 */
const WHY_NOT = /(?<=\bnon (?:il |al |la |lo )?[\d +]+,? )(?:che|perche) [^,;.]*/;

const NO_CALL = /\bnon (?:mi |vi )?(?:chiam|telefon|disturb|richiam)\w+|\bniente \w+|\bno grazie\b/;

/** Phrases next to a contact that change nothing. */
export const CONTACT_NEUTRAL = joinPatterns([NOT_THEN, ASKED_FOR, WHY_NOT, NO_CALL]);

/** Whether the words only exclude a time, and decline no call: «Non chiamate prima delle 10». */
export function saysNotThen(text: string): boolean {
  return NOT_THEN.test(toSpokenText(text));
}
