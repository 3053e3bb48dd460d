import { FIELD_SENTENCES } from "@volpe/contract";
import { expect, test } from "vitest";
import { say } from "../test-every-question.ts";
import { reach, understand } from "../understanding/test-answer-table.ts";

const CONTACTS = { email: "anna@esempio.it", phone: "333 1234567" } as const;
const QUESTIONS = ["email", "phone"] as const;
const readFramed = (words: string) =>
  QUESTIONS.map((question) =>
    understand({ question, answer: words.replace("…", CONTACTS[question]) }),
  );

test.each([
  "quella di mia moglie è …",
  "mio figlio ha …",
  "… (mia figlia)",
  "non usate …",
  "non scrivete più a …",
  "a … non voglio niente",
  "era …",
  "la vecchia è …",
  "… ma non funziona più",
  "… però è sbagliata",
  "credo sia …",
  "dovrebbe essere …",
  "forse …",
  "boh, …",
  "se non è … non lo so",
  "dipende, … o un'altra",
  "tutto tranne …",
  "chiedo a mio marito se va bene …",
])("asks whether «%s» is meant", (words) => {
  expect(readFramed(words)).toEqual(["?", "?"]);
});

test.each([
  "ciao, è …",
  "… grazie mille",
  "usate pure … (quella di lavoro)",
  "scrivete a mia figlia: …",
  "mandate tutto a mio marito, …",
  "… ma solo dopo le 18",
  "… ma non rispondo la mattina",
  "… non prima delle 9",
  "… chiedere di Marta",
  "non ne ho un'altra, …",
])("takes the contact of «%s»", (words) => {
  expect(readFramed(words)).toEqual(["anna@esempio.it", "+393331234567"]);
});

test("takes another person's contact after a yes", () => {
  const replies = say(reach("phone"), ["quello di mio figlio è 333 1234567", "sì"]);

  expect(replies.map(({ status }) => status)).toEqual(["asked-again", "advanced"]);
});

test("asks about a number with «non chiamate», but not about one with a time", () => {
  const read = (answer: string) => understand({ question: "phone", answer });

  expect(
    [
      "333 1234567 ma non chiamate",
      "333 1234567, non chiamatemi prima delle 10",
      "non chiamate lo 02 5550123, chiamate il 333 1234567",
      "non chiamate",
    ].map(read),
  ).toEqual(["?", "+393331234567", "+393331234567", "email"]);
});

test("keeps the e-mail address and withdraws the call of «scrivetemi a …, ma non chiamate»", () => {
  const { interview, step } = reach("phone");
  const [reply] = say({ interview, step: step - 10 }, ["scrivetemi ad anna@x.it, ma non chiamate"]);

  expect(reply).toMatchObject({
    status: "advanced",
    interview: { draft: { email: "anna@x.it", communication: "email" } },
  });
});

test("asks again for a name in the words of the forms", () => {
  const [reply] = say(reach("name"), ["7"]);

  expect(JSON.stringify(reply)).toContain(FIELD_SENTENCES.name);
});

test.each([
  ["phone", "scusa, la mail è anna2@esempio.it"],
  ["phone", "ho sbagliato, è anna2@esempio.it"],
  ["whatsapp", "scusa, la mail è anna2@esempio.it"],
])("at the question of the %s «%s» corrects the address before it", (question, text) => {
  const at = reach(question);
  const [corrected] = say(at, [text]);

  expect(corrected).toMatchObject({ status: "advanced", step: at.step });
  expect(corrected?.interview.draft).toMatchObject({
    email: "anna2@esempio.it",
    communication: at.interview.draft.communication,
  });
});

test.each(["phone", "whatsapp"])("asks whether another address replaces the %s", (question) => {
  const [asked, taken] = say(reach(question), ["anna2@esempio.it", "sì"]);

  expect(asked).toMatchObject({ status: "asked-again" });
  expect(taken?.interview.draft).toMatchObject({
    email: "anna2@esempio.it",
    communication: "email",
  });
});
