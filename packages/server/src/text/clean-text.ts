// Control characters, and invisible ones that change the direction of reading or have no width.
const UNWANTED = /[\p{Cc}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/**
 * Text that can be shown: one line, no control or invisible character, at most `maxLength`
 * characters.
 */
export function cleanText(raw: string, maxLength: number): string {
  const text = raw
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(UNWANTED, "")
    .replace(/ {2,}/g, " ")
    .trim();
  if (text.length <= maxLength) {
    return text;
  }
  // The cut never leaves half of a surrogate pair.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(maxLength - 2)) ? maxLength - 2 : maxLength - 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
