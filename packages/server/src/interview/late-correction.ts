import { readAccepted } from "./given-answers.ts";
import type { GivenAnswer, Interview } from "./interview.ts";
import {
  type Answer,
  askMeaning,
  type Flow,
  type FlowContext,
  findConfirmed,
  type Question,
  type Reading,
  toDidYouMean,
} from "./question.ts";
import { findCorrection } from "./understanding/correction.ts";
import { isOfFigure } from "./understanding/figure-words.ts";

/** An answer to the question before the open one. */
type LateCorrection = {
  answer: GivenAnswer;
  /** The sentence that confirms it. */
  said: string;
  /** The person chose this meaning among the offered ones. */
  isChosen: boolean;
};

/** Begins the value of a meaning that corrects the answer before. */
const OF_BEFORE = "la risposta di prima: ";

/**
 * The answer of the question before the open one that a text corrects: «anzi 2.700» after «3.000»,
 * typed when the next question was already open. Null if the text withdraws nothing, or if the open
 * question was misunderstood before, because then the text corrects the misunderstood answer.
 */
export function findLateCorrection(
  flow: Flow,
  interview: Interview,
  { question: open, answer }: { question: Question; answer: Answer },
  context: FlowContext,
): LateCorrection | null {
  const { doubt, answers } = interview.notes;
  const isChosen = answer.isConfirmed === true;
  const isAskedWhose = doubt?.meanings.some((meaning) => meaning.startsWith(OF_BEFORE)) ?? false;
  const typed = doubt === undefined ? findAfter(answer, open) : isAskedWhose ? answer.text : null;
  const after = isChosen ? findChosen(answer) : typed;
  const last = answers.filter((given) => given.step < open.step).at(-1);
  const question = flow.find((each) => each.step === last?.step);
  // What a sent bill says is corrected value by value.
  if (after === null || last === undefined || last.bill !== undefined || question === undefined) {
    return null;
  }
  const earlier = answers.filter((given) => given.step < question.step);
  const { interview: before } = readAccepted(flow, interview, earlier, context);
  const read = (text: string) => question.read({ text }, before, context);
  const said = typeof last.value === "string" ? last.value : last.text;
  const text = `${said}, anzi ${after}`;
  const reading = read(text);
  // «Ok, anzi mail» is read like «ok», because its question does not understand «mail».
  return reading.status === "read" && JSON.stringify(reading) !== JSON.stringify(read(said))
    ? { answer: { step: last.step, text }, said: reading.said, isChosen }
    : null;
}

function findChosen({ value }: Answer): string | null {
  return typeof value === "string" && value.startsWith(OF_BEFORE)
    ? value.slice(OF_BEFORE.length)
    : null;
}

/** The words after a correction that nothing precedes: «3000» of «anzi 3000» and of «no, 3000». */
function findAfter({ text }: Answer, { speaksOf }: Question): string | null {
  const correction = findCorrection(text);
  if (correction !== null) {
    return correction.before === "" && correction.after !== "" ? correction.after : null;
  }
  return speaksOf !== undefined && isOfFigure(speaksOf)
    ? (/^\s*no[\s,]+(\d.*)$/iu.exec(text)?.[1] ?? null)
    : null;
}

/**
 * Asks whose answer a correction is if both questions understand it: «anzi 3000» may be the watts
 * that are asked for, or the kWh before them.
 */
export function askWhose(question: Question, own: Reading, late: LateCorrection): Reading {
  const words = own.status === "read" ? findConfirmed(own.said) : null;
  const before = findConfirmed(late.said);
  return words === null || before === null || words === before
    ? own
    : askMeaning(toDidYouMean([words, before]), question.key, [
        words,
        { value: `${OF_BEFORE}${before}`, label: before },
      ]);
}
