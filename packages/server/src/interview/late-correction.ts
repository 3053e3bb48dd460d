import { saysUnknown, toSpokenText } from "../text/spoken-text.ts";
import { readAccepted } from "./given-answers.ts";
import type { GivenAnswer, Interview } from "./interview.ts";
import {
  type Answer,
  askMeaning,
  type Flow,
  type FlowContext,
  findConfirmed,
  type Meaning,
  type Question,
  type Reading,
  refuseAnswer,
  toDidYouMean,
} from "./question.ts";
import { STEPS } from "./steps.ts";
import { findCorrection } from "./understanding/correction.ts";
import { isOfFigure } from "./understanding/figure-words.ts";
import { findNamedQuantities, namesOtherQuantity } from "./understanding/named-quantity.ts";

/** A new answer to a question before the open one. */
type LateCorrection = {
  answer: GivenAnswer;
  /** The sentence that confirms it. */
  said: string;
  /** The person chose this meaning among the offered ones. */
  isChosen: boolean;
};

/** Begins the value of a meaning that corrects an earlier answer. */
const OF_BEFORE = "la risposta di prima: ";

/**
 * The answer of the question before the open one that a text corrects: «anzi 2.700» after «3.000»,
 * typed when the next question was already open. Null if the text withdraws nothing, or if the open
 * question was misunderstood before, because then the text corrects the misunderstood answer. A
 * chosen meaning may also correct an answer before that one.
 */
export function findLateCorrection(
  flow: Flow,
  interview: Interview,
  { question: open, answer }: { question: Question; answer: Answer },
  context: FlowContext,
): LateCorrection | null {
  const { doubt } = interview.notes;
  const isChosen = answer.isConfirmed === true;
  const isOfBefore = new Set(doubt?.meanings.map((meaning) => meaning.startsWith(OF_BEFORE)));
  const isAskedWhose = isOfBefore.size > 1;
  const isNew = doubt === undefined || (isOfBefore.has(true) && !isAskedWhose);
  const typed = isNew ? findAfter(answer, open) : isAskedWhose ? answer.text : null;
  const after = isChosen ? findChosen(answer) : typed;
  // «Anzi potenza 3500» names what the open question asks for.
  if (after === null || (!isChosen && namesQuantityOf(open, after))) {
    return null;
  }
  const before = listBefore(interview, open);
  const given = isChosen ? before : listNamed(flow, before.slice(0, 1), after);
  const read = given.flatMap((each) => {
    const { text, reading } = readCorrected(flow, interview, { given: each, after }, context) ?? {};
    return text !== undefined && reading?.status === "read"
      ? [{ answer: { step: each.step, text }, said: reading.said, isChosen }]
      : [];
  });
  // A question between may understand the words of an earlier one, too.
  return read.find(({ said }) => findConfirmed(said) === after) ?? read[0] ?? null;
}

/** The answers to the questions before the open one, the last one first. */
export function listBefore({ notes }: Interview, open: Question): GivenAnswer[] {
  return notes.answers.filter(({ step }) => step < open.step).toReversed();
}

/** How its question reads a given answer that `after` corrects; null if that changes nothing. */
function readCorrected(
  flow: Flow,
  interview: Interview,
  { given, after }: { given: GivenAnswer; after: string },
  context: FlowContext,
): { text: string; reading: Reading } | null {
  const question = flow.find(({ step }) => step === given.step);
  // What a sent bill says is corrected value by value.
  if (given.bill !== undefined || question === undefined) {
    return null;
  }
  const earlier = interview.notes.answers.filter(({ step }) => step < given.step);
  const { interview: before } = readAccepted(flow, interview, earlier, context);
  const read = (text: string) => question.read({ text }, before, context);
  const said = typeof given.value === "string" ? given.value : given.text;
  const text = `${said}, anzi ${after}`;
  const reading = read(text);
  // «Ok, anzi mail» is read like «ok», because its question does not understand «mail».
  return JSON.stringify(reading) === JSON.stringify(read(said)) ? null : { text, reading };
}

/**
 * Asks whether a text that may correct an earlier answer does so; else returns `own`, the reading of
 * the open question.
 */
export function readCorrection(
  flow: Flow,
  interview: Interview,
  found: { question: Question; answer: Answer; own: Reading; late: LateCorrection | null },
  context: FlowContext,
): Reading {
  const { question, own, late } = found;
  return late === null
    ? toHowTo(offerSkipped(flow, interview, found, context), { ...found, interview })
    : askWhose(question, own, late);
}

