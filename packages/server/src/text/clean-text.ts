import { toOneLine } from "./one-line.ts";

/**
 * Text that can be shown: one line, no control or invisible character, at most `maxLength`
 * characters.
 */
export function cleanText(raw: string, maxLength: number): string {
  const text = toOneLine(raw.normalize("NFC"));
  if (text.length <= maxLength) {
    return text;
  }
  // The cut never leaves half of a surrogate pair.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(maxLength - 2)) ? maxLength - 2 : maxLength - 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
