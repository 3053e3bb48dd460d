import { slugify, toShortCode } from "../../text/slug.ts";

/**
 * `words-shortcode`. The short code has 7 characters: a hash of the names without signs, so that a
 * different spelling of a sign keeps it. If two products have the same code, 13 characters are
 * used, a hash of the whole key. An energy offer's code has 6 or 12, so items of different
 * typologies never share a slug.
 */
export function toProductSlug(
  { tipology, key, words }: { tipology: string; key: string; words: string },
  length: 7 | 13,
): string {
  const coded = length === 7 ? toPlainKey(key) : key;
  const shortCode = toShortCode(`${tipology}:${coded}`, length);
  return [slugify(words, 70), shortCode].filter((part) => part !== "").join("-");
}

// No normalised name contains it: spaces around signs are removed.
const BETWEEN_NAMES = " / ";

/**
 * Two rows with the same key are one product. Case, spaces around signs and the shape of dashes and
 * apostrophes do not matter. Other signs do: `Pro+` is not `Pro`.
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

/** The names of a key without accents and signs. */
function toPlainKey(key: string): string {
  return key
    .split(BETWEEN_NAMES)
    .map((name) => slugify(name, 200))
    .join("/");
}

/** Why a name cannot identify a product or be part of an address; null if all names can. */
export function findNamelessField(names: Readonly<Record<string, string>>): string | null {
  const field = Object.keys(names).find((each) => slugify(names[each] ?? "", 200) === "");
  return field === undefined
    ? null
    : `${field} non ha né lettere latine né cifre: scrivi il nome con cui si vende`;
}
