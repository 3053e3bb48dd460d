import { saysUnknownAtLast } from "../../text/spoken-text.ts";
import type { Interview } from "../interview.ts";
import {
  askMeaning,
  confirm,
  type FlowContext,
  type FormField,
  type FormValue,
  isSure,
  type Meaning,
  type Question,
  type Reading,
  type Refusal,
  refuseAnswer,
  take,
  toAnswerText,
  toDidYouMean,
} from "../question.ts";
import type { Figure, FigureReading } from "../understanding/figure.ts";
import { saysAny } from "./open-choice.ts";

type Amount = Omit<Question, "read" | "accept" | "formField"> & {
  /** The form's field; a refusal names it too. */
  formField: FormField;
  /** Parses the amount in a text. */
  find(words: string): FigureReading;
  min: number;
  max: number;
  refusal: string;
  /** The words that confirm an amount. */
  describeAmount(amount: number): string;
  /** The words that confirm that the person leaves the amount open. */
  unknown: string;
  write(interview: Interview, amount: number | null): Interview;
  /** A further check of the amount. */
  check?(amount: number, interview: Interview, context: FlowContext): Refusal | null;
  /**
   * The possible meanings of a typed figure that is hardly meant literally; empty = it is
   * plausible.
   */
  doubt?(figure: Figure): readonly (string | Meaning)[];
  /** What is asked back if the words state something else, from which the amount may follow. */
  derive?(words: string): Refusal | null;
};

/** Creates a question for one figure, which the person may skip. */
export function createAmountQuestion(amount: Amount): Question {
  const {
    find,
    min,
    max,
    refusal,
    describeAmount: say,
    unknown,
    write,
    check,
    doubt,
    derive,
    ...question
  } = amount;
  const { formField, step } = question;
  const accept = (value: FormValue, interview: Interview, context: FlowContext): Reading => {
    if (value === null) {
      return take(write(interview, null), unknown);
    }
    if (typeof value !== "number" || value < min || value > max) {
      return refuseAnswer(refusal, formField);
    }
    return (
      check?.(value, interview, context) ?? take(write(interview, value), confirm(say(value), step))
    );
  };
  return {
    ...question,
    accept,
    read(answer, interview, context) {
      const words = toAnswerText(answer);
      const derived = isSure(answer) ? null : (derive?.(words) ?? null);
      if (derived !== null) {
        return derived;
      }
      const found = find(words);
      switch (found.status) {
        case "one": {
          const { value } = found.figure;
          const isDecided = isSure(answer) || (check?.(value, interview, context) ?? null) !== null;
          const meanings = isDecided ? [] : (doubt?.(found.figure) ?? []);
          return meanings.length > 0
            ? askMeaning(toDidYouMean(meanings.map(toLabel)), formField, meanings)
            : accept(value, interview, context);
        }
        case "several": {
          const plausible = found.figures.map(({ value }) => value);
          const labels = plausible.filter((value) => value >= min && value <= max).map(say);
          return askMeaning(refusal, formField, labels);
        }
        case "other-kind":
          return refuseAnswer(refusal, formField);
        case "none":
          return saysUnknownAtLast(words) || saysAny(words)
            ? accept(null, interview, context)
            : refuseAnswer(refusal, formField);
      }
    },
  };
}

function toLabel(meaning: string | Meaning): string {
  return typeof meaning === "string" ? meaning : meaning.label;
}

/** The meanings of an amount by the day: «200 al giorno» hardly means every day of the year. */
const DAYS: readonly { label: string; aYear: number }[] = [
  { label: "5 giorni su 7", aYear: 260 },
  { label: "6 giorni su 7", aYear: 312 },
  { label: "tutti i giorni", aYear: 365 },
];
/** Number of periods in a year, for an amount that was given by the day. */
const DAILY = 365;

/**
 * The meanings of an amount by the day; empty for any other amount. `aYear` is the amount of 365
 * days.
 */
export function toDailyMeanings(
  { aYear, times }: { aYear: number; times: number | "bill" | null },
  describe: (aYear: number) => string,
): { value: string; label: string }[] {
  return times === DAILY
    ? DAYS.map((days) => {
        const value = describe((aYear / DAILY) * days.aYear);
        return { value, label: `${days.label}: ${value}` };
      })
    : [];
}
