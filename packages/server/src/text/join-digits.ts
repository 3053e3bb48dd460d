/** Replaces the blanks inside a number, as in `800 166 654`, so that no line breaks there. */
export function joinDigits(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\d)/g, "\u00a0");
}
