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
