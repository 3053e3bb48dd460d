import {
  type Addon,
  BRAND,
  type ChatMessage,
  type ChoicesAddon,
  capitalize,
} from "@volpe/contract";
import { toPlainText } from "../text/plain-text.ts";
import { saysUnknown, toSpokenText } from "../text/spoken-text.ts";
import { type Interview, withNotes } from "./interview.ts";
import type { Answer, FlowContext, Question, Refusal } from "./question.ts";
import { takesOffered } from "./understanding/affirmation.ts";
import { asksBack } from "./understanding/correction.ts";
import { answerRequest, explainTerm } from "./understanding/explained-terms.ts";
import { readMood } from "./understanding/mood.ts";
import { splitDenied } from "./understanding/negation.ts";
import { readQuantities } from "./understanding/quantities.ts";
import type { Subject } from "./understanding/subject.ts";

/** The value by which a visitor asks for a person. */
const PERSON = { value: "scrivo a una persona", label: "Scrivo a una persona" };
/** After this many answers that were not understood, a way out is offered. */
const LOST_AFTER = 2;

const SENTENCES = {
  unknown: "Nessun problema, capita.",
  insult: "Hai ragione, le domande stancano: questa è breve.",
  picture: "Le faccine mi mettono di buonumore, ma non le so leggere.",
  greeting: "Ciao!",
  thanks: "Prego!",
  why: "Bella domanda: senza, i conti non sarebbero i tuoi.",
} as const;

const NO =
  /^(?:no(?: no| grazie)?|macche|nessun[oa](?: dei due| delle due)?|ne l'un[oa] ne l'altr[oa]|non e cosi|sbagliato)$/;

/** Subjects whose offered meanings are figures, which their unit or period may choose. */
const OF_FIGURES = new Set<Subject | undefined>(["figure", "price", "people", "amount", "months"]);

/**
 * Replaces an answer with the offered meaning that it chooses: «sì» chooses the only one, and words
 * that occur in just one figure choose that one. «kWh» chooses no supplier's name.
 */
export function toConfirmed(
  answer: Answer,
  interview: Interview,
  { speaksOf }: Pick<Question, "speaksOf">,
): Answer {
  const meanings = interview.notes.doubt?.meanings ?? [];
  const said = typeof answer.value === "string" ? answer.value : answer.text;
  const plain = toWords(said);
  const [only, ...others] = meanings;
  const exact = meanings.find((meaning) => meaning === said || toWords(meaning) === plain);
  const hasFigure = /\d/.test(plain);
  const saysYes = !hasFigure && takesOffered(said);
  // «700» does not mean «2.700 kWh», but a repeated figure is a choice.
  const figures = OF_FIGURES.has(speaksOf) ? meanings : [];
  const near = figures.filter((meaning) =>
    hasFigure ? isSameFigure(said, meaning) : plain.length > 2 && toWords(meaning).includes(plain),
  );
  const chosen =
    exact ??
    (others.length === 0 && saysYes ? only : undefined) ??
    (near.length === 1 ? near[0] : undefined);
  return chosen === undefined ? answer : { text: answer.text, value: chosen, isConfirmed: true };
}

function toWords(text: string): string {
  return toPlainText(text).replaceAll("€", "euro");
}

/** Whether both texts contain exactly one figure, and the same one: «80 euro» are no 80 kWh. */
function isSameFigure(said: string, meaning: string): boolean {
  const [[one, ...more], [other, ...others]] = [readQuantities(said), readQuantities(meaning)];
  const isOfEuros = [one, other].flatMap((each) =>
    each === undefined || each.kind === "bare" ? [] : [each.kind === "eur"],
  );
  return (
    one !== undefined &&
    one.value === other?.value &&
    more.length + others.length === 0 &&
    new Set(isOfEuros).size < 2
  );
}

/** Whether a bare «no» declines the offered meanings. */
export function deniesMeanings({ text, value }: Answer, { notes }: Interview): boolean {
  const isOpen = (notes.doubt?.meanings.length ?? 0) > 0;
  return isOpen && value === undefined && NO.test(toSpokenText(text));
}

