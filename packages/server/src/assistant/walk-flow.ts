import { type Advance, advance } from "./advance.ts";
import { begin } from "./begin.ts";
import { fakeContext } from "./fake-context.ts";
import { FLOW } from "./flow.ts";
import { type Interview, toEmptyInterview } from "./interview.ts";
import type { Answer, FlowContext } from "./question.ts";

export type Said = string | Answer;

/** Answers the questions in turn, for tests; throws where one is refused. */
export function walk(
  answers: readonly Said[],
  { from = toEmptyInterview({ tracking: "" }), world = fakeContext() } = {},
): Advance & { keys: string[] } {
  const start = begin(FLOW, from, world);
  let last: Advance = {
    status: "advanced",
    messages: [],
    interview: start.interview,
    step: start.step,
    quote: null,
    request: null,
    restarted: false,
  };
  const keys: string[] = [];
  for (const said of answers) {
    const answer = typeof said === "string" ? { text: said } : said;
    const result = advance(FLOW, last.interview, last.step, { ...answer, step: last.step }, world);
    if (result.status === "refused") {
      throw new Error(`«${answer.text}» at ${last.step}: ${result.message}`);
    }
    last = result;
    keys.push(toKey(last.step));
  }
  return { ...last, keys };
}

export function toKey(step: number): string {
  return FLOW.find((question) => question.step === step)?.key ?? "";
}

/** The refusal of an answer at that place, null where it is taken. */
export function findRefusal(
  at: { interview: Interview; step: number },
  answer: Said,
  world: FlowContext = fakeContext(),
) {
  const said = typeof answer === "string" ? { text: answer } : answer;
  const step = { ...said, step: at.step };
  const result = advance(FLOW, at.interview, at.step, step, world);
  return result.status === "refused" ? { message: result.message, field: result.field } : null;
}

export const HOME = ["per casa mia", "luce", "sì, ci abito", "Milano", "A2A"];
export const CONTACTS: readonly Said[] = [
  "e-mail",
  { text: "Continua", value: ["privacy"] },
  "mi chiamo Anna Bianchi",
  "anna@esempio.it",
];
