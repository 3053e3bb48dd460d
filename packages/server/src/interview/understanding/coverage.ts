import { toSpokenText } from "../../text/spoken-text.ts";

/** Words after which people restrict or take back what they said. */
const RESTRICTS =
  /(?<![\p{L}\d])(?:ma|però|pero['’]?|per[oò]|peró|anche se|solo che|se non che|tranne|salvo|eccetto|a parte|purché|a meno che)(?![\p{L}\d])/giu;

/** A wish, a complaint or politeness changes no answer. */
const HARMLESS =
  /^(?:\S+ ){0,2}(?:vorre\w+|vogli\w+|sper\w+|cerc\w+|mi piacerebbe|penso di cambiare|sto (?:per|pensando|cercando|valutando)|cost\w+|scad\w+|stacc\w+|salta\w*|scatta\w*|sono tropp\w+|e (?:un po' |davvero |molto )?(?:tropp\w+|car[oaie]|tant[oaie]|vecchi[oaie]|lent[oaie])|stimat\w+|secondo me|grazie|per favore|fate|fai|va bene|ok|niente di che|non (?:mi )?(?:chiam|telefon|disturb|richiam)\w+|niente (?:chiamate|telefonate|spam|pubblicita)|non (?:e |sono )?(?:troppo|molto|tanto|proprio) \w+$|non (?:presto|tardi|oggi|domani)$|ci (?:sto|stiamo|vado) poco|lasciamo stare)\b(?!.*\d)/;

/**
 * The restriction in a text that its reader did not use; null if there is none. `isSame` = whether
 * the reader takes a part of the text for the same answer as the whole: «178 € ma 18 sono di RAI»
 * and «178 €» are both read as 178, so the rest was not read.
 */
export function findUnread(text: string, isSame: (part: string) => boolean): string | null {
  for (const { index, 0: word } of text.matchAll(RESTRICTS)) {
    const head = text.slice(0, index);
    const rest = text.slice(index).trim();
    const told = toSpokenText(rest.slice(word.length)).trim();
    if (
      /[\p{L}\d]/u.test(head) &&
      /[a-z\d]{2}/.test(told) &&
      !HARMLESS.test(told) &&
      isSame(head)
    ) {
      return isSame(rest.slice(word.length)) ? null : rest;
    }
  }
  return null;
}
