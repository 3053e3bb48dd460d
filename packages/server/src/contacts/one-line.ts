/**
 * A name or a subject as it is kept: one line, without control characters, the signs that turn the
 * direction of reading (they could show another name than the one that is written), or half a
 * surrogate pair.
 */
export function toOneLine(typed: string): string {
  return typed
    .replaceAll(/(?!\s)\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
