import { ChatMessage, Draft, type Tipology } from "@volpe/contract";
import fc from "fast-check";
import { Compile } from "typebox/compile";
import { type Advance, advance } from "./advance.ts";
import { reopen } from "./ask-question.ts";
import { begin } from "./begin.ts";
import { fakeContext } from "./fake-context.ts";
import { type Interview, toEmptyInterview } from "./interview.ts";
import { isAsked } from "./next-question.ts";
import type { FlowContext } from "./question.ts";
import { FLOW } from "./questions/flow.ts";
import { STEPS } from "./steps.ts";
import { type Move, moves, toAnswer, toSaid } from "./test-walk-moves.ts";

type Opening = Parameters<typeof toEmptyInterview>[0];
/** The number of quotes of each kind, and of side requests. */
type Tally = Record<Tipology | "errands", number>;

/** More than the longest interview needs, including misunderstandings. */
const ANSWERS_TO_END_MAX = 60;

/** Runs random interviews with these openings in turn, and counts their quotes. */
export function checkWalks(
  openings: readonly Opening[],
  options: { numRuns: number; seed?: number },
): Tally {
  const tally: Tally = { luce: 0, gas: 0, noleggio: 0, pos: 0, internet: 0, errands: 0 };
  fc.assert(
    fc.property(moves, fc.constantFrom(...openings), (walk, opening) =>
      checkWalk(walk, opening, tally),
    ),
    options,
  );
  return tally;
}

const isDraft = Compile(Draft);
const isMessage = Compile(ChatMessage);
const DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Runs the flow with the given moves and throws if an invariant breaks: steps grow, a refusal
 * changes nothing, draft and messages match their schemas, every figure is a finite decimal, a
 * reopened question withdraws the quote, the draft never contradicts the open question, and after
 * any moves plausible answers lead to a quote or a request. Adds the quotes of the moves to the
 * tally.
 */
function checkWalk(walk: readonly Move[], opening: Opening, tally: Tally): void {
  const context = fakeContext();
  const start = begin(FLOW, toEmptyInterview(opening), context);
  check(isMessage.Check(start.message), "the greeting", { kind: "rewind", pick: 0 });
  let { interview, step }: { interview: Interview; step: number } = start;
  for (const move of walk) {
    if (move.kind === "rewind") {
      const steps = [...interview.notes.answers.map((given) => given.step), step];
      const to = steps[move.pick % steps.length] ?? step;
      const again = reopen(FLOW, interview, to, context);
      if (again !== null) {
        check(isMessage.Check(again.message), "a re-asked question", move);
        check(again.interview.draft.preventivo === "", "the quote outlives its answers", move);
        ({ interview } = again);
        step = to;
      }
      continue;
    }
    const before = JSON.stringify(interview);
    const answer = toAnswer(move, step);
    const result = advance(FLOW, interview, step, answer, context);
    check(JSON.stringify(interview) === before, "the interview was changed in place", move);
    if (result.status === "refused") {
      check(result.message.length > 0, "a refusal says nothing", move);
      continue;
    }
    if (result.status === "asked-again") {
      checkAskedAgain(result, { interview, step }, move);
      if (result.errand !== undefined) {
        checkErrand(result, move);
        tally.errands += 1;
      }
      interview = result.interview;
      continue;
    }
    check(move.kind !== "elsewhere" || answer.step === step, "an answer to another question", move);
    checkAdvance(result, step, move);
    if (result.quote !== null) {
      tally[result.quote.tipology] += 1;
    }
    ({ interview, step } = result);
  }
  checkEnd({ interview, step }, context);
}

