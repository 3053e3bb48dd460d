import { toPlainText } from "./plain-text.ts";

export type ReadableChoice = {
  value: string;
  label: string;
  hint?: string;
  /** What else means this choice, over plain text. Tried in order, so the narrower stands first. */
  says: RegExp;
};

/** The choice that a value or a typed text means; null = none. */
export function readChoice(
  text: string,
  choices: readonly ReadableChoice[],
): ReadableChoice | null {
  const plain = toPlainText(text);
  const exact = choices.find(
    ({ value, label }) => value === text.trim() || toPlainText(label) === plain,
  );
  return exact ?? choices.find(({ says }) => says.test(plain)) ?? null;
}
