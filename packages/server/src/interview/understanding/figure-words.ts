import { readNumberWord } from "@volpe/contract";
import type { Ablation } from "./ablation.ts";
import type { Place } from "./neutral-words.ts";
import type { Subject } from "./subject.ts";
import { isUnit } from "./units.ts";

/**
 * Functions that find what a number of an answer counts, and which words name the thing that it
 * measures.
 */

export const ARTICLE = /^un[oa]?'?$/;
/** Shorter words are articles and prepositions. */
export const LEAST_LETTERS = 3;

/**
 * Whether a noun before the figure names the thing that it measures: «Il mutuo è 900», «di affitto
 * pago 700».
 */
export function isOwnerOfFigure({ tokens, said }: Ablation, index: number): boolean {
  const figure = tokens.findIndex((token, at) => at > index && isNumeral(token.said));
  const [from = 0, to = 0] = [tokens[index]?.to, tokens[figure]?.from];
  return (
    figure > index &&
    figure - index <= MOST_BETWEEN &&
    DETERMINER.test(tokens[index - 1]?.said ?? "") &&
    !said.slice(from, to).includes(",")
  );
}

/** How many words may stand between that noun and the figure: «Il mutuo è di 900». */
const MOST_BETWEEN = 3;
const DETERMINER =
  /^(?:il|lo|la|l'|i|gli|le|un[oa]?'?|di|d'|del|dell[ao]|dell'|mi[oa]|nostr[oa]|su[oa])$/;

/** Whether a number counts the used word after it, or is denied by a used «non» before it. */
export function isCount(
  { tokens, isUsed }: Ablation,
  { index, subject, place }: { index: number; subject: Subject; place: Place },
): boolean {
  return (
    (subject === "months" && place !== "contrast") ||
    (index + 1 < tokens.length && isUsed([index + 1])) ||
    isDenied({ tokens, isUsed }, index)
  );
}

/**
 * Whether a name that the reader used says what the number measures: «Casa di 140 mq, ne scaldo
 * 100».
 */
export function isLabelled({ tokens, said, isUsed }: Ablation, index: number): boolean {
  const label = tokens.findLastIndex(
    (token, at) => at < index && token.said.length > LEAST_LETTERS && !isNumeral(token.said),
  );
  const [from = 0, to = 0] = [tokens[label]?.to, tokens[index]?.from];
  return (
    label >= 0 &&
    index - label <= 2 &&
    (label === index - 1 || isUnit(tokens[index + 1]?.said ?? "")) &&
    !said.slice(from, to).includes(",") &&
    isUsed([label])
  );
}

/** Whether «non» denies the number: «Non 2400», «non è 2400». */
function isDenied({ tokens, isUsed }: Pick<Ablation, "tokens" | "isUsed">, index: number): boolean {
  const at = /^(?:e|era|sono)$/.test(tokens[index - 1]?.said ?? "") ? index - 2 : index - 1;
  return tokens[at]?.said === "non" && isUsed([at]);
}

export function isNumeral(said: string): boolean {
  return /\d|^mila$/.test(said) || (!ARTICLE.test(said) && readNumberWord(said) !== null);
}

export function isOfFigure(subject: Subject): boolean {
  return ["figure", "price", "people", "amount"].includes(subject);
}

/** Whether a word follows the answer's figure in the same clause. */
export function isBesideFigure({ tokens, said }: Ablation, index: number): boolean {
  const figure = tokens.findLastIndex(
    (token, at) => at < index && isNumeral(token.said) && !isOfPeriod(tokens, at),
  );
  const [from = 0, to = 0] = [tokens[figure]?.to, tokens[index]?.from];
  return figure >= 0 && !said.slice(from, to).includes(",");
}

/** Whether the number belongs to a period, and the figure follows: «Ogni 2 mesi pago 150». */
function isOfPeriod(tokens: Ablation["tokens"], index: number): boolean {
  const isYear = /^20\d\d$/.test(tokens[index]?.said ?? "");
  if (isYear && /^(?:nel|del|dal)$/.test(tokens[index - 1]?.said ?? "")) {
    return true;
  }
  return (
    /^(?:ogni|in|nei|negli|ultimi)$/.test(tokens[index - 1]?.said ?? "") &&
    /^(?:mes[ei]|ann[oi]|settiman[ae]|bimestri)$/.test(tokens[index + 1]?.said ?? "")
  );
}