/** Asks the open question again in the conversation, in other words and finally with a way out. */
export function askAgain(
  question: Question,
  {
    answer,
    refusal,
    interview,
    context,
  }: { answer: Answer; refusal: Refusal; interview: Interview; context: FlowContext },
): { message: ChatMessage; interview: Interview } {
  const { doubt = NO_DOUBT } = interview.notes;
  const meanings = refusal.meanings ?? [];
  const misses = doubt.misses + (meanings.length > 0 ? 0 : 1);
  const isLost = meanings.length === 0 && misses >= LOST_AFTER;
  const isLostAgain = isLost && misses > LOST_AFTER;
  const { addons: all } = question.ask(interview, context);
  const addons = toRepeated(all);
  const said = [
    ...toSentence(answer, interview),
    ...(isLostAgain ? [] : [refusal.message]),
    ...(isLost ? [toWayOut(addons, isLostAgain)] : []),
  ];
  return {
    interview: withNotes(interview, {
      doubt: { misses, meanings: meanings.map(({ value }) => value) },
    }),
    message: {
      owner: BRAND.persona,
      step: question.step,
      messages: said,
      addons: toAddons(addons, meanings, isLost),
    },
  };
}

/** The addons of a repeated question, without those that were already shown. */
export function toRepeated(addons: readonly Addon[]): Addon[] {
  return addons.filter(({ kind }) => kind !== "offers" && kind !== "pdf");
}

const NO_DOUBT = { misses: 0, meanings: [] };

/** Whether an answer asks for a person. */
export function asksForPerson({ text, value }: Answer): boolean {
  const plain = toSpokenText(splitDenied(typeof value === "string" ? value : text).affirmed);
  return (
    plain === PERSON.value ||
    /\b(?:parlare|parlo|parlarne|scrivere|scrivo|chattare|risponde|passami|passatemi)\b.*\b(?:persona|operatore|operatrice|umano|qualcuno|consulente)\b|\b(?:persona|operatore) (?:vera|umana|umano|reale|in carne)/.test(
      plain,
    )
  );
}

function toSentence(answer: Answer, interview: Interview): string[] {
  if (deniesMeanings(answer, interview)) {
    return ["Allora ho capito male."];
  }
  const explained =
    answerRequest(answer.text, interview.draft.type) ??
    (asksBack(answer.text) ? explainTerm(answer.text) : null);
  if (explained !== null) {
    return [explained];
  }
  const mood = saysUnknown(answer.text) ? "unknown" : readMood(answer.text);
  return mood === null ? [] : [SENTENCES[mood]];
}

function toWayOut(addons: readonly Addon[], again: boolean): string {
  const skip = addons.flatMap((addon) => (addon.kind === "field" ? [addon.skip] : []))[0];
  const hasChoices = addons.some(({ kind }) => kind === "choices" || kind === "consents");
  const first = again
    ? "Continuo a non capirti, e la colpa è mia."
    : "Se non ti va o non lo sai, non è un problema:";
  const ways = [
    ...(hasChoices ? ["tocca una delle risposte qui sotto"] : []),
    ...(skip === undefined ? [] : [`salta con «${skip.label}»`]),
    "scrivi a una persona",
  ];
  const way = ways.join(", oppure ");
  return again ? `${first} ${capitalize(way)}.` : `${first} ${way}.`;
}

function toAddons(
  addons: readonly Addon[],
  meanings: readonly { value: string; label: string }[],
  isLost: boolean,
): Addon[] {
  const others = meanings.length === 0 ? addons : addons.filter(({ kind }) => kind !== "choices");
  return addChoices(others, [...meanings, ...(isLost ? [PERSON] : [])]);
}

/** Adds choices to those of a question. */
export function addChoices(
  addons: readonly Addon[],
  extra: readonly { value: string; label: string }[],
): Addon[] {
  if (extra.length === 0) {
    return [...addons];
  }
  const choices = addons.find((addon) => addon.kind === "choices");
  if (choices !== undefined) {
    return addons.map((addon) =>
      addon === choices ? { ...choices, choices: [...choices.choices, ...extra] } : addon,
    );
  }
  const typed = addons.every(({ kind }) => kind === "file");
  const chips: ChoicesAddon = { kind: "choices", choices: [...extra], typed };
  return [chips, ...addons];
}
