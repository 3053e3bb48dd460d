import { toLexeme } from "../../text/italian-lexeme.ts";
import { toPlainText } from "../../text/plain-text.ts";
import { joinClauses, splitClauses } from "./negation.ts";
import { toSaidText } from "./spelling.ts";
import { splitAtNow } from "./unsettled.ts";

export type ReadableChoice = {
  value: string;
  label: string;
  hint?: string;
  /**
   * Matches other words for this choice in plain text. Choices are tried in order, so more specific
   * ones come first.
   */
  says: RegExp;
};

/** The choice with a form's value. */
export function findChoice(
  choices: readonly ReadableChoice[],
  value: unknown,
): ReadableChoice | undefined {
  return choices.find((choice) => choice.value === value);
}

/** Emoji that are a complete answer. */
const PICTURED: readonly (readonly [RegExp, string])[] = [
  [/[🏠🏡]/gu, "casa"],
  [/[🏢🏬🏪🏭]/gu, "azienda"],
  [/[⚡💡🔌]/gu, "luce"],
  [/🔥/gu, "gas"],
  [/[🚗🚙]/gu, "auto"],
  [/💳/gu, "pos"],
  [/[🌐📶🛜]/gu, "internet"],
];

function toWords(text: string): string {
  return /[\p{L}\p{N}]/u.test(text)
    ? text
    : PICTURED.reduce((words, [picture, word]) => words.replace(picture, ` ${word} `), text);
}

/**
 * The choice that a value or a text means; null if it means none. Each pattern has to handle «non»
 * itself.
 */
export function readChoice(
  text: string,
  choices: readonly ReadableChoice[],
): ReadableChoice | null {
  return findExact(text, choices) ?? findSaid(toSaidText(text), choices)[0] ?? null;
}

export type ChoiceReading =
  | { status: "one"; choice: ReadableChoice }
  | { status: "several" }
  | { status: "none" };

/**
 * The only choice that a text affirms. Denied choices and clauses that `skips` finds do not count.
 * If there are only two choices, denying one selects the other.
 */
export function readAffirmedChoice(
  typed: string,
  choices: readonly ReadableChoice[],
  skips: (clause: string) => boolean = () => false,
): ChoiceReading {
  const text = toWords(typed);
  const exact = findExact(text, choices);
  if (exact !== undefined) {
    return { status: "one", choice: exact };
  }
  const { affirmed, denied } = splitClauses(toSaidText(text));
  const claim = dropReason(text);
  const ofClaim = claim === text ? null : readAffirmedChoice(claim, choices, skips);
  if (ofClaim?.status === "one") {
    return ofClaim;
  }
  // «Senza filo» denies no choice, but names one.
  const without = denied.filter(
    (clause) =>
      findSaid(clause, choices).length > 0 &&
      findSaid(clause.replace(/^senza\b/, ""), choices).length === 0,
  );
  // In «Senza fili per i tavoli» the words after «fili» are not denied.
  const beside = denied.flatMap((clause) => BESIDE.exec(clause)?.[1] ?? []);
  const clauses = [...affirmed.flatMap(splitAtNow), ...without, ...beside].filter(
    (clause) => !skips(clause),
  );
  const said = findSaid(joinClauses(clauses), choices);
  const refused = findSaid(joinClauses(denied), choices);
  // «Luce, no gas» may deny gas or correct the answer to gas.
  const isTakenBack =
    !/\bsi\b/.test(joinClauses(clauses)) &&
    denied.some(
      (clause) => /^no\b(?! grazie)/.test(clause) && findSaid(clause, choices).length > 0,
    );
  if (said.length > 0) {
    return isTakenBack && !/^no\b/.test(toSaidText(text)) ? { status: "several" } : toReading(said);
  }
  const left = choices.filter((choice) => !refused.includes(choice));
  // «Non è casa mia, è della suocera» names something else in place of the denied choice.
  const namesElse = affirmed.some((clause) => clause.split(/\P{L}+/u).some(hasMeaning));
  return choices.length === 2 && refused.length === 1 && !namesElse
    ? toReading(left)
    : { status: "none" };
}

function hasMeaning(word: string): boolean {
  return word.length > 2 && toLexeme(word) !== null;
}

/** Removes the reason of an answer, as of «Il gas perché la luce l'ho già cambiata». */
function dropReason(text: string): string {
  return text.replace(/[\s,]+(?:perch[eéè]['’]?|siccome|visto che|dato che|tanto)\s.*$/is, "");
}

const BESIDE = /^senza [a-z']+ ((?:per|da|con|che|in|sul|al|nel)\b.*)$/;

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
