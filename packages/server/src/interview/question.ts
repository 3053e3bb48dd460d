import {
  type Addon,
  type AnswerValue,
  type Consents,
  capitalize,
  type EnergyRateRequest,
  type EnergyTipology,
  type ErrorCode,
  formatDecimal,
  type ItemRequest,
  type Tipology,
} from "@volpe/contract";
import type { EnergyMarket } from "../quote/quote.ts";
import type { DayPeriod } from "../spend/tariff/index-price.ts";
import { toCleanText } from "../text/plain-text.ts";
import type { FlowProducts } from "./flow-products.ts";
import type { Interview } from "./interview.ts";
import type { BillAnswer } from "./sent-values.ts";
import type { Measure } from "./understanding/named-quantity.ts";
import type { Subject } from "./understanding/subject.ts";

type OpenedOffer = {
  name: string;
  supplier: string;
  tipology: EnergyTipology;
  /** € a year, as its card and its item show it; null if it does not rank for the supply. */
  spendEur: number | null;
  /** True if that figure is a *stima*. */
  isEstimate: boolean;
};

/** Everything outside the interview that the flow reads. All of it is synchronous. */
export type FlowContext = EnergyMarket & {
  now: Date;
  suppliers(): readonly string[];
  /**
   * Mean of the wholesale price that customers paid from the first to the last day, ISO dates, €/kWh
   * or €/Smc; null unless every month is known.
   */
  paidIndex(tipology: EnergyTipology, period: DayPeriod): number | null;
  /**
   * Finds the offer from which the assistant was opened, if it is still in the catalogue, with its
   * spend for the supply of an address.
   */
  findOffer(slug: string, address?: string): OpenedOffer | null;
  /** The typologies whose offers are invented. */
  demonstration(): readonly Tipology[];
  /** Rentals, terminals and lines. */
  products: FlowProducts;
  /** Base address of the pages, without a slash at its end. */
  publicUrl: string;
  /** The id under which a completed quote is to be saved; the same at every call. */
  newRateId(): string;
};

/** The typed text, and the value that a chip, a field or a tick box sends with it. */
export type Answer = {
  text: string;
  value?: AnswerValue | undefined;
  /** The person confirmed this meaning, so its plausibility is not checked. */
  isConfirmed?: true;
  /** The answer was accepted before, with all its words, after the same earlier answers. */
  wasAccepted?: true;
  /** The values read from the sent bill; the text has the names of its files. */
  bill?: BillAnswer;
};

/** The value of a form's field; null if it was left empty. */
export type FormValue = string | number | boolean | Consents | null;

/** A field of the forms of energy and of the other typologies. */
export type FormField = keyof EnergyRateRequest | keyof ItemRequest;

/** A label and its value; null or empty = nothing to show. */
export type Line = { label: string; value: string | null };

/** A possible meaning of a doubtful answer. `value` is parsed like an answer if it is chosen. */
export type Meaning = { value: string; label: string };

export type Refusal = {
  status: "refused";
  code: ErrorCode;
  message: string;
  field?: string;
  /** What the answer may mean, offered for choice. */
  meanings?: readonly Meaning[];
  /** What the answer says of a later question, which is then not asked. */
  keeps?: { step: number; text: string };
  /** What the answer says of a later question, which then offers it. */
  states?: { step: number; text: string };
  /**
   * True if the text needs a correction: it then returns into its field instead of appearing in the
   * conversation.
   */
  needsCorrection?: true;
};

/** An answer that was understood. `said` confirms it briefly; it may be empty. */
export type Understood = { status: "read"; interview: Interview; said: string };

export type Reading = Understood | Refusal;

/**
 * One question of the assistant with everything specific to it. To add a question, write an entry in
 * `questions/` and list it in `QUESTIONS`: its `walk` is its test. A new fact about a rental, a
 * terminal or a line is a line of `EMPTY_NEEDS`. A form leaves the question open unless the entry
 * names its `formField`. After each answer the next question that applies is asked.
 *
 * @example
 * const colour: Question = {
 *   key: "colour",
 *   speaksOf: "wish",
 *   step: 169,
 *   tipologies: ["noleggio"],
 *   ask: () => ({
 *     text: ["Di che colore?"],
 *     addons: [toChoicesAddon([{ value: "rossa", label: "Rossa" }, { value: "blu", label: "Blu" }])],
 *   }),
 *   read: (answer, interview) =>
 *     /ross|blu/.test(toAnswerText(answer))
 *       ? take(withNeeds(interview, { colour: toAnswerText(answer) }), "Segnato.")
 *       : refuseAnswer("Rossa o blu?", "colour"),
 *   summary: (interview) => [{ label: "Colore", value: getNeeds(interview).colour }],
 *   walk: ["rossa", "a righe"],
 * };
 */
