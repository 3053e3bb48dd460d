import { readNumberWord } from "./number-words.ts";
import { toPlainText } from "./plain-text.ts";

const COUNT = "(\\d{1,2}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici)";
const END = "(?![\\d.,]*\\d)\\b";
// «In due mesi», «sono 3 kW», «in 4 rate» count something else.
const NO_UNIT =
  "(?!\\s*(?:mes[ei]|ann[oi]|giorn|bimestr|bollett|fattur|euro|€|kwh?|smc|mc|m2|mq|metri|piani|stanze|camere|locali|bagni|rate|volte|case|mila|%|/|-))";

const COUNTED: readonly RegExp[] = [
  new RegExp(
    `\\b${COUNT}${END}\\s+(?:persone|inquilini|abitanti|componenti|conviventi|membri|in casa|teste|studenti)\\b`,
  ),
  new RegExp(
    `\\b(?:famiglia|nucleo(?: familiare)?|casa|gruppo)\\s+(?:di|da|con|in)\\s+${COUNT}${END}${NO_UNIT}`,
  ),
  new RegExp(
    `\\b(?:siamo|sono|saremo|viviamo|vivono|vivete|abitiamo|stiamo)\\s+(?:(?:solo|soltanto|circa|ancora|sempre|ora|adesso|tutti|qui|in casa)\\s+)*(?:in\\s+)?${COUNT}${END}${NO_UNIT}`,
  ),
  new RegExp(`\\bin\\s+${COUNT}${END}${NO_UNIT}`),
];
const ADULTS = new RegExp(`\\b${COUNT}\\s+adulti\\b`);
const ALONE =
  /\bda sol[oa]\b|\bsingle\b|\b(?:solo|soltanto) (?:io|me)\b|\b(?:vivo|sto|abito|sono) sol[oa]\b|^sol[oa]$|^io$|\b(?:una|1) (?:sola )?persona\b|\bun adulto\b/;
const COUPLE = /\b(?:in |una |siamo una )?coppia\b/;
const RELATIVE =
  /\b(?<!sono )(?:(?:mi[oa]|il|la|l'|un|una|un'|con)\s*)(?:mi[oa] )?(?:moglie|marito|compagn[oa]|fidanzat[oa]|ragazz[oa]|partner|madre|mamma|padre|papa|suocer[oa]|nonn[oa]|fratello|sorella|coinquilin[oa]|amic[oa])\b|^moglie\b/g;
const CHILDREN =
  /\b(\d|un[oa]?|due|tre|quattro|cinque|sei)\s+(?:figli[oae]?|bambin[oaie]|bimb[oaie]|ragazzi|neonati|minori|piccoli|coinquilin[ie])\b/g;
const ONE_CHILD = /\b(?:mi[oa]|il|la|nostr[oa])\s+(?:figli[oa]|bambin[oa]|bimb[oa])\b/g;

/**
 * How many people a text says live there: «siamo in quattro», «vivo da solo», «io, mia moglie e due
 * figli». Null = it does not say; a bare figure does not.
 */
export function readStatedPersons(text: string): number | null {
  const plain = toPlainText(text);
  const children = countChildren(plain);
  const adults = toCount(ADULTS.exec(plain)?.[1]);
  if (adults !== null || /\bun adulto\b/.test(plain)) {
    return (adults ?? 1) + children;
  }
  for (const pattern of COUNTED) {
    const persons = toCount(pattern.exec(plain)?.[1]);
    if (persons !== null) {
      // «Siamo in due e un bambino» are three; of «siamo in quattro, due bambini» four.
      return persons <= 2 ? persons + children : persons;
    }
  }
  if (COUPLE.test(plain)) {
    return 2 + children;
  }
  const relatives = [...plain.matchAll(RELATIVE)].length;
  if (relatives > 0) {
    return 1 + relatives + children;
  }
  if (
    ALONE.test(plain) ||
    (children > 0 && /\bio\b|\b(?:vivo|sto|abito|sola?|solo|mamma|padre) con\b/.test(plain))
  ) {
    return 1 + children;
  }
  return null;
}

/** As `readStatedPersons`, where the text answers how many they are: a bare «3» counts too. */
export function readPersons(text: string): number | null {
  const bare = /^(?:circa\s+)?(\d{1,2}|[a-z]+)(?=$|[\s,.])/.exec(toPlainText(text));
  return readStatedPersons(text) ?? (bare?.[1] === "un" ? null : toCount(bare?.[1]));
}

function countChildren(plain: string): number {
  const counted = [...plain.matchAll(CHILDREN)].reduce(
    (sum, match) => sum + (toCount(match[1]) ?? 0),
    0,
  );
  return counted + [...plain.matchAll(ONE_CHILD)].length;
}

function toCount(word: string | undefined): number | null {
  if (word === undefined) {
    return null;
  }
  return /^\d+$/.test(word) ? Number(word) : readNumberWord(word);
}
