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
  return goThrough(begin(FLOW, from, world), answers, world);
}

function goThrough(
  start: { interview: Interview; step: number },
  answers: readonly Said[],
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
  for (const said of answers) {
    const answer = typeof said === "string" ? { text: said } : said;
    const result = advance(FLOW, last.interview, last.step, { ...answer, step: last.step }, world);
    if (result.status !== "advanced") {
      const { message } = findRefusal(last, said, world) ?? { message: "" };
      throw new Error(`«${answer.text}» at ${last.step}: ${message}`);
    }
    last = result;
    keys.push(toKey(last.step));
  }
  return { ...last, keys };
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
  return goThrough({ ...again, step }, answers, world);
}

/** The message that asks the question of a step, for tests; null if there is no such question. */
export function askStep(flow: Flow, interview: Interview, step: number, world: FlowContext) {
  const question = flow.find((candidate) => candidate.step === step);
  return question === undefined ? null : ask(flow, question, interview, world);
}

export function toKey(step: number): string {
  return FLOW.find((question) => question.step === step)?.key ?? "";
}

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
export const CONTACTS: readonly Said[] = [
  "e-mail",
  { text: "Continua", value: ["privacy"] },
  "mi chiamo Anna Bianchi",
  "anna@esempio.it",
];
