import { toExcerpt } from "@volpe/contract";
import { type Interview, isBusiness } from "./interview.ts";
import {
  type Answer,
  askMeaning,
  type Flow,
  type FlowContext,
  findConfirmed,
  isSure,
  type Question,
  type Reading,
  type Refusal,
  refuseAnswer,
} from "./question.ts";
import { listStated } from "./stated-answer.ts";
import { asksBack, findCorrection } from "./understanding/correction.ts";
import { asksOfChange } from "./understanding/explained-terms.ts";
import {
  findNamedQuantities,
  findOwnName,
  namesOtherQuantity,
} from "./understanding/named-quantity.ts";
import { findOwnClause } from "./understanding/own-clause.ts";
import { LIVES_ELSEWHERE } from "./understanding/stated-values.ts";
import type { Subject } from "./understanding/subject.ts";
import { findUnread } from "./understanding/unread.ts";

const WHICH = "Qual è la risposta giusta? Scrivimi solo quella, così non sbaglio.";
const ANSWER = "Qui però mi serve una risposta tua.";
/** A text that no question understands. It makes a question ask in other words. */
const NOTHING = { text: "…" };

/** The questions with readers that ask about the words of an answer that they did not use. */
export function guardTyped(questions: Flow): Flow {
  return questions.map((question) => guard(question, questions));
}

/**
 * The question with a reader that uses the text after the last correction of a typed answer: «luce,
 * anzi no gas» is read as «gas». An ambiguous answer is asked back. An answer that is itself a
 * question, «cos'è il cordless?», is explained before the question is asked again.
 */
function guard(question: Question, flow: Flow): Question {
  const covered: Question["read"] = (answer, interview, context) => {
    const check = (text: string) =>
      checkRest(question, { ...answer, text }, interview, { flow, context });
    const reading =
      answer.wasAccepted === true
        ? question.read(answer, interview, context)
        : (refuseOther(question, answer, interview, { flow, context }) ?? check(answer.text));
    const subject = question.speaksOf;
    if (reading.status === "read" || subject === undefined || !OF_NOW.has(subject)) {
      return reading;
    }
    const says = (text: string) =>
      question.read({ ...answer, text }, interview, context).status === "read";
    const own = findOwnClause(answer.text, subject, says);
    const ofOwn = own === null ? reading : check(own);
    return ofOwn.status === "read" ? ofOwn : reading;
  };
  return {
    ...question,
    read(given, interview, context) {
      if (isSure(given)) {
        return question.read(given, interview, context);
      }
      const answer = { ...given, text: dropLead(given.text, question) };
      const asks = asksBack(answer.text) || asksOfChange(answer.text);
      if (asks && question.readsQuestions !== true) {
        return refuseUnread(question, interview, context);
      }
      const correction = findCorrection(answer.text);
      if (correction === null) {
        return covered(answer, interview, context);
      }
      const { before, after, isPartial, followsNo } = correction;
      if (after === "" || (before !== "" && isPartial && question.listsSeveral?.(interview))) {
        return refuseAnswer(WHICH);
      }
      const amended = question.amend?.(before, after) ?? after;
      const reading = covered({ ...answer, text: amended }, interview, context);
      return reading.status === "refused" && before === "" && !followsNo
        ? covered(answer, interview, context)
        : reading;
    },
  };
}

/**
 * Refuses a figure with the name of another quantity that the question would take or offer: «il
 * consumo è 3500» at the spend. The question that asks for it later offers it. Null for any other
 * answer.
 */
function refuseOther(
  question: Question,
  answer: Answer,
  interview: Interview,
  { flow, context }: { flow: Flow; context: FlowContext },
): Refusal | null {
  if (!namesOtherQuantity(answer.text, question.measures)) {
    return null;
  }
  const reading = question.read(answer, interview, context);
  const isTaken =
    reading.status === "read" ? reading.interview !== interview : reading.meanings !== undefined;
  if (!isTaken) {
    return null;
  }
  const refusal = refuseUnread(question, interview, context);
  const named = findNamedQuantities(answer.text);
  const { type } = interview.draft;
  const later = flow.find(
    ({ step, measures, findStated, tipologies }) =>
      step > question.step &&
      measures !== undefined &&
      named.includes(measures) &&
      findStated !== undefined &&
      (tipologies === undefined || tipologies.some((each) => each === type)),
  );
  return later === undefined
    ? refusal
    : {
        ...refusal,
        message: `«${toExcerpt(answer.text, QUOTED)}» lo tengo per dopo. ${refusal.message}`,
        states: { step: later.step, text: answer.text },
      };
}

