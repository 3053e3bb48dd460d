import { expect, test } from "vitest";
import { type Advance, advance } from "./advance.ts";
import { reopen } from "./ask-question.ts";
import { begin } from "./begin.ts";
import { fakeContext } from "./fake-context.ts";
import { toEmptyInterview } from "./interview.ts";
import { listAnswers } from "./product-answers.ts";
import { getNeeds, withNeeds } from "./product-needs.ts";
import { type Question, refuseAnswer, toAnswerText } from "./question.ts";
import { toChoicesAddon } from "./questions/answer-addons.ts";
import { QUESTIONS } from "./questions/flow.ts";
import { neededBy } from "./questions/needed-by-question.ts";
import { guardTyped } from "./typed-answer.ts";

/** The first number after the last question of a rental that no question has. */
const STEP = Array.from({ length: 50 }, (_, count) => neededBy.step + 1 + count).find((free) =>
  QUESTIONS.every(({ step }) => step !== free),
) as number;
const colour: Question = {
  key: "colour",
  step: STEP,
  speaksOf: "wish",
  tipologies: ["noleggio"],
  ask: () => ({
    text: ["Di che colore?"],
    addons: [toChoicesAddon([{ value: "rossa", label: "Rossa" }])],
  }),
  read: (answer, interview) =>
    /ross|blu/.test(toAnswerText(answer))
      ? {
          status: "read",
          said: "Segnato.",
          interview: withNeeds(interview, { modelNote: "rossa" }),
        }
      : refuseAnswer("Rossa o blu?", "colour"),
  summary: (interview) => [{ label: "Colore", value: getNeeds(interview).modelNote }],
  walk: ["rossa"],
};
const FLOW = guardTyped([...QUESTIONS, colour].toSorted((one, other) => one.step - other.step));

test("a new question is one entry: it is asked in turn, read, guarded, known, kept and reopened", () => {
  const context = fakeContext();
  let at = begin(FLOW, toEmptyInterview({ tracking: "" }), context);
  let reply: Advance | undefined;
  const say = (text: string) => {
    const result = advance(FLOW, at.interview, at.step, { text, step: at.step }, context);
    if (result.status === "refused") {
      throw new Error(result.message);
    }
    reply = result;
    at = { ...at, ...result, step: result.status === "advanced" ? result.step : at.step };
  };

  while (at.step < STEP) {
    const open = FLOW.find(({ step }) => step === at.step);
    say(open?.key === "type" ? "noleggio" : String(open?.walk[0]));
  }
  expect(at.step).toBe(STEP);
  say("a righe");
  expect(JSON.stringify(reply)).toContain("Rossa o blu?");
  say("rossa, la usa mia figlia o mio figlio");
  expect(reply?.status).toBe("asked-again");
  say("rossa");

  expect(reply).toMatchObject({ status: "advanced" });
  expect(JSON.stringify(reply)).toContain(`{"label":"Colore","value":"Rossa","step":${STEP}}`);
  expect(listAnswers(FLOW, at.interview)).toContainEqual({ label: "Colore", value: "rossa" });
  expect(reopen(FLOW, at.interview, STEP, context)).toMatchObject({ message: { step: STEP } });
});

test("a question without a form's field stays open for every form", () => {
  const context = fakeContext();
  const interview = toEmptyInterview({ tracking: "", openingType: "noleggio" });
  const result = advance(FLOW, interview, STEP, { step: STEP, form: null }, context);

  expect(result).toMatchObject({ status: "advanced" });
  expect(getNeeds((result as Advance).interview)).toEqual(getNeeds(interview));
});
