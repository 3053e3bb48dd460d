import { BRAND, type ChatMessage, ERRORS } from "@volpe/contract";
import type { Quote } from "../quote/quote.ts";
import { acceptForm } from "./accept-form.ts";
import type { AsideTurn, Errand } from "./aside.ts";
import { askAgain, deniesMeanings, toConfirmed, toRepeated } from "./ask-again.ts";
import { ask } from "./ask-question.ts";
import { closeInterview } from "./close-interview.ts";
import { readCommand, withoutRestart } from "./command.ts";
import { keepIndependent, readAccepted, readAnswers, toGiven } from "./given-answers.ts";
import {
  type GivenAnswer,
  type Interview,
  withDraft,
  withNotes,
  withoutDoubt,
} from "./interview.ts";
import { keepsAnswer, readReopened, withKeepChoice } from "./kept-answer.ts";
import { listKnown } from "./known-answers.ts";
import { findLateCorrection, readCorrection } from "./late-correction.ts";
import { toNextInterview } from "./next-interview.ts";
import { findNext, usePrefilled, withKept } from "./next-question.ts";
import type { ProductRequest } from "./product-request.ts";
import {
  type Answer,
  type Flow,
  type FlowContext,
  type FormValue,
  type Question,
  type Refusal,
  refuseAnswer,
} from "./question.ts";
import { findQuote, withQuote } from "./quote-result.ts";
import { keepStated, offerStated, withStated } from "./stated-answer.ts";
import { takeAside } from "./take-aside.ts";

/**
 * Key of the flow's last entry, which ends the interview. An answer to it begins a new interview.
 */
const DONE = "done";
/** Key of the question that shows the result and offers to send it. */
const OFFER = "communication";

export type Advance = {
  /**
   * `asked-again`: the answer was not understood, and its question is asked again. `went-back`: an
   * earlier question is asked again, and the messages after it are removed, as with «Modifica».
   */
  status: "advanced" | "asked-again" | "went-back";
  messages: ChatMessage[];
  interview: Interview;
  /** The step of the question that is now open. */
  step: number;
  /** The quote that this answer completed, to be saved under the context's id; else null. */
  quote: Quote | null;
  /** The request for a rental, terminal or line that this answer completed; else null. */
  request: ProductRequest | null;
  /** True if the person began a new interview: all earlier messages are removed. */
  restarted: boolean;
  /** True if the person left contacts for an existing quote. */
  sends: boolean;
  /** A side request of the person; absent = none. */
  errand?: Errand;
};

/** An answer with the step of its question; `form` is the value of a form instead. */
type SteppedAnswer = (Answer | { form: FormValue }) & { step: number };

/**
 * Takes one answer and returns the new interview, the messages and the next question. After an
 * answer that is not understood the conversation asks again. A text that its writer can correct, an
 * invalid value of a form and an answer to another question are refused, which changes nothing.
 * Pure: the same arguments give the same result.
 *
 * @example
 * advance(FLOW, interview, 30, { step: 30, text: "abito a Rho" }, context);
 * // { status: "advanced", step: 50, messages: [«Rho (MI), ricevuto.», «Con chi hai la luce adesso?»], … }
 */
export function advance(
  flow: Flow,
  interview: Interview,
  step: number,
  answer: SteppedAnswer,
  context: FlowContext,
): Advance | Refusal {
  const question = flow.find((candidate) => candidate.step === step);
  if (question === undefined || answer.step !== step) {
    return {
      status: "refused",
      code: "question-not-asked",
      message: ERRORS["question-not-asked"].message,
    };
  }
  const { answers } = interview.notes;
  const isChange = answers.some((given) => given.step >= step);
  const before = isChange
    ? readAccepted(flow, interview, toEarlier(answers, step), context).interview
    : interview;
  const isWords = !("form" in answer) && answer.bill === undefined;
  const meant = isWords ? { ...toConfirmed(answer, interview, question), step } : answer;
  const reopened = isWords ? readReopened(flow, interview, step, context) : null;
  if (reopened !== null && !("form" in meant) && keepsAnswer(meant)) {
    const kept = withDraft(reopened.interview, interview.notes.made ?? {});
    return goOn(flow, reopened.open, { interview: kept, said: UNCHANGED, context, isKept: true });
  }
  const words = "form" in meant || !isWords ? null : meant;
  const command = words && readCommand(flow, words, { question, interview }, context);
  switch (command?.kind) {
    case "restart":
      return beginAgain(flow, { interview: toNextInterview(interview), said: "", context });
    case "back":
      return toWentBack(command.reopened);
    case "aside":
      return toBeside(question, command.turn, context);
  }
  if (interview.notes.aside?.kind === "restart") {
    return advance(flow, withoutRestart(interview), step, answer, context);
  }
  const turn = words === null ? null : takeAside(flow, words, interview, context);
  if (turn !== null) {
    return turn.status === "refused" ? turn : toBeside(question, turn, context);
  }
  const own =
    "form" in meant
      ? acceptForm(question, meant.form, before, context)
      : (refuseTalk(meant, interview) ?? question.read(meant, before, context));
  const late = words && findLateCorrection(flow, interview, { question, answer: words }, context);
  if (late !== null && (late.isChosen || own.status === "refused")) {
    return advance(flow, withoutDoubt(interview), late.answer.step, late.answer, context);
  }
  const reading =
    words === null
      ? own
      : readCorrection(flow, interview, { question, answer: words, own, late }, context);
  if (reading.status === "refused") {
    if ("form" in answer || reading.needsCorrection === true) {
      return reading;
    }
    const kept =
      "form" in meant
        ? { refusal: reading, interview: withKept(interview, reading) }
        : keepStated(flow, { question, answer: meant, interview, refusal: reading });
    const again = askAgain(question, { answer, ...kept, context });
    const { message } = again;
    return toAskedAgain({
      ...again,
      message: reopened === null ? message : withKeepChoice(message, { flow, known: reopened }),
    });
  }
  const undoubted = withoutDoubt(reading.interview);
  const read =
    "form" in meant
      ? undoubted
      : withStated(flow, { question, answer: meant, interview: undoubted });
  const taken = { interview: read, said: reading.said, context, isForm: "form" in answer };
  if (question.key === DONE) {
    return beginAgain(flow, taken);
  }
  if ("form" in meant) {
    return goOn(flow, findNext(flow, step, read, context), taken);
  }
  const later = keepIndependent(
    flow,
    answers.filter((given) => given.step > step),
    question,
  );
  const added = read.notes.answers.filter((each) => each.step > step);
  const given = [...toEarlier(answers, step), toGiven(meant), ...added, ...later];
  if (added.length + later.length === 0) {
    const known = withNotes(read, { answers: given });
    const next = findNext(flow, step, known, context);
    return goOn(flow, next, { interview: known, said: reading.said, context });
  }
  const { stated = [] } = read.notes;
  const opened = withNotes(interview, { stated });
  const { interview: known, open, refusal } = readAnswers(flow, opened, given, context);
  // The sentence that the rest is kept is only for a changed answer. Answers that came from the
  // page or before their turn were not changed.
  const isChanged = later.length > 0 && answers.some((each) => each.step === step);
  const said = [reading.said, isChanged ? KEPT : "", refusal]
    .filter((words) => words !== "")
    .join(" ");
  return goOn(flow, open, { interview: known, said, context });
}

