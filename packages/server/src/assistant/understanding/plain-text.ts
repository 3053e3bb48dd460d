/** Lower case, no accents, straight apostrophes, one blank between words, no outer punctuation. */
export function toPlainText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[\s.,;:!?"«»]+|[\s.,;:!?"«»]+$/g, "");
}

const UNKNOWN =
  /^(boh|mah|bho|non (lo )?so|non saprei|non (me )?(lo )?ricordo|non (ne )?ho idea|nessuna idea|ignoro|salta|non ce l'ho|non l'ho|non lo conosco|non la conosco|non conosco|\?+)\b/;

/** Does the person say that they do not know? */
export function saysUnknown(text: string): boolean {
  return UNKNOWN.test(toPlainText(text)) || /^\s*\?+\s*$/.test(text);
}

/**
 * What can be stored and shown of a text: no control characters (a database takes no NUL) and no
 * half of a surrogate pair.
 */
export function toCleanText(text: string): string {
  return text.toWellFormed().replace(/\p{Cc}+/gu, " ");
}
