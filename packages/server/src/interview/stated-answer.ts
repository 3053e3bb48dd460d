import { type ChatMessage, toExcerpt } from "@volpe/contract";
import { addChoices } from "./ask-again.ts";
import { type Interview, withNotes } from "./interview.ts";
import { withKept } from "./next-question.ts";
import {
  type Answer,
  type Flow,
  type FlowContext,
  findConfirmed,
  isSure,
  type Meaning,
  type Question,
  type Reading,
  type Refusal,
  toAnswerText,
} from "./question.ts";
import { asksBack, findCorrection } from "./understanding/correction.ts";
import { hasDenial } from "./understanding/negation.ts";
import { findNoLine } from "./understanding/stated-values.ts";

/** Matches the denial of a down payment or a fee, which is a term and denies nothing else. */
const WITHOUT_A_SUM = /(?<!\p{L})(?:senza|niente|nessun) (?:anticipo|canone)(?!\p{L})/giu;

/**
 * What an answer states of later questions: «luce per casa a Milano, 2.700 kWh», «2.700 kWh e 4,5 kW».
 * A text that denies or corrects something states nothing.
 */
export function listStated(
  flow: Flow,
  question: Question,
  answer: Answer,
  { draft: { type } }: Interview,
): { step: number; text: string }[] {
  // A confirmed meaning may be the whole typed text, which was only asked about.
  const text = answer.isConfirmed === true ? toAnswerText(answer) : answer.text;
  const isChosen = isSure(answer) && answer.isConfirmed !== true;
  if (isChosen || hasDenial(dropTerms(text)) || findCorrection(text) !== null) {
    return [];
  }
  return flow.flatMap(({ step, tipologies, findStated }) => {
    // «3.000 l’anno» is no distance in a conversation about electricity.
    const isLater =
      step > question.step &&
      (type === "" || tipologies === undefined || tipologies.some((each) => each === type));
    const stated = isLater ? (findStated?.(text) ?? null) : null;
    return stated === null ? [] : [{ step, text: stated }];
  });
}

/** The text without denials that are answers by themselves: «senza anticipo», «non ho internet». */
function dropTerms(text: string): string {
  const line = findNoLine(text);
  return (line === null ? text : text.replace(line, " ")).replace(WITHOUT_A_SUM, " ");
}

/** Stores what the answer states of later questions. */
export function withStated(
  flow: Flow,
  { question, answer, interview }: { question: Question; answer: Answer; interview: Interview },
): Interview {
  const found = listStated(flow, question, answer, interview);
  const { stated = [] } = interview.notes;
  const others = stated.filter(({ step }) => !found.some((each) => each.step === step));
  return found.length === 0 ? interview : withNotes(interview, { stated: [...others, ...found] });
}

/**
 * Keeps what a refused answer states of later questions, and says so. A question to us, or an answer
 * that is asked about, states nothing yet.
 */
export function keepStated(
  flow: Flow,
  {
    question,
    answer,
    interview,
    refusal,
  }: { question: Question; answer: Answer; interview: Interview; refusal: Refusal },
): { refusal: Refusal; interview: Interview } {
  const kept = withKept(interview, refusal);
  if (refusal.keeps !== undefined) {
    return { refusal, interview: withStated(flow, { question, answer, interview: kept }) };
  }
  const isOpen = refusal.meanings !== undefined || asksBack(answer.text);
  const found = (isOpen ? [] : listStated(flow, question, answer, kept)).filter(
    ({ step }) => step !== refusal.states?.step,
  );
  if (found.length === 0) {
    return { refusal, interview: kept };
  }
  const texts = new Set(found.map(({ text }) => `«${toExcerpt(text, QUOTED)}»`));
  const message = `${[...texts].join(" e ")} ${texts.size === 1 ? "lo" : "li"} tengo per dopo. ${refusal.message}`;
  return {
    refusal: { ...refusal, message },
    interview: withStated(flow, { question, answer, interview: kept }),
  };
}

type Asked = { message: ChatMessage; interview: Interview };

/**
 * Offers what was stated as an answer to the question that is asked now. It is not taken in silence,
 * because the words around it may have changed its meaning.
 */
export function offerStated(
  { message, interview }: Asked,
  question: Question,
  context: FlowContext,
): Asked {
  const text = interview.notes.stated?.find(({ step }) => step === question.step)?.text;
  if (text === undefined) {
    return { message, interview };
  }
  const reading = question.read({ text }, interview, context);
  const meanings = toMeanings(text, reading, interview);
  if (meanings.length === 0) {
    return { message, interview };
  }
  const asked =
    reading.status === "read"
      ? `Prima hai scritto «${text}»: è questa la risposta?`
      : `Prima hai scritto «${text}». ${reading.message}`;
  return {
    message: {
      ...message,
      messages: [...message.messages, asked],
      addons: addChoices(message.addons, meanings).map((addon) =>
        addon.kind === "choices"
          ? {
              ...addon,
              choices: [...meanings, ...addon.choices.filter((each) => !meanings.includes(each))],
            }
          : addon,
      ),
    },
    interview: withNotes(interview, {
      doubt: { misses: 0, meanings: meanings.map(({ value }) => value) },
    }),
  };
}

/** What a stated text may mean at its question; empty = it answers nothing. */
function toMeanings(text: string, reading: Reading, interview: Interview): readonly Meaning[] {
  if (reading.status === "refused") {
    return reading.meanings ?? [];
  }
  const what = findConfirmed(reading.said) ?? `«${toExcerpt(text, QUOTED)}»`;
  return reading.interview === interview ? [] : [{ value: text, label: `Sì, ${what}` }];
}

const QUOTED = 80;