/** Refuses words that only decline an offered meaning: they answer no question. */
function refuseTalk(answer: Answer, interview: Interview): Refusal | null {
  return deniesMeanings(answer, interview)
    ? refuseAnswer("Scrivimelo con altre parole, e ci riprovo.")
    : null;
}

/** Asks the first question of a new interview. */
function beginAgain(flow: Flow, known: Known): Advance {
  const first = findNext(flow, -1, known.interview, known.context);
  return goOn(flow, first, { ...known, restarted: true });
}

function toWentBack({
  interview,
  message,
}: {
  interview: Interview;
  message: ChatMessage;
}): Advance {
  const { step } = message;
  return { ...NOTHING_DONE, status: "went-back", messages: [message], interview, step };
}

/** The outcome of an answer that completes neither a quote nor a request. */
const NOTHING_DONE = { quote: null, request: null, restarted: false, sends: false } as const;

function toAskedAgain({
  interview,
  message,
  errand,
}: {
  interview: Interview;
  message: ChatMessage;
  errand?: Errand | undefined;
}): Advance {
  return {
    ...NOTHING_DONE,
    status: "asked-again",
    messages: [message],
    interview,
    step: message.step,
    ...(errand === undefined ? {} : { errand }),
  };
}

/** A turn of a side exchange. The open question is asked again once the exchange is over. */
function toBeside(question: Question, turn: AsideTurn, context: FlowContext): Advance {
  const { interview, said, addons, errand } = turn;
  const { text, addons: own } = question.ask(interview, context);
  const message = {
    owner: BRAND.persona,
    step: question.step,
    messages: addons === null ? [...said, ...text.slice(-1)] : said,
    addons: addons ?? toRepeated(own),
  };
  return toAskedAgain({ interview, message, errand });
}

const KEPT = "Il resto lo tengo com’era.";
const UNCHANGED = "Va bene, resta com’era.";

function toEarlier(answers: readonly GivenAnswer[], step: number): GivenAnswer[] {
  return answers.filter((given) => given.step < step);
}

type Known = {
  interview: Interview;
  said: string;
  context: FlowContext;
  restarted?: boolean;
  isForm?: boolean;
  /** True if nothing changed, so that a quote is neither made nor sent again. */
  isKept?: boolean;
};

/** Asks the next question, or ends the interview if it is the last. */
function goOn(flow: Flow, first: Question, known: Known): Advance {
  const { context, restarted = false, isForm = false, isKept = false } = known;
  const place = usePrefilled(flow, { interview: known.interview, next: first }, context);
  const { interview, next } = place;
  const said = `${known.said} ${place.said}`.trim();
  if (next.key === DONE) {
    const closing = closeInterview({ flow, done: next, interview, said, context });
    const known = listKnown(flow, closing.interview, next.step);
    const { preventivo, communication } = interview.draft;
    return {
      ...closing,
      status: "advanced",
      messages: closing.messages.map((message) =>
        message.dto === undefined ? message : { ...message, known },
      ),
      step: next.step,
      request: isKept ? null : closing.request,
      restarted: false,
      sends: !isKept && preventivo !== "" && communication !== "",
    };
  }
  // The result comes before the question about contacts, which are optional.
  const isMade = isKept && interview.draft.preventivo !== "";
  const quote = next.key === OFFER && !isForm && !isMade ? findQuote(interview, context) : null;
  const shown = quote === null ? interview : withQuote(interview, quote, context);
  const question = { message: ask(flow, next, shown, context, said), interview: shown };
  const asked = offerStated(question, next, context);
  return {
    ...NOTHING_DONE,
    status: "advanced",
    messages: [asked.message],
    interview: asked.interview,
    step: next.step,
    quote,
    restarted,
  };
}
