import { expect, test } from "vitest";
import { fakeContext } from "./fake-context.ts";
import { toEmptyInterview } from "./interview.ts";
import { communication } from "./questions/channel-questions.ts";
import { name } from "./questions/contact-questions.ts";
import { type } from "./questions/type-question.ts";
import { reachEveryQuestion } from "./test-every-question.ts";

const INTERVIEW = toEmptyInterview({ tracking: "" });

test("a form's answer to a choice is never read as words", () => {
  const context = fakeContext();
  const readsWords = [...reachEveryQuestion()].flatMap(([question, reached]) => {
    const isChoice = reached.some(({ interview }) =>
      question.ask(interview, context).addons.every(({ kind }) => kind === "choices"),
    );
    const isOfForm = question.formField !== undefined && reached.length > 0;
    return isOfForm && isChoice && question.accept === undefined ? [question.key] : [];
  });

  expect(readsWords).toEqual([]);
});

test.each([
  ["email", "email"],
  ["whatsapp", "whatsapp"],
  ["telefono", "telefono"],
  ["no", ""],
])("a form's channel «%s» is taken by its value", (value, channel) => {
  expect(communication.accept?.(value, INTERVIEW, fakeContext())).toMatchObject({
    status: "read",
    interview: { draft: { communication: channel } },
  });
});

test.each(["luce", "gas", "noleggio", "pos", "internet"])(
  "a form's typology «%s» is taken by its value",
  (value) => {
    expect(type.accept?.(value, INTERVIEW, fakeContext())).toMatchObject({
      status: "read",
      interview: { draft: { type: value } },
    });
  },
);

test.each([
  [communication, "E-mail"],
  [communication, "scrivimi una mail"],
  [communication, "no, grazie"],
  [communication, null],
  [type, "Luce"],
  [type, "la bolletta della luce"],
  [type, null],
] as const)(
  "a form's value that is no value of the choice is refused: $0.key $1",
  (question, words) => {
    expect(question.accept?.(words, INTERVIEW, fakeContext())).toMatchObject({
      status: "refused",
      field: question.key,
    });
  },
);

test("a form's name may have a surname that is also a word of sentences", () => {
  expect(name.accept?.("paolo papa", INTERVIEW, fakeContext())).toMatchObject({
    status: "read",
    interview: { draft: { name: "Paolo Papa" } },
  });
  expect(name.accept?.(null, INTERVIEW, fakeContext())).toMatchObject({
    status: "refused",
    field: "name",
  });
});

test("the chat asks whether such a name is meant and takes the answer literally", () => {
  const typed = { text: "paolo papa" };
  expect(name.read(typed, INTERVIEW, fakeContext())).toMatchObject({
    status: "refused",
    message: "Ti chiami Paolo Papa?",
    meanings: [{ value: "Paolo Papa" }],
  });
  const confirmed = { ...typed, value: "Paolo Papa", isConfirmed: true } as const;
  expect(name.read(confirmed, INTERVIEW, fakeContext())).toMatchObject({
    interview: { draft: { name: "Paolo Papa" } },
  });
});
