/** Characters of a message that a list of tickets shows. */
export const EXCERPT_MAX = 140;

/** Separates a message of the chat from the answers that the person had given there. */
export const ANSWERS_IN_CHAT = "\n\nDetto in chat:\n";

/** The person's own words to the operator. */
export function withoutAnswers(text: string): string {
  return text.split(ANSWERS_IN_CHAT, 1).join();
}
