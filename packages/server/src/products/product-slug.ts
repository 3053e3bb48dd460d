import { createHash } from "node:crypto";
import { slugify } from "../offers/slug.ts";

/**
 * `words-shortcode`. The short code's length, 7 or more, is never that of an energy offer's (6 or
 * 12), so no two items of any typology share a slug. One of 7 is of the names without signs, so
 * that a sign written otherwise keeps it; where two products meet in that, 13 are of the whole key.
 */
export function toProductSlug(
  { tipology, key, words }: { tipology: string; key: string; words: string },
  length: 7 | 13,
): string {
  const coded = length === 7 ? toPlainKey(key) : key;
  const digest = createHash("sha256").update(`${tipology}:${coded}`).digest("hex");
  const shortCode = BigInt(`0x${digest}`).toString(36).slice(0, length);
  return [slugify(words, 70), shortCode].filter((part) => part !== "").join("-");
}

// No name holds it: its spaces would have been taken away.
const BETWEEN_NAMES = " / ";

/**
 * What makes two rows the same product: its names without regard to case, to spaces around signs
 * and to the shape of dashes and apostrophes. The signs stay: a `Pro+` is no `Pro`.
 */
export function toProductKey(...names: readonly string[]): string {
  return names.map(toTextKey).join(BETWEEN_NAMES);
}

function toTextKey(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{Pd}/gu, "-")
    .replace(/[‘’ʼ]/gu, "'")
    .replace(/\s+/gu, " ")
    .replace(/ ?([^\p{L}\p{N}\p{M} ]) ?/gu, "$1")
    .trim();
}

/** The names of a key without accents and signs: what keys were before signs counted. */
export function toPlainKey(key: string): string {
  return key
    .split(BETWEEN_NAMES)
    .map((name) => slugify(name, 200))
    .join("/");
}

/** Why a name could not be told from another or stand in an address; null where all can. */
export function findNamelessField(names: Readonly<Record<string, string>>): string | null {
  const field = Object.keys(names).find((each) => slugify(names[each] ?? "", 200) === "");
  return field === undefined
    ? null
    : `${field} non ha né lettere latine né cifre: scrivi il nome con cui si vende`;
}
