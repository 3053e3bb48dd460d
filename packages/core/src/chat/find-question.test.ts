import { expect, test } from "vitest";
import { findQuestion } from "./find-question.ts";

test("the question being asked is the assistant's newest message with addons", () => {
  const messages = [
    { owner: "user", step: 3, addons: [{}] },
    { owner: "volpe", step: 3, addons: [] },
    { owner: "volpe", step: 2, addons: [{}] },
    { owner: "volpe", step: 1, addons: [{}] },
  ];
  expect(findQuestion(messages)?.step).toBe(2);
  expect(findQuestion([])).toBeUndefined();
});
