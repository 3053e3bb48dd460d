import { findNamedPlaces } from "../../places/find-places.ts";

const LEAD = "(?:(?:è|e'|sto|stiamo|abito|abitiamo|vivo|viviamo|sono|a|ad|di|in|più)\\s+)*";
const NOT_FIRST = new RegExp(
  `^\\s*non\\s+${LEAD}(\\p{L}[^,;.]*?)\\s*(?:[,;.]\\s*(?:(?:ma|bensì)\\s+)?|\\s+(?:ma|bensì)\\s+)(\\p{L}.*)$`,
  "iu",
);
const NOT_LAST = new RegExp(
  `^(.*\\p{L})[\\s,;.]+(?:e\\s+)?non\\s+${LEAD}(\\p{L}[^,;.]*?)[\\s.!]*$`,
  "iu",
);
const NO_BETWEEN = /^(.*\p{L})\s*[,;.]\s*no[\s,]+(\p{L}.*)$/iu;

/** What is left of a typed place without the one that it denies: «non Torino, Milano» is Milano. */
export function dropDeniedPlace(text: string): string {
  const [, first = "", rest] = NOT_FIRST.exec(text) ?? [];
  const [, kept, last = ""] = NOT_LAST.exec(text) ?? [];
  return (isPlace(first) ? rest : isPlace(last) ? kept : undefined) ?? text;
}

/** «Palermo, no Napoli» may mean either: both names; null if the text says no such thing. */
export function findTwoPlaces(text: string): [string, string] | null {
  const [, first = "", second = ""] = NO_BETWEEN.exec(text) ?? [];
  return isPlace(first) && isPlace(second) ? [first, second] : null;
}

function isPlace(name: string): boolean {
  return findNamedPlaces(name.trim()).length > 0;
}
