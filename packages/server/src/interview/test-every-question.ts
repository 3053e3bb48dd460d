import { type Advance, advance } from "./advance.ts";
import { begin } from "./begin.ts";
import { fakeContext } from "./fake-context.ts";
import { type Interview, toEmptyInterview } from "./interview.ts";
import type { Answer, Question } from "./question.ts";
import { FLOW } from "./questions/flow.ts";
import { TEST_BILLS } from "./test-bill-answers.ts";

type At = { interview: Interview; step: number };

const OPENINGS: readonly Partial<Parameters<typeof toEmptyInterview>[0]>[] = [
  {},
  { openingType: "luce", openingQuery: "consumo=3100&potenza=4,5&provincia=TO" },
  { openingType: "noleggio", openingOffer: "lince-uno-12" },
  { openingType: "pos", openingOffer: "banco-facile" },
  { openingType: "internet", openingOffer: "fibra-calma" },
];

/**
 * Finds, for each question of the flow, one interview of each kind in which it is open, by
 * answering with the examples of all questions.
 */
export function reachEveryQuestion(): Map<Question, At[]> {
  const context = fakeContext();
  const reached = new Map<Question, At[]>(FLOW.map((question) => [question, []]));
  const seen = new Set<string>();
  const waiting: At[] = OPENINGS.map((opening) =>
    begin(FLOW, toEmptyInterview({ tracking: "", ...opening }), context),
  );
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    const { interview, step } = at;
    const question = FLOW.find((each) => each.step === step);
    const kind = toKind(at);
    if (question === undefined || seen.has(kind)) {
      continue;
    }
    seen.add(kind);
    reached.get(question)?.push(at);
    for (const said of listExamples(question)) {
      const result = advance(FLOW, interview, step, { ...said, step }, context);
      if (result.status === "advanced" && !result.restarted) {
        waiting.push(result);
      }
    }
  }
  return reached;
}

/** The kind of an interview. Interviews of one kind lead to the same questions. */
function toKind({ interview: { draft, notes }, step }: At): string {
  const { type, destination, communication } = draft;
  const { values = {}, confirmed = {} } = notes.bill ?? {};
  const bill = `${Object.keys(values).join("+")} ${Object.keys(confirmed).join("+")}`;
  return [step, type, destination, communication, notes.method, notes.openingOffer, bill].join();
}

function listExamples({ key, walk }: Question): Answer[] {
  const typed = walk.map((said) =>
    typeof said === "string" ? { text: said } : { text: "Continua", value: said },
  );
  const bills = TEST_BILLS.map((bill) => ({ text: "b.pdf", value: "bolletta", bill }));
  return key === "method" ? [...typed, ...bills] : typed;
}

/** Says the texts one after another until one is understood. */
export function say(at: At, texts: readonly string[]): Advance[] {
  const replies: Advance[] = [];
  let { interview } = at;
  for (const text of texts) {
    const result = advance(FLOW, interview, at.step, { text, step: at.step }, fakeContext());
    if (result.status === "refused") {
      throw new Error(`«${text}» at ${at.step} is refused: ${result.message}`);
    }
    replies.push(result);
    if (result.status === "advanced") {
      break;
    }
    interview = result.interview;
  }
  return replies;
}
