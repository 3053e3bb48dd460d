import { toPlainText } from "../../text/plain-text.ts";
import { toSpokenText } from "../../text/spoken-text.ts";

type Mood = "insult" | "picture" | "greeting" | "thanks" | "why" | "unknown";

const INSULT =
  /\b(?:vaffa\w*|fanculo|affanculo|stronz\w*|cazzo|cazzi|cazzat\w*|coglion\w*|merd[ae]|cretin[oaie]|idiot[aie]|stupid[oaie]|scem[oaie]|deficient[ei]|imbecill[ei]|rompi\w*|(?:che |du[e]? )palle|bastard[oaie]|puttan\w*|minchia|mannaggia|schifo|fai schifo|ladr[oi]|truffator[ei]|truffa|sfruttator[ei]|incapac[ei]|inutil[ei]|ignorant[ei]|crepa|muori|(?:fatti i|fatevi i) \w+ (?:tuoi|vostri|suoi)|(?:fatti|cavoli|affari) (?:tuoi|miei)|che te ne (?:frega|importa)|va a cagare|vai a (?:quel paese|cagare|farti)|che vuoi|chi ti conosce|mi hai (?:rotto|stufato|stancato)|basta domande|troppe domande)\b/;
const WHY =
  /^(?:perche|e perche|a che (?:serve|ti serve)|che (?:ti|vi|te) (?:serve|importa)|come mai|a cosa (?:serve|ti serve))\b|perche (?:lo|la|ti|vi|me lo|mi)\b/;
const GREETING =
  /^(?:ciao|salve|buongiorno|buonasera|buon pomeriggio|ehi|hey|ola|hola|we|ue)\b[\s!.,]*(?:volpe|a te|a tutti)?$/;
const THANKS = /^(?:grazie|ti ringrazio|grz|thanks)(?:\s(?:mille|tante|lo stesso))?$/;

/** The mood of a text that answers nothing: an insult, an emoji alone, a question why. */
export function readMood(text: string): Mood | null {
  const spoken = toSpokenText(text);
  if (!/[\p{L}\p{N}]/u.test(text)) {
    return /\p{Extended_Pictographic}|[:;]-?[()DP|/]|<3/u.test(text) ? "picture" : null;
  }
  if (INSULT.test(spoken) || INSULT.test(toPlainText(text))) {
    return "insult";
  }
  if (WHY.test(spoken)) {
    return "why";
  }
  if (GREETING.test(spoken)) {
    return "greeting";
  }
  return THANKS.test(spoken) ? "thanks" : null;
}