export type Question = {
  /** Identifies the question in stored conversations and forms. */
  key: string;
  /**
   * Number of the question in messages. It grows along the flow and is never reused for another
   * question.
   */
  step: number;
  /** The typologies for which it is asked; absent = all. */
  tipologies?: readonly Tipology[];
  /** Keys of the questions after whose change it is asked again; absent = its answer stays. */
  dependsOn?: readonly string[];
  /** Whether an answer may be put as a question: «e il gas?» at the end. */
  readsQuestions?: true;
  /**
   * Whether an answer may list several things, so that a correction may concern only one of them.
   */
  listsSeveral?(interview: Interview): boolean;
  /**
   * The subject of its answers. It decides which unused words of an answer may change its meaning.
   * Absent = free text, such as a person's name, whose reader judges its own words.
   */
  speaksOf?: Subject;
  /** The quantity of its figure. A typed figure with the name of another one is not taken for it. */
  measures?: Measure;
  /**
   * The part of an answer to an earlier question that may answer this one: «2.700 kWh» of «luce per
   * casa, 2.700 kWh». Null = none. It is offered when the question is asked.
   */
  findStated?(text: string): string | null;
  /**
   * The answer that a correction of one of its parts means: «SUV, diesel» of «suv ibrido, anzi diesel».
   * Absent = a correction replaces the whole answer.
   */
  amend?(before: string, after: string): string;
  /** Whether it applies to the interview so far; absent = always. */
  applies?(interview: Interview, context: FlowContext): boolean;
  ask(interview: Interview, context: FlowContext): { text: string[]; addons: Addon[] };
  /** Parses the text typed or the value chosen in the chat. */
  read(answer: Answer, interview: Interview, context: FlowContext): Reading;
  /**
   * The form's field with its answer; absent = no form asks it: it stays open, or `accept` gets null.
   */
  formField?: FormField;
  /**
   * Takes a form's value, or null if the field is empty. Every choice has it, because a form sends
   * the choice's value and no words; absent = the value is a text or figure that somebody typed,
   * which `read` parses, and an empty field is read as «non lo so».
   */
  accept?(value: FormValue, interview: Interview, context: FlowContext): Reading;
  /** The answer as a lead and its mails show it. */
  summary?(interview: Interview): Line[];
  /** The answer in «Quello che so di te»; absent = as in the summary. */
  known?(interview: Interview): Line[];
  /**
   * Valid and invalid answers from which the random tests pick. The first one is valid: tests about
   * other questions give it.
   */
  walk: readonly (string | string[])[];
};

/** The questions in the order of their steps. */
export type Flow = readonly Question[];

/** Accepts an answer, which leads to this interview. */
export function take(interview: Interview, said = ""): Understood {
  return { status: "read", interview, said };
}

export function refuseAnswer(message: string, field?: string): Refusal {
  const refusal = { status: "refused", code: "invalid-answer", message } as const;
  return field === undefined ? refusal : { ...refusal, field };
}

/** Refuses a text that its writer can correct, for example an e-mail address with a slip. */
export function refuseToMend(message: string, field: string): Refusal {
  return { ...refuseAnswer(message, field), needsCorrection: true };
}

/** Asks which of its possible meanings an answer has. */
export function askMeaning(
  message: string,
  field: string,
  meanings: readonly (string | Meaning)[],
): Refusal {
  const each = meanings.map((meaning) =>
    typeof meaning === "string" ? { value: meaning, label: meaning } : meaning,
  );
  return each.length === 0
    ? refuseAnswer(message, field)
    : { ...refuseAnswer(message, field), meanings: each };
}

/** Asks for the meaning: «Intendevi 2.700 kWh?», or «Intendevi 2.007 kWh o 2.700 kWh?». */
export function toDidYouMean(labels: readonly string[]): string {
  return `Intendevi ${labels.join(" o ")}?`;
}

/** Whether an answer is meant literally, because it comes from a chip, a form or a confirmation. */
export function isSure({ value, isConfirmed }: Answer): boolean {
  return isConfirmed === true || value !== undefined;
}

/** The text to parse: the machine-readable value if there is one, else the typed text. */
export function toAnswerText({ text, value }: Answer): string {
  // Italian text would read the decimal point of a number as a thousands separator.
  const given = typeof value === "number" ? formatDecimal(value) : value;
  return toCleanText(typeof given === "string" ? given : text);
}

const toBene = (what: string) => `Bene, ${what}.`;
const CONFIRMATIONS = [
  (what: string) => `${what}, perfetto.`,
  (what: string) => `${what}: segnato.`,
  toBene,
  (what: string) => `${what}, ricevuto.`,
  (what: string) => `D’accordo: ${what}.`,
];

/** A short confirmation. The step selects the words, so that a test and a replay agree. */
export function confirm(what: string, step: number): string {
  // A sentence does not begin with an address, because its first letter must not become a capital.
  const index = (Math.floor(step / 10) + (step % 10)) % CONFIRMATIONS.length;
  const form = what.includes("@") ? toBene : CONFIRMATIONS[index];
  return capitalize(form?.(what) ?? what);
}

/** What a text of `confirm` confirms; null for any other text. */
export function findConfirmed(said: string): string | null {
  for (const form of CONFIRMATIONS) {
    const [before = "", after = ""] = form("\n").split("\n");
    const what = said.slice(before.length, said.length - after.length);
    if (what !== "" && said === before + what + after) {
      return what;
    }
  }
  return null;
}
