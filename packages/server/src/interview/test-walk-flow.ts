import { type Advance, advance } from "./advance.ts";
import { ask, reopen } from "./ask-question.ts";
import { begin } from "./begin.ts";
import { fakeContext } from "./fake-context.ts";
import { type Interview, toEmptyInterview } from "./interview.ts";
import type { Answer, Flow, FlowContext } from "./question.ts";
import { FLOW } from "./questions/flow.ts";

export type Said = string | Answer;

/** Answers the questions one after another, for tests. Throws if an answer is not understood. */
export function walk(
  answers: readonly Said[],
  { from = toEmptyInterview({ tracking: "" }), world = fakeContext() } = {},
): Advance & { keys: string[] } {
  return goThrough(begin(FLOW, from, world), (count) => answers[count], world);
}

/**
 * Answers the questions before `until`. A question in `named` gets the answer given there, and any
 * other gets the first example of its entry, so that a test needs no change for a new question.
 * Throws if a named question is not asked.
 *
 * @example
 * walkNamed({ destination: "casa", duration: "36 mesi" }, { from: RENTAL, until: "needed-by" });
 */
export function walkNamed(
  named: Readonly<Record<string, Said>>,
  {
    from = toEmptyInterview({ tracking: "" }),
    world = fakeContext(),
    until = "communication",
  } = {},
): Advance & { keys: string[] } {
  const unasked = new Set(Object.keys(named));
  const walked = goThrough(
    begin(FLOW, from, world),
    (_, step) => {
      const key = toKey(step);
      unasked.delete(key);
      return key === until ? undefined : toNamedAnswer(named, step);
    },
    world,
  );
  if (unasked.size > 0) {
    throw new Error(`Not asked before ${until}: ${[...unasked].join(", ")}`);
  }
  return walked;
}

/** The answer to a question by its name, else the first example of its entry, which is valid. */
export function toNamedAnswer(named: Readonly<Record<string, Said>>, step: number): Said {
  const [first = ""] = FLOW.find((question) => question.step === step)?.walk ?? [];
  return named[toKey(step)] ?? (Array.isArray(first) ? { text: "Continua", value: first } : first);
}

/** Gives the answers one after another until there is none. */
function goThrough(
  start: { interview: Interview; step: number },
  toSaid: (count: number, step: number) => Said | undefined,
  world: FlowContext,
): Advance & { keys: string[] } {
  let last: Advance = {
    status: "advanced",
    messages: [],
    interview: start.interview,
    step: start.step,
    quote: null,
    request: null,
    restarted: false,
    sends: false,
  };
  const keys: string[] = [];
  for (;;) {
    const said = toSaid(keys.length, last.step);
    if (said === undefined) {
      return { ...last, keys };
    }
    const answer = typeof said === "string" ? { text: said } : said;
    const result = advance(FLOW, last.interview, last.step, { ...answer, step: last.step }, world);
    if (result.status !== "advanced") {
      const { message } = findRefusal(last, said, world) ?? { message: "" };
      throw new Error(`«${answer.text}» at ${last.step}: ${message}`);
    }
    last = result;
    keys.push(toKey(last.step));
  }
}

/** Opens an answered question again, for tests, and gives it these answers. */
export function change(
  { interview }: Pick<Advance, "interview">,
  step: number,
  answers: readonly Said[],
  world = fakeContext(),
): Advance & { keys: string[] } {
  const again = reopen(FLOW, interview, step, world);
  if (again === null) {
    throw new Error(`The question ${step} cannot be opened again.`);
  }
  return goThrough({ ...again, step }, (count) => answers[count], world);
}

/** The message that asks the question of a step, for tests; null if there is no such question. */
export function askStep(flow: Flow, interview: Interview, step: number, world: FlowContext) {
  const question = flow.find((candidate) => candidate.step === step);
  return question === undefined ? null : ask(flow, question, interview, world);
}

export function toKey(step: number): string {
  return FLOW.find((question) => question.step === step)?.key ?? "";
}

/** Gives an answer that may be asked about, for tests. Throws if it is refused. */
export function say(
  { interview, step }: { interview: Interview; step: number },
  said: Said,
  world = fakeContext(),
): Advance {
  const answer = typeof said === "string" ? { text: said } : said;
  const result = advance(FLOW, interview, step, { ...answer, step }, world);
  if (result.status === "refused") {
    throw new Error(`«${answer.text}» at ${step}: ${result.message}`);
  }
  return result;
}

/** The labels of the choices that a reply offers, with plain blanks. */
export const listLabels = ({ messages }: Pick<Advance, "messages">): string[] =>
  (messages.at(-1)?.addons ?? []).flatMap((addon) =>
    addon.kind === "choices" ? addon.choices.map(({ label }) => label.replace(/\s/g, " ")) : [],
  );

/** The meanings that a reply asks about, with plain blanks. */
export const listMeanings = ({ interview }: Pick<Advance, "interview">): string[] =>
  (interview.notes.doubt?.meanings ?? []).map((meaning) => meaning.replace(/\s/g, " "));

/** The reply to an answer that the question does not understand; null if it understands it. */
export function findRefusal(
  at: { interview: Interview; step: number },
  answer: Said,
  world: FlowContext = fakeContext(),
) {
  const said = typeof answer === "string" ? { text: answer } : answer;
  const stepped = { ...said, step: at.step };
  const result = advance(FLOW, at.interview, at.step, stepped, world);
  if (result.status === "advanced") {
    return null;
  }
  return result.status === "refused"
    ? { message: result.message, isBeside: true }
    : { message: result.messages.flatMap(({ messages }) => messages).join(" "), isBeside: false };
}

export const HOME = ["per casa mia", "luce", "sì, ci abito", "Milano", "A2A"];
export const NAMED_CONTACTS: Readonly<Record<string, Said>> = {
  communication: "e-mail",
  consents: { text: "Continua", value: ["privacy"] },
  name: "mi chiamo Anna Bianchi",
  email: "anna@esempio.it",
};
export const CONTACTS: readonly Said[] = Object.values(NAMED_CONTACTS);
/** Answers to the questions about a rental that was opened from an item. */
export const RENTAL_ANSWERS = {
  destination: "per me",
  segment: "questa",
  duration: "36 mesi",
  mileage: "15mila km",
  "down-payment": "senza",
  "needed-by": "subito",
} as const;
