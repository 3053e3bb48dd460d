import { expect, test } from "vitest";
import { advance } from "../advance.ts";
import { fakeContext } from "../fake-context.ts";
import { HOME, walk } from "../test-walk-flow.ts";
import { FLOW } from "./flow.ts";

function answerPlace(text: string) {
  const { interview, step } = walk(HOME.slice(0, 3));
  const answered = advance(FLOW, interview, step, { step, text }, fakeContext());
  if (answered.status === "refused") throw new Error(answered.message);
  return answered;
}

test.each(["fastweb", "tim", "sorgenia", "sì ma non so il comune", "sì, certo", "ora non posso"])(
  "«%s» names no town, so that none is kept",
  (text) => {
    const { status, interview } = answerPlace(text);
    expect(status).toBe("asked-again");
    expect(interview.draft.address.city).toBe("");
  },
);

test("a town that no list has is kept, and its province is asked for", () => {
  expect(answerPlace("Paperopoli").interview.draft.address.city).toBe("Paperopoli");
});

test.each([
  ["sto a Lecce ma la casa è a Bari", "no", "Sì, Bari"],
  ["ho la residenza a Roma", "sì", "Sì, Roma"],
  ["Abito a Torino in via Roma 12", "sì", "Sì, Torino"],
])("the place in «%s» about the residence is offered in its turn", (text, residence, label) => {
  const { interview, step } = walk(HOME.slice(0, 2));
  const say = (from: typeof interview, words: string) => {
    const said = advance(FLOW, from, step, { step, text: words }, fakeContext());
    if (said.status === "refused") throw new Error(said.message);
    return said;
  };
  const asked = say(interview, text);
  expect(asked.status).toBe("asked-again");
  expect(asked.messages[0]?.messages[0]).toMatch(/^Il posto me lo segno per dopo\. Basta un sì/);

  const [message] = say(asked.interview, residence).messages;
  expect(message?.messages.at(-1)).toBe(`Prima hai scritto «${text}»: è questa la risposta?`);
  expect(JSON.stringify(message?.addons)).toContain(label);
});

test.each(["Abito a Torino in via Roma 12", "ho la residenza a Roma"])(
  "«%s» is no place of a home without residence",
  (text) => {
    const { interview, step } = walk(HOME.slice(0, 2));
    const asked = advance(FLOW, interview, step, { step, text }, fakeContext());
    if (asked.status === "refused") throw new Error(asked.message);
    const said = advance(FLOW, asked.interview, step, { step, text: "no" }, fakeContext());
    if (said.status === "refused") throw new Error(said.message);
    expect(said.messages[0]?.messages.at(-1)).toBe("In che comune si trova la fornitura?");
  },
);
