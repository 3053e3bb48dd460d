import { expect, test } from "vitest";
import { ASKED, readAnswerTable, scoreAnswers, understand } from "./test-answer-table.ts";

/** The share of answers that may be asked back because of a word that no reader uses. */
const ASKED_AT_MOST = 0.06;

test.each([
  "./answers.txt",
  "./more-answers.txt",
  "./hostile-answers.txt",
  "./spoken-answers.txt",
  "./phone-answers.txt",
  "./free-answers.txt",
  "./unseen-answers.txt",
  "./neighbour-answers.txt",
  "./spent-answers.txt",
  "./spent-answers-2.txt",
  "./spent-answers-3.txt",
  "./spent-answers-4.txt",
  "./spent-answers-5.txt",
  "./spent-answers-6.txt",
  "./spent-answers-7.txt",
  "./compared-answers.txt",
])("misreads no answer of %s, and asks back without need at most 6 in 100", (file) => {
  const { rows, asked, wrong } = scoreAnswers(readAnswerTable(file));

  expect(wrong).toEqual([]);
  expect(asked.length / rows, asked.join("\n")).toBeLessThanOrEqual(ASKED_AT_MOST);
});

test("reads a thumb as a yes only at questions that a yes answers", () => {
  const answered = ASKED.filter((question) => understand({ question, answer: "👍" }) !== "?");

  expect(answered).toEqual([
    "carried",
    "subtype",
    "method",
    "gas-method",
    "sent-right",
    "sent-year",
    "sent-period",
    "bill-price",
    "sent-fixed",
    "sent-identifiers",
    "business-method",
  ]);
});