/** Matches words that say that an answer is wrong, but not what is right. */
const IS_WRONG =
  /\b(?:(?:ho|abbiamo|mi sono) (?:sbagliat|confus)[oaie]|(?:e|sono|era|erano) (?:sbagliat|errat)[oaie]|(?:correggere|correggo|modificare|modifico)\b|cambiare (?:la|il|un[a']?|una delle|le) ?(?:mia |mie )?(?:rispost[ae]|dat[oi]|potenza|consum[oi]|spesa|comune|residenza))/;

/** Says how to correct an answer if a text only says that one is wrong. */
function toHowTo(
  reading: Reading,
  { own, answer, interview }: { own: Reading; answer: Answer; interview: Interview },
): Reading {
  const { answers, doubt } = interview.notes;
  const isUnclear = reading === own && isNotUnderstood(own) && doubt === undefined;
  return isUnclear && answers.length > 0 && IS_WRONG.test(toSpokenText(answer.text))
    ? refuseAnswer(
        "Che cosa correggo? Scrivimi il dato giusto, oppure tocca «Modifica» accanto a quella risposta.",
      )
    : reading;
}

function isNotUnderstood(own: Reading): boolean {
  return own.status === "refused" && own.meanings === undefined;
}

/** Matches words that answer a question only while it is open: «sono al lavoro» is an excuse. */
const BARE =
  /^(?:(?:si|no|ok|niente|nulla)(?: grazie)?|(?:ora |adesso )?(?:sono |siamo )?(?:ora |adesso )?al lavoro(?: ora| adesso)?)$/;

/**
 * Offers what a correction means at the questions before the last one, if no later one understands
 * it: «scusa, non sono residente» at the question of the spend. It is not taken at once, because
 * other questions stand between.
 */
function offerSkipped(
  flow: Flow,
  interview: Interview,
  { question: open, answer, own }: { question: Question; answer: Answer; own: Reading },
  context: FlowContext,
): Reading {
  const after = isNotUnderstood(own)
    ? (findAfter(answer, open) ?? findOther(answer, open) ?? findTold(answer, open))
    : null;
  if (after === null || BARE.test(toSpokenText(after)) || saysUnknown(after)) {
    return own;
  }
  const [last, ...skipped] = listNamed(flow, listBefore(interview, open), after).map(
    (given) => readCorrected(flow, interview, { given, after }, context)?.reading,
  );
  if (last?.status === "refused" && last.meanings !== undefined) {
    return own;
  }
  const words = [last, ...skipped].flatMap(
    (reading) => (reading?.status === "read" && findConfirmed(reading.said)) || [],
  );
  const meanings = [...new Set(words)];
  return meanings.length === 0
    ? own
    : askMeaning(
        `Correggo una risposta di prima? ${toDidYouMean(meanings)}`,
        open.key,
        meanings.map(toMeaningOfBefore),
      );
}

function toMeaningOfBefore(words: string): Meaning {
  return { value: `${OF_BEFORE}${words}`, label: words };
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

/** The answers that a text may correct: only the last one of the quantity that it names. */
function listNamed(flow: Flow, given: GivenAnswer[], text: string): GivenAnswer[] {
  const named = findNamedQuantities(text);
  const toMeasure = ({ step }: GivenAnswer) => flow.find((each) => each.step === step)?.measures;
  return named.length === 0
    ? given
    : given.filter((each) => named.includes(toMeasure(each) ?? "")).slice(0, 1);
}

/** A text that names another quantity than the open question, so that it may correct an answer. */
function findOther({ text }: Answer, { measures }: Question): string | null {
  const isOther =
    measures === undefined
      ? findNamedQuantities(text).length > 0
      : namesOtherQuantity(text, measures);
  return isOther ? text : null;
}

/** Matches a sentence about the person or the supply: «non sono residente», «il consumo è 3500 kWh». */
const TELLS =
  /^(?:(?:no|in realta|veramente|guarda|pero|ma|comunque|io|noi|ora|adesso)[\s,]+)*(?:non )?(?:sono|siamo|ho|abbiamo|sto|stiamo|abito|abitiamo|vivo|viviamo|pago|paghiamo|spendo|spendiamo|consumo|consumiamo|e|(?:il|la|i|le) (?:mi[oae]i? |nostr[oaei] )?(?:consum[oi]|potenza|spesa|casa|comune|fornitore|contatore) (?:e|sono))\b/;

/**
 * A sentence at a question after the result: there it corrects what the result was made from, even if
 * no word says so.
 */
function findTold({ text }: Answer, { step }: Question): string | null {
  return step > STEPS.presentSpend && TELLS.test(toSpokenText(text)) ? text : null;
}

function namesQuantityOf({ measures }: Question, text: string): boolean {
  return measures !== undefined && findNamedQuantities(text).includes(measures);
}

/**
 * Asks whose answer a correction is if both questions understand it: «anzi 3000» may be the watts
 * that are asked for, or the kWh before them.
 */
function askWhose(question: Question, own: Reading, late: LateCorrection): Reading {
  const words = own.status === "read" ? findConfirmed(own.said) : null;
  const before = findConfirmed(late.said);
  return words === null || before === null || words === before
    ? own
    : askMeaning(toDidYouMean([words, before]), question.key, [words, toMeaningOfBefore(before)]);
}
