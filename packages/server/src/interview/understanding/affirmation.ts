import { toSpokenText } from "../../text/spoken-text.ts";
import type { ReadableChoice } from "./choice.ts";
import { hasDenial } from "./negation.ts";

const YES =
  "si|giust(?:[oaie]|issim[oaie])|esatt(?:[oaie]|amente)|(?:va )?benissimo|va (?:tutto )?bene?|tutto bene|(?:tutt[oaie] )?a posto|(?:mi )?torna(?:no)?|quadra(?:no)?|corrispond(?:e|ono)|combacia(?:no)?|coincid(?:e|ono)|verificat[oaie]|fa(?:i|te) pure|come prima|(?:tutt[oaie] )?(?:ugual[ei]|invariat[oaie]|confermat[oaie])|certo|cert(?:amente|issimo)|okay|ok|va bene|confermo|corrett[oaie]|perfett[oaie]|ver(?:o|issimo)|sissignor[ea]?|signorsi|vai|andiamo|procedi(?:amo)?|prosegu(?:i|iamo|ite)|precisamente|yes|d'accordo|appunto|affermativo|e cosi|(?:e|sono) (?:proprio )?quell[oaie]";
/** Words with which people soften a yes or a no: «credo di sì», «mi sembra di no». */
const SOFTLY =
  /^(?:(?:beh|mah|eh|allora|direi|penso|credo|mi (?:sa|pare|sembra)|dovrebbe essere|per me|secondo me)[\s,]+(?:(?:di|che|proprio|e)[\s,]+)*)+/;
const BESIDE =
  "che|e|signor\\w*|brav[oaie]|bravissim[oaie]|bolletta|la|il|tutt[oaie]|quest[oaie]|quell[oaie]|sono|i dati|le date|i numeri|lo|cosi|bene|benissimo|molto|proprio|assolutamente|direi|credo|penso|grazie|pure|di|procedi\\w*|avanti|andiamo|di prima|con (?:quell[oaie] )?(?:che (?:ho|vedo|leggo)(?: (?:qui|qua))?(?: davanti| in mano)?|la (?:mia )?bolletta)|che (?:l[oaie] )?(?:ten(?:iate|ete|ga)|teniate)";
const BEGUN = new RegExp(
  `^(?:(?:e|la bolletta|bolletta|il periodo|i numeri|le date|i dati|sono|mi|sembra\\w*|pare|tutt[oaie]) )*(?:${YES})\\b`,
);
const WHOLE = new RegExp(`^(?:(?:${YES}|${BESIDE})(?:[\\s,.;!]+|$))+$`);
/** Matches words that withdraw or correct a part of a yes. */
const EXCEPTION =
  /\d|\b(?:non|no|ma|pero|tranne|meno|eccetto|salvo|fuorche|esclus[oaie]|a parte|solo|invece|anzi|manca\w*|sarebbe|dovrebbe)\b/;

/**
 * Whether the whole text is a yes: «sì, giusto», but not «giusto sarebbe 0,145» or «certo che no».
 */
export function saysOnlyYes(text: string): boolean {
  const said = toSpokenText(text).replace(SOFTLY, "");
  return BEGUN.test(said) && WHOLE.test(said) && !asksWhetherTrue(text);
}

/** Whether a text asks, as «vero?» does, instead of affirming. */
function asksWhetherTrue(text: string): boolean {
  return /\bvero[\s!]*\?/i.test(text);
}

/** Matches words that take what was offered, whatever follows them. */
const TAKES =
  /^(?:si|esatto|certo|giusto|ok|va bene|proprio|confermo|yes|appunto|quell[oa]|intendevo quell[oa])\b/;

/** Whether a text takes the only thing that was offered: «sì, quella in centro», «proprio quello». */
export function takesOffered(typed: string): boolean {
  const text = toAffirmed(typed.replace(TAG, ""));
  return !hasDenial(text) && (TAKES.test(text) || saysOnlyYes(text));
}

/** Matches a denial that affirms: «sì, non c’è problema». */
const AFFIRMS = /\bnon c'e (?:nessun |alcun )?problema\b/;

function toAffirmed(text: string): string {
  return toSpokenText(text).replace(AFFIRMS, "va bene");
}

/** Matches a reason after a yes: «Sì, così non lo riscrivo». */
const REASON =
  /(?<=\p{L})[\s,]+(?:(?:cos[iì]|che poi) (?:non|nn|mi|ti|poi|almeno|faccio|facciamo|risparmi\p{L}+)|tanto|perch[eé]|visto che)\s[^,;]*$/iu;
