import { saysUnknown } from "../../text/spoken-text.ts";
import { MONTHS } from "../../text/time-words.ts";

/** Matches why somebody does not know: «Non lo so, paga mio figlio». */
const ANOTHER_DOES =
  /[\s,.;]*(?:(?:lo|la|le|ci|se ne) )?(?:paga|pagano|sa|sanno|segue|gestisce|guarda|pensa|occupa|fa)(?: (?:sempre|tutto))? (?:mi[oa]|(?:il|la) mi[oa]) \p{L}+[\s,.;]*/iu;

/** Matches the «boh» of «Boh non saprei», which says the same twice. */
const BOH = /^\s*(?:boh+|mah+|bho+)[\s,.!…-]+/iu;

/** Whether a text is read as the same answer as the whole. */
export type IsSame = (text: string) => boolean;

const BUT = /(?<![\p{L}\d])(?:ma|però|pero['’]?|per[oò]|peró)(?![\p{L}\d])/giu;
export const CONTRAST = new RegExp(
  `${BUT.source}|(?<![\\p{L}\\d])(?:anche se|solo che|se non che|peccato che)(?![\\p{L}\\d])`,
  "giu",
);

/** Where a clause begins, with the word that begins it. */
export const CLAUSE = new RegExp(`[,;.!?:()]+(?=\\s|$)\\s*|\\s(?:${CONTRAST.source})`, "giu");

export const NO = /^\W*no\b/i;
const REASON =
  /[\s,]+(?:perch[eéè]['’]?|siccome|visto che|dato che|tanto|cos[iì](?= (?:non|nn|mi|ti|almeno|poi)\s)|(?<!senza )che (?=non |nn |(?:il|la|i) \p{L}+ non |ci |mi |la |lo |io ))/iu;
const NAMELY = /[\s,]+(?:cio[eè]['’]?|quindi|ossia|ovvero|pari a)\s/i;
/**
 * Matches a «now» that begins a clause about the present, unlike that of «Quello che ho adesso».
 */
const NOW = new RegExp(
  String.raw`(?<!\p{L})(?<!\bche (?:ho|abbiamo|uso|usiamo|pago|paghiamo) )(?:ora|adesso|oggi|attualmente|invece|da (?:${MONTHS}|poco|quest['’]anno)(?= (?:è|e['’]?|sono|ho|abbiamo) )|(?:ho|abbiamo|sono|siamo) (?:portat|passat|aumentat|alzat|abbassat|ridott|salit|sces)[oaie])(?!\p{L})`,
  "giu",
);

/**
 * The part of an answer that states its value: without its reason, without a second form of its
 * figure, and without former values.
 */
export function toClaim(text: string, isSame: IsSame): string {
  const rest = text.replace(BOH, "");
  if (rest !== text && saysUnknown(rest) && isSame(rest)) {
    return toClaim(rest, isSame);
  }
  const unknown = text.replace(ANOTHER_DOES, " ").trim();
  if (unknown !== text && saysUnknown(unknown) && isSame(unknown)) {
    return unknown;
  }
  const reason = REASON.exec(text);
  const head = reason === null ? "" : text.slice(0, reason.index);
  const whole = head !== "" && isSame(head) ? head : text;
  const forms = whole.split(NAMELY);
  const claim = (forms.length > 1 ? forms.find(isSame) : null) ?? whole;
  const now = [...claim.matchAll(NOW)].at(-1);
  const present = now === undefined ? "" : claim.slice(now.index);
  const told = present !== "" && isSame(present) ? present : claim;
  // «Ci ha chiamati un signore di Enel, ma io sto con Engie» is answered by the words after «ma».
  const but = [...told.matchAll(BUT)].at(-1);
  const isLast = but !== undefined && /[\p{L}\d]/u.test(told.slice(0, but.index));
  const after = isLast ? told.slice(but.index + but[0].length) : "";
  return after !== "" && isSame(after) ? after : told;
}

/** The position of a «ma» whose words restrict the answer before it; null if there are none. */
export function findContrast(text: string, isSame: IsSame): number | null {
  for (const { 0: word, index } of text.matchAll(CONTRAST)) {
    const after = index + word.length;
    if (/[\p{L}\d]/u.test(text.slice(0, index)) && isSame(text.slice(0, index))) {
      return isSame(text.slice(after)) ? null : after;
    }
  }
  return null;
}
