import { toPlainText } from "./plain-text.ts";

const CLAUSES = /[,;.:!?()]+|\b(?:ma|pero|bensi|invece|piuttosto|anzi|meglio|solo|soltanto)\b/;
const DENIAL =
  /\b(?:non|no|niente|nessun[oa]?|senza|mai|ne|neanche|nemmeno|neppure|evit\w+|tranne|eccetto|fuorche|escluso|basta|odio|detesto)\b|\bnessun'/;
const AFTERWARDS = /\b(?:no|mai|niente)(?: grazie)?$/;

export type Split = { affirmed: string; denied: string };

/**
 * What a text affirms and what it denies, clause by clause: in «non la luce, il gas» gas alone is
 * affirmed; in «telefono no» nothing is.
 */
export function splitDenied(text: string): Split {
  const affirmed: string[] = [];
  const denied: string[] = [];
  for (const clause of toPlainText(text).split(CLAUSES)) {
    const words = clause.trim();
    const match = DENIAL.exec(words);
    if (match === null) {
      affirmed.push(words);
    } else if (AFTERWARDS.test(words)) {
      denied.push(words);
    } else {
      affirmed.push(words.slice(0, match.index).trim());
      denied.push(words.slice(match.index));
    }
  }
  return { affirmed: toText(affirmed), denied: toText(denied) };
}

/** Is there any denying word at all? */
export function hasDenial(text: string): boolean {
  return DENIAL.test(toPlainText(text));
}

function toText(clauses: readonly string[]): string {
  return clauses.filter((clause) => clause !== "").join(", ");
}
