import type { ChatMessage } from "@volpe/contract";
import { addChoices } from "./ask-again.ts";
import { type Interview, withNotes } from "./interview.ts";
import {
  type Answer,
  type Flow,
  type FlowContext,
  findConfirmed,
  isSure,
  type Question,
} from "./question.ts";
import { findCorrection } from "./understanding/correction.ts";
import { hasDenial } from "./understanding/negation.ts";

/** Matches the denial of a down payment, which is a term of the rental and denies nothing else. */
const WITHOUT_DOWN_PAYMENT = /(?<!\p{L})(?:senza|niente|nessun) anticipo(?!\p{L})/giu;

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
  const affirmed = answer.text.replace(WITHOUT_DOWN_PAYMENT, " ");
  if (isSure(answer) || hasDenial(affirmed) || findCorrection(answer.text) !== null) {
    return [];
  }
  return flow.flatMap(({ step, tipologies, findStated }) => {
    // «3.000 l’anno» is no distance in a conversation about electricity.
    const isLater =
      step > question.step &&
      (type === "" || tipologies === undefined || tipologies.some((each) => each === type));
    const text = isLater ? (findStated?.(answer.text) ?? null) : null;
    return text === null ? [] : [{ step, text }];
  });
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
  const reading = text === undefined ? null : question.read({ text }, interview, context);
  const what = reading?.status === "read" ? findConfirmed(reading.said) : null;
  if (text === undefined || what === null) {
    return { message, interview };
  }
  const choice = { value: text, label: `Sì, ${what}` };
  return {
    message: {
      ...message,
      messages: [...message.messages, `Prima hai scritto «${text}»: è questa la risposta?`],
      addons: addChoices(message.addons, [choice]).map((addon) =>
        addon.kind === "choices"
          ? { ...addon, choices: [choice, ...addon.choices.filter((each) => each !== choice)] }
          : addon,
      ),
    },
    interview: withNotes(interview, { doubt: { misses: 0, meanings: [text] } }),
  };
}