/** Answers like a person who wants a quote: after a misunderstanding it uses other words. */
function checkEnd(
  { interview, step }: { interview: Interview; step: number },
  context: FlowContext,
): void {
  const tries = new Map<number, number>();
  let [known, open] = [interview, step];
  for (let count = 0; known.draft.preventivo === ""; count += 1) {
    const pick = tries.get(open) ?? 0;
    tries.set(open, pick + 1);
    const move = { kind: "plausible", pick } as const;
    check(count < ANSWERS_TO_END_MAX, `no end: ${[...tries].join(" ")} (${step})`, move);
    const isBeside = known.notes.aside !== undefined;
    const answer = isBeside ? toSaid("lascia stare", open) : toAnswer(move, open);
    const result = advance(FLOW, known, open, answer, context);
    if (result.status !== "refused") {
      [known, open] = [result.interview, result.step];
      if (result.status === "advanced" && result.request !== null) {
        return;
      }
    }
  }
}

function checkAskedAgain(
  { interview, step, messages, quote, request }: Advance,
  before: { interview: Interview; step: number },
  move: Move,
): void {
  check(step === before.step, "a question asked again has another step", move);
  check(interview.draft === before.interview.draft, "the draft changed without an answer", move);
  check(quote === null && request === null, "a quote without an answer", move);
  check(
    messages.every(({ messages: said }) => said.join("").length > 0),
    "nothing was said",
    move,
  );
  check(
    messages.every((message) => isMessage.Check(message) && message.addons.length > 0),
    "a question asked again that nobody can answer",
    move,
  );
}

function checkErrand({ interview, errand }: Advance, move: Move): void {
  const { aside, prefilled = [], consents } = interview.notes;
  check(aside === undefined, "an errand that is not over", move);
  if (errand?.kind === "ticket") {
    check(errand.need !== "" && errand.name !== "", "a ticket without its contents", move);
    check(
      consents !== null || prefilled.some(({ step }) => step === STEPS.consents),
      "contacts without the notice",
      move,
    );
  }
  check(
    errand?.kind === "ticket-message" || /@/.test(errand?.email ?? ""),
    "an errand without an address",
    move,
  );
}

function checkAdvance(result: Advance, from: number, move: Move): void {
  const { draft } = result.interview;
  check(
    result.restarted ? result.step < STEPS.done : result.step > from,
    "the step did not grow",
    move,
  );
  check(isDraft.Check(draft), `the draft is of no shape: ${JSON.stringify(draft)}`, move);
  check(draft.tracking === "AFF-1", "the tracking value was lost", move);
  check(result.messages.length > 0, "nothing was said", move);
  check(
    result.messages.every((message) => isMessage.Check(message)),
    "a message",
    move,
  );
  check(result.messages.at(-1)?.dto === draft, "the last message has no draft", move);
  const open = FLOW.find((question) => question.step === result.step);
  check(
    open !== undefined && isAsked(open, result.interview, fakeContext()),
    "the open question does not apply to the draft",
    move,
  );
  check(
    draft.preventivo === "" || draft.offers.length > 0,
    "a quote in the draft without its offers",
    move,
  );
  check(
    draft.preventivo === "" ||
      draft.rates.length > (result.interview.notes.earlierRates ?? []).length,
    "a quote without its rate",
    move,
  );
  for (const [name, figure] of draft.rates.flatMap((rate) => Object.entries(rate))) {
    check(figure === "" || DECIMAL.test(figure), `${name} is «${figure}»`, move);
  }
  if (result.request !== null) {
    check(draft.preventivo === "", "a request for what is on sale", move);
    check(draft.email !== "" && result.interview.notes.consents !== null, "no consent", move);
    check(result.quote === null, "a request and a quote at once", move);
  }
  if (result.quote !== null) {
    const { tipology, offers } = result.quote;
    check(draft.preventivo !== "" && offers.length > 0, "a quote without offers", move);
    check(tipology === draft.type, "a quote of another kind than the draft", move);
    check(
      String(draft.offers) === String(offers.map(({ slug }) => slug)),
      "the draft names other offers than the quote",
      move,
    );
    check(!result.sends, "a quote that was made now and before", move);
  }
  if (result.sends) {
    check(draft.email !== "" && result.interview.notes.consents !== null, "no consent", move);
  }
}

function check(holds: boolean, what: string, move: Move): void {
  if (!holds) {
    throw new Error(`${what}, at ${JSON.stringify(move)}`);
  }
}
