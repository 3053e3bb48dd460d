import { toSpokenText } from "../../text/spoken-text.ts";
import { type ReadableChoice, readAffirmedChoice } from "./choice.ts";

const YES =
  "si|giust[oaie]|esatt[oaie]|certo|cert(?:amente|issimo)|okay|ok|va bene|confermo|corrett[oaie]|perfett[oaie]|yes|d'accordo";
const BESIDE =
  "che|e|tutt[oaie]|quest[oaie]|quell[oaie]|sono|i dati|lo|cosi|bene|benissimo|molto|proprio|assolutamente|direi|credo|penso|grazie|pure|di";
const BEGUN = new RegExp(`^(?:e )?(?:tutt[oaie] )?(?:${YES})\\b`);
const WHOLE = new RegExp(`^(?:(?:${YES}|${BESIDE})(?:[\\s,.;!]+|$))+$`);
/** Matches words that withdraw or correct a part of a yes. */
const EXCEPTION =
  /\d|\b(?:non|no|ma|pero|tranne|meno|eccetto|salvo|fuorche|esclus[oaie]|a parte|solo|invece|anzi|manca\w*|sarebbe|dovrebbe)\b/;

/**
 * Whether the whole text is a yes: «sì, giusto», but not «giusto sarebbe 0,145» or «certo che no».
 */
export function saysOnlyYes(text: string): boolean {
  const said = toSpokenText(text);
  return BEGUN.test(said) && WHOLE.test(said);
}

/** A yes with an exception is a no: «giusto tranne il totale». Null if it is neither. */
export function readWholeYes(
  text: string,
  choices: readonly [yes: ReadableChoice, no: ReadableChoice],
): boolean | null {
  const said = toSpokenText(text);
  if (BEGUN.test(said) && EXCEPTION.test(said)) {
    return false;
  }
  const reading = readAffirmedChoice(text, choices);
  return reading.status === "one" ? reading.choice === choices[0] : null;
}
