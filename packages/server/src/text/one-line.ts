import { INVISIBLE } from "./invisible.ts";

/**
 * A name or a subject as it is stored: one line, without control characters, invisible characters
 * or half a surrogate pair.
 */
export function toOneLine(typed: string): string {
  return typed
    .replaceAll(INVISIBLE, "")
    .replaceAll(/(?!\s)\p{Cc}|\p{Cs}/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
