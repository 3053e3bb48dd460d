/**
 * The beginning of a text on one line, cut at a word. An ellipsis follows the at most `max`
 * characters if the text was cut.
 *
 * @example
 * toExcerpt("una frase,\npoi altre parole", 12) // "una frase…"
 */
export function toExcerpt(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= max) {
    return line;
  }
  const cut = line.slice(0, max);
  const words = cut.lastIndexOf(" ") > max / 2 ? cut.slice(0, cut.lastIndexOf(" ")) : cut;
  // Removes half of a surrogate pair, which is not a character.
  return `${words.replace(/[\ud800-\udbff]$/, "").replace(/[\s,;:.–-]+$/, "")}…`;
}
