import { splitDenied } from "./negation.ts";
import { toPlainText } from "./plain-text.ts";

export type ReadableChoice = {
  value: string;
  label: string;
  hint?: string;
  /** What else means this choice, over plain text. Tried in order, so the narrower stands first. */
  says: RegExp;
};

/** The choice that a value or a typed text means; null = none. Each pattern minds its own «non». */
export function readChoice(
  text: string,
  choices: readonly ReadableChoice[],
): ReadableChoice | null {
  return findExact(text, choices) ?? findSaid(toPlainText(text), choices)[0] ?? null;
}

export type ChoiceReading =
  | { status: "one"; choice: ReadableChoice }
  | { status: "several" }
  | { status: "none" };

/**
 * The one choice that a text affirms: what it denies does not count, and of two choices the denial
 * of one leaves the other.
 */
export function readAffirmedChoice(
  text: string,
  choices: readonly ReadableChoice[],
): ChoiceReading {
  const exact = findExact(text, choices);
  if (exact !== undefined) {
    return { status: "one", choice: exact };
  }
  const { affirmed, denied } = splitDenied(text);
  const said = findSaid(affirmed, choices);
  if (said.length > 0) {
    return toReading(said);
  }
  const refused = findSaid(denied, choices);
  const left = choices.filter((choice) => !refused.includes(choice));
  return choices.length === 2 && refused.length === 1 ? toReading(left) : { status: "none" };
}

function toReading([choice, ...others]: readonly ReadableChoice[]): ChoiceReading {
  if (choice === undefined) {
    return { status: "none" };
  }
  return others.length === 0 ? { status: "one", choice } : { status: "several" };
}

function findExact(text: string, choices: readonly ReadableChoice[]) {
  const plain = toPlainText(text);
  return choices.find(({ value, label }) => value === text.trim() || toPlainText(label) === plain);
}

function findSaid(plain: string, choices: readonly ReadableChoice[]): ReadableChoice[] {
  return choices.filter(({ says }) => says.test(plain));
}
