import { saysUnknownAtLast, toSpokenText } from "../../text/spoken-text.ts";
import type { ReadableChoice } from "../understanding/choice.ts";
import { readQuantities } from "../understanding/quantities.ts";
import { toSaidText } from "../understanding/spelling.ts";

/** The choice by which a person leaves a question open. */
export const OPEN_CHOICE: ReadableChoice = {
  value: "non lo so",
  label: "Non lo so ancora",
  says: /^$/,
};

/** The choice of the item from which the assistant was opened. */
export const THIS_ONE: ReadableChoice = {
  value: "questa",
  label: "Ho già in mente questa",
  says: /\bquest[ao]\b|\bproprio\b|gia in mente(?! un)|^(?:si|ok|certo|esatto|confermo)\b|quella che ho visto/,
};

const ANY =
  /ugual|nessuna preferenza|preferenze|indifferent|qualsiasi|qualunque|\btutt[ieo](?! (?:(?:i|gli|le|il|lo|la) |l')?(?:mes|giorn|settiman|ann|volt|ser[ae]|mattin|weekend))|vediamo(?! (?:con|cosa dice|se|quando)\b)|aiutami|consigli|\b(?:fate|fai|decid\w+|vede?te|vedi|scegl\w+) (?:voi|tu)\b|\bcome volete\b|\ba vostra scelta\b|dipende(?! da)|\bdecid\w+ (?:dopo|poi|piu avanti|con calma)\b|ancora non|ancora n(?:iente|ulla)|non ancora|quell[ao] (?:che (?:cost|convien|vuo[il]|volet|dic|dit|capit|preferi|va(?! (?:col|con|sul)\b)|vi pare|ti pare|trov|c'e|pres)|piu (?:economic|convenient|adatt|semplic|conveni))/;
/**
 * Matches an exception, or something that Volpe cannot see: «tutti tranne i SUV», «uguale a quella
 * di ora».
 */
const POINTS_AT =
  /\b(?:tranne|eccetto|esclus[oaie]|salvo|fuorche|a parte|basta che|ugual[ei] (?:a|al|alla|all'|ai)|come (?:quell|adesso|ora|prima)|stess[oaie]|di (?:adesso|ora|prima|oggi)|attual[ei]|che (?:uso|usiamo|ho|abbiamo|avevo|avevamo))\b|\b(?:tutt[oaie]|qualsiasi|qualunque) (?:\w+ )?(?:meno|ma non|non)\b/;

/** Matches words for any working product: «Basta che cammini». */
const IF_IT_RUNS =
  /^(?:(?:una?|qualsiasi|qualunque|cosa|tutto|va bene) )*(?:(?:mi|ci) )?basta che (?:cammin\w+|vada|va|funzion\w+|si muov\w+)(?: bene)?$/;

/** Whether the person accepts any choice. */
export function saysAny(text: string): boolean {
  const said = toSaidText(text);
  return IF_IT_RUNS.test(said) || (!POINTS_AT.test(said) && ANY.test(said));
}

/** Whether the person skips a question for a figure. */
export function saysSkip(words: string): boolean {
  // «Non lo so, circa 80 al mese» contains an amount.
  return (
    readQuantities(words).length === 0 &&
    (saysUnknownAtLast(words) ||
      /\bnon (?:esiste|compare|figura|risulta|appare|c'e)$|^(?:no|non c'e|non la trovo|non lo trovo|salta|saltiamo|avanti|niente|preferisco di no|passo)\b/.test(
        toSpokenText(words),
      ))
  );
}
