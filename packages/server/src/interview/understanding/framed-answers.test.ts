import { expect, test } from "vitest";
import { ASKED, readAnswerTable, understand } from "./test-answer-table.ts";

/**
 * Contacts are exempt, and so are questions whose «no» only leads to the next ones. Places are
 * exempt because they are looked up among thousands of names.
 */
const EXEMPT = /^(?:name|consents|place|province|carried|sent-right|sent-period|sent-identifiers)$/;
const VALUES_OF_EACH = 3;

/** Up to three short answers with one right value for each question. */
const SEEDS = ASKED.filter((question) => !EXEMPT.test(question)).flatMap((question) => {
  const values = new Map(
    readAnswerTable("./answers.txt")
      .filter(
        (row) =>
          row.question === question &&
          row.expected.length === 1 &&
          !/^[?-]$/.test(row.expected[0] ?? "") &&
          /^(?!(?:boh|non|nn|mah|no)\b|.*\banzi\b)[^!?👍]+$/iu.test(row.answer) &&
          row.answer.split(" ").length <= 3,
      )
      .map(({ answer, expected }) => [expected[0] ?? "", answer]),
  );
  return [...values]
    .slice(0, VALUES_OF_EACH)
    .map(([expected, answer]) => ({ question, answer, expected }));
});

const frame = (words: string, answer: string) => words.replace("…", answer);

test.each([
  "se fosse …?",
  "se dicessi …?",
  "se fosse … cambierebbe qualcosa?",
  "mettiamo che sia …",
  "facendo finta che sia …",
  "ipotizziamo …",
  "poniamo …, quanto verrebbe?",
  "magari fosse …",
  "potrebbe essere …?",
  "e con … cosa cambia?",
  "con … quanto risparmio?",
  "perché, … va bene?",
  "conviene …?",
  "meglio …?",
  "… è tanto?",
  "posso mettere …?",
  "ma … si può?",
  "in pubblicità dicono …",
  "ho letto … su internet",
  "dicono tutti …",
  "su google c'è scritto …",
  "un cliente tipo ha …",
  "il collega mi ha detto …",
  "altro che …",
  "ma quale …",
  "… un corno",
  "… col cavolo",
  "… neanche per sogno",
  "…, scherzo",
  "a volte …",
  "… ma adesso non più",
  "…, ma devo controllare",
])("asks back after «%s» at every question", (words) => {
  const taken = SEEDS.map(({ question, answer }) => ({ question, answer: frame(words, answer) }))
    .map((row) => ({ ...row, got: understand(row) }))
    .filter(({ got }) => got !== "?");

  expect(SEEDS.length).toBeGreaterThan(80);
  expect(taken).toEqual([]);
});

test.each([
  "ciao, …",
  "buonasera, …",
  "secondo me …",
  "allora: …",
  "guarda, …",
  "te lo dico subito: …",
  "beh, …",
  "…, grazie",
  "… mi pare",
  "… naturalmente",
  "… cara Volpe",
])("understands «%s» like the answer alone in 94% of cases", (words) => {
  // A contact that the person is not sure of is asked about.
  const seeds = SEEDS.filter(({ question }) => !/^(?:email|phone)$/.test(question));
  const right = seeds.filter(
    ({ question, answer, expected }) =>
      understand({ question, answer: frame(words, answer) }) === expected,
  );

  expect(right.length / seeds.length).toBeGreaterThan(0.94);
});
