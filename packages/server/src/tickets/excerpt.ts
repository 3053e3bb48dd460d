const EXCERPT_MAX = 140;

/** The beginning of a text on one line, cut at a word. */
export function toExcerpt(text: string, max = EXCERPT_MAX): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= max) {
    return line;
  }
  const cut = line.slice(0, max);
  const words = cut.lastIndexOf(" ") > max / 2 ? cut.slice(0, cut.lastIndexOf(" ")) : cut;
  // Removes half of a surrogate pair, which is not a character.
  return `${words.replace(/[\ud800-\udbff]$/, "").replace(/[\s,;:.–-]+$/, "")}…`;
}

/** Separates a message of the chat from the answers that the person had given there. */
export const ANSWERS_IN_CHAT = "\n\nDetto in chat:\n";

/** The person's own words to the operator. */
export function withoutAnswers(text: string): string {
  return text.split(ANSWERS_IN_CHAT, 1).join();
}