/** The refusal of an answer that the question does not understand. */
function refuseUnread(question: Question, interview: Interview, context: FlowContext): Refusal {
  const other = question.read(NOTHING, interview, context);
  return refuseAnswer(other.status === "refused" && other.message !== "" ? other.message : ANSWER);
}

/** Matches words before the answer: «Allora, sto a Napoli», «secondo me 3». */
const LEAD =
  /^\s*(?:(?:allora|dunque|beh|ecco|guard[ai]|guardate|sent[ai]|sentite|ciao|buongiorno|buonasera|buon pomeriggio|secondo me|se non (?:mi )?(?:sbaglio|erro|ricordo male)|(?:te|ve|glie) ?lo dico(?: subito)?|ti dico|(?:cara )?volpe)(?![\p{L}\d'’])[\s,.;:!…-]*)+(?=[\p{L}\d€])/iu;

/** Matches a yes before the answer, as in «Sì, a Rho», because «si» is also the sign of Siena. */
const YES = /^\s*(?:s[iì]|ok|eh|ah)[,.]\s+(?=\p{L})/iu;

/**
 * Matches a goodbye after the answer: «Ascoli Piceno ciao», «lasciate stare, grazie mille». «No
 * grazie» is an answer of its own.
 */
const GOODBYE =
  /(?<=[\p{L}\d])(?<!\b(?:no|mille|tante))[\s,.;:!…-]+(?:grazie(?: mille| lo stesso| comunque)?|ciao(?: ciao)?|saluti|arrivederci|buona (?:giornata|serata))[\s.!]*$/iu;

function dropLead(text: string, { speaksOf }: Question): string {
  const rest = text.replace(LEAD, "").replace(GOODBYE, "");
  return speaksOf === "name" ? rest.replace(YES, "") : rest;
}

/** Subjects about the present, which a clause about the past or other people does not answer. */
const OF_NOW = new Set<Subject>(["present", "list", "figure", "price", "amount", "name"]);

/** Reads an answer, and asks about the words that had no part in the reading and may change it. */
function checkRest(
  question: Question,
  answer: Answer,
  interview: Interview,
  { flow, context }: { flow: Flow; context: FlowContext },
): Reading {
  const reading = question.read(answer, interview, context);
  // A «no» that stores nothing is followed by the questions for the right value.
  if (
    reading.status === "refused" ||
    question.speaksOf === undefined ||
    reading.interview === interview
  ) {
    return reading;
  }
  let whole: string | undefined;
  const toTaken = () => (whole ??= JSON.stringify(reading.interview));
  const read = (text: string) => {
    const other = question.read({ ...answer, text }, interview, context);
    return other.status === "read" ? JSON.stringify(other.interview) : null;
  };
  const isSame = (text: string) => read(text) === toTaken();
  // What is stated of later questions is offered in their turn.
  const isSought = question.speaksOf === "whom" || question.speaksOf === "wish";
  const other = listStated(flow, question, answer, reading.interview).reduce(
    (text, stated) => text.replace(stated.text, ""),
    isSought ? answer.text.replace(LIVES_ELSEWHERE, "") : answer.text,
  );
  const rest = findUnread({
    text: other !== answer.text && isSame(other) ? other : answer.text,
    subject: question.speaksOf,
    name: findOwnName(answer.text, question.measures),
    isBusiness: isBusiness(interview),
    isSame,
    isOther: (text) => ![null, toTaken()].includes(read(text)),
    asked: () => question.ask(interview, context).text.join(" "),
  });
  if (rest === null) {
    return reading;
  }
  const what = findConfirmed(reading.said);
  return askMeaning(
    `${what === null ? "Ho capito la prima parte" : `Ho capito ${toQuoted(what)}`}, ma non che cosa cambia con «${toExcerpt(rest, QUOTED)}». Va bene così, o mi scrivi la risposta giusta?`,
    question.key,
    [{ value: answer.text, label: what === null ? "Sì, va bene così" : `Sì, ${what}` }],
  );
}

/** The words in quotation marks, which a car's name already has. */
function toQuoted(words: string): string {
  return words.startsWith("«") ? words : `«${words}»`;
}

const QUOTED = 80;