/** Matches a question tag, which denies nothing: «Giusto, no?» */
const TAG = /(?<=\p{L})[\s,]+no\s*\?\s*$/iu;

/** Matches «no» and other words for something wrong. */
const WRONG =
  /^(?:per (?:ora|adesso)|al momento|stavolta),? no\b|^(?:(?:la|il|i|lo) )?(?:potenza|consumo|consumi|periodo|totale|kwh|kw|prezzo|data|spesa) (?:e|sono|era|erano|sarebbe|giust[oa])\b.*\d|^(?:(?:assolutamente|certo che|direi di|proprio) )?nop?e?\b|\bnon (?:e |sono |mi (?:sembra\w*|pare|tornan?o?) |va |proprio|esattamente|del tutto|corrispond\w+|quadra\w*|torna\w*)|^(?:quasi|(?:tutt[oaie] (?:giust[oaie] |ok |bene )?)?(?:tranne|eccetto|fuorche)|solo|soltanto)\b|\bno$|\bnon (?:\d|tutt[oaie]\b)|\bmica (?:tanto|vero)|\bmodific\w+|\bsbagli\w+|(?<!\b(?:nessun|senza|zero|non c'e (?:nessun )?|non ci sono) ?)\berror[ei]\b|\btrasloc\w+|\btrasferit[oaie]\b|\berrat[oaie]|\bcambi\w*|\bcorregg\w*|\bdivers[oaie]|\bcontroll\w+|\buno (?:per|alla) (?:uno|volta)\b|\bdovrebb\w+ essere|\bsarebb\w+|\b(?:e|sono) (?:un )?altr[oaie]$/;
const IN_DOUBT =
  /\b(?:boh+|mah|forse|chissa|non (?:(?:lo|mi|me lo) )?(?:so|saprei|ricordo)|non (?:ne )?sono (?:sicur|cert)[oa]|(?:dopo|poi)$|un attimo|aspett\w+)\b|\bo no\b/;
/**
 * Matches words that are neither a clear yes nor a clear no: «Non è sbagliato», «giusto un corno».
 */
const TWISTED =
  /\b(?:non|senza|niente)\b[^,;.]{0,24}\b(?:sbagliat|errat|error)|\b(?:un|sto|col) (?:corno|cavolo|tubo|piffero|cazzo)\b/;
/** Matches a no that the words after it take back: «No no, giusto», «no, va bene». */
const TAKEN_BACK = new RegExp(`^(?:no[\\s,.!]+)+(?:(?:e|sono|tutto|era) )*(?:${YES})\\b`);

/** The two choices of a question that repeats something. The words for a yes are the same for all. */
export type YesOrNo = readonly [yes: Omit<ReadableChoice, "says">, no: ReadableChoice];

/**
 * Whether a text confirms what was repeated to the person. A yes with an exception is a no, «giusto
 * tranne il totale», and so is a no with the right value, «no, i kW sono 3». Null if it is neither.
 */
export function readWholeYes(typed: string, [yes, no]: YesOrNo): boolean | null {
  const text = typed.replace(TAG, "").replace(REASON, "");
  const exact = [yes, no].find(
    ({ value, label }) => value === text.trim() || label === text.trim(),
  );
  if (exact !== undefined) {
    return exact === yes;
  }
  const said = toAffirmed(text).replace(SOFTLY, "");
  if (asksWhetherTrue(text) || (TWISTED.test(said) && !/^(?:si|no)\b/.test(said))) {
    return null;
  }
  const doubt = TAKEN_BACK.exec(said)?.[0] ?? IN_DOUBT.exec(said)?.[0];
  if (doubt !== undefined) {
    // «No, o non lo so» may be a single choice.
    return /\bso\b|boh|saprei/.test(doubt) && no.says.test(doubt) && !BEGUN.test(said)
      ? false
      : null;
  }
  if (BEGUN.test(said)) {
    return !EXCEPTION.test(said);
  }
  return WRONG.test(said) || no.says.test(said) ? false : null;
}

/** Like `readWholeYes`, but null for a yes to a part: «sì, ma solo il POD» has to be asked back. */
export function readYesToAll(typed: string, choices: YesOrNo): boolean | null {
  const isWhole = readWholeYes(typed, choices);
  return isWhole === false && !choices[1].says.test(toSpokenText(typed)) ? null : isWhole;
}
