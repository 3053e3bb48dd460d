/**
 * A name or a subject as it is stored: one line, without control characters, characters that change
 * the direction of reading (they could show another name than the written one), or half a surrogate
 * pair.
 */
export function toOneLine(typed: string): string {
  return typed
    .replaceAll(/(?!\s)\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
