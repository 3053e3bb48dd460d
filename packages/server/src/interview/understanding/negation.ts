import { toSpokenText } from "../../text/spoken-text.ts";

/**
 * Separates clauses. A reason after «no» is a separate clause, and «no» denies the words before it:
 * «Mattina no dormo».
 */
const CLAUSES =
  /[,;:!?()]+|\.(?=\s|$)|\b(?:ma|pero|bensi|invece|piuttosto|anzi|meglio|solo|soltanto|perche|siccome|visto che|dato che|per (?:favore|piacere|cortesia)|perfavore)\b|(?<=[a-z] no) che\b|(?<=[a-z] no) (?=(?:quell[oaie] (?:e|sono|va|vanno|ce|l'|la|lo|non|gia)|sono|siamo|e|dorm\w+|lavor\w+|facc\w+|ho|abbiamo|sto|stiamo|studio|esco|usciamo|vado|andiamo|poss\w+|cost[ao]\w*|consum\w+|non|ce|ci|mi|li|lo|la)\b)|(?<=\bno\b[^,;]*)\bsi\b(?=\s)/;
const DENIAL =
  /\b(?:non|no|niente|nulla|nessun[oa]?|senza|mai|ne(?! (?:vogli|vorr|cerc|prefer))|neanche|nemmeno|neppure|manco|mica|rarament\w+|poch[ei]$|evit\w+|tranne|eccetto|fuorche|esclus[oaie]|esclud\w+|(?<=tutt[oaie] )meno|meno che|(?<!\b(?:e|mi|ci) )(?:basta(?! che\b)|stop)|odio|detesto)\b|\bnessun'/;
const AFTERWARDS =
  /^(?:(?!\bnon\b).)*\b(?:no|mai|niente|mica|neanche|nemmeno|neppure|rarament\w+|poch[ei]|esclus[oaie])(?: grazie| per carita| assolutamente| proprio)?$/;
/** Matches a denial of the words before it: «Il clima non ce l'ho», «la mattina non posso». */
const LACKED =
  /^(?:no )?non (?:(?:mi|ci|ce|me|lo|la|li|le|ne|vi|si) |l'|c')*(?:ho|abbiamo|e|serv\w+|interess\w+|vogli\w+|poss\w+|va|vanno|uso|usiamo|usa|piac\w+|vorrei|funzion\w+|carico|guardo|leggo|apro|controllo|trov\w+|cerc\w+|ved\w+|leggiamo|guardiamo|teng\w+|cambi\w+|compr\w+|sopport\w+|desider\w+|gradisc\w+|entr\w+|conosc\w+|arriv\w+|cost\w+)\b/;

type Split = { affirmed: string; denied: string };

/** The clauses of a text, each with what it affirms or denies. */
type Clauses = { affirmed: string[]; denied: string[] };

/**
 * Separates affirmed and denied parts of a text, clause by clause: «non la luce, il gas» affirms
 * only gas, «telefono no» affirms nothing.
 */
export function splitDenied(text: string): Split {
  const { affirmed, denied } = splitClauses(text);
  return { affirmed: joinClauses(affirmed), denied: joinClauses(denied) };
}

/** Like `splitDenied`, with separate clauses. */
export function splitClauses(text: string): Clauses {
  const clauses: Clauses = { affirmed: [], denied: [] };
  for (const clause of splitPairs(toSpokenText(text)).split(CLAUSES)) {
    const words = clause.trim();
    const match = DENIAL.exec(words);
    if (match === null) {
      clauses.affirmed.push(words);
    } else if (
      AFTERWARDS.test(words) ||
      // In «Una ditta che non è ancora aperta» the company is not denied.
      (LACKED.test(words.slice(match.index)) && !/\bche $/.test(words.slice(0, match.index)))
    ) {
      clauses.denied.push(words);
    } else {
      clauses.affirmed.push(words.slice(0, match.index).trim());
      clauses.denied.push(words.slice(match.index));
    }
  }
  return clauses;
}

/** Splits a text such as «Induzione no gas sì» into its two clauses. */
function splitPairs(spoken: string): string {
  return spoken.replace(/^([^,;]+?) (no|si) ([^,;]+?) (?!\2)(no|si)$/, "$1 $2, $3 $4");
}

/** Whether the text has a word that denies something. */
export function hasDenial(text: string): boolean {
  return DENIAL.test(toSpokenText(text));
}

/**
 * The only clause without a denial if the others have one, as written: «Riva Energia» of «non Lago
 * Energia, Riva Energia». Null if there is none.
 */
export function findOnlyAffirmed(text: string): string | null {
  const clauses = text.split(/[,;]\s+|\s(?:ma|bensì)\s+/i);
  const [own, ...more] = clauses.filter((clause) => !hasDenial(clause));
  return clauses.length > 1 && own !== undefined && more.length === 0 ? own : null;
}

/** Joins clauses to one text in which no pattern matches across two clauses. */
export function joinClauses(clauses: readonly string[]): string {
  return clauses.filter((clause) => clause !== "").join(", ");
}
