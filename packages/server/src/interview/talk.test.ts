import { describe, expect, test } from "vitest";
import { type Advance, advance } from "./advance.ts";
import { fakeContext } from "./fake-context.ts";
import { getRate } from "./interview.ts";
import { FLOW } from "./questions/flow.ts";
import { ASKED, reach } from "./understanding/test-answer-table.ts";
import { HOME, walk } from "./walk-flow.ts";

/** Says a text several times at a question, which must be asked again, and returns the replies. */
function repeat(
  question: string,
  text: string,
  times: number,
): { said: string[]; labels: string[] }[] {
  const start = reach(question);
  const { step } = start;
  let { interview } = start;
  return Array.from({ length: times }, () => {
    const result = advance(FLOW, interview, step, { text, step }, fakeContext());
    expect(result.status).toBe("asked-again");
    interview = (result as Advance).interview;
    const [message] = (result as Advance).messages;
    const addons = message?.addons ?? [];
    return {
      said: message?.messages ?? [],
      labels: addons.flatMap((addon) =>
        addon.kind === "choices"
          ? addon.choices.map(({ label }) => label)
          : addon.kind === "field" && addon.skip !== undefined
            ? [addon.skip.label]
            : [],
      ),
    };
  });
}

describe.each(ASKED)("the question %s", (question) => {
  test.each(["ma vaffanculo", "🙄", "perché lo vuoi sapere?"])(
    "answers «%s» with a sentence and then with a way out",
    (text) => {
      const [first, second, third] = repeat(question, text, 3);

      expect(first?.said.length).toBeGreaterThan(1);
      expect(second?.said.at(-1)).toMatch(/^Se non ti va o non lo sai/);
      expect(second?.labels).toContain("Scrivo a una persona");
      expect(third?.said.at(-1)).toMatch(/^Continuo a non capirti/);
    },
  );

  test.each([
    ["che cos'è il POD?", "Il POD è il codice del punto di prelievo della luce"],
    ["sei un robot?", "Sono l’assistente automatico di Volpe"],
    ["ma quanto costa il servizio?", "Usare Volpe non costa nulla."],
  ])("answers «%s» and stays open", (text, explained) => {
    const [reply] = repeat(question, text, 1);

    expect(reply?.said[0]).toContain(explained);
    expect(reply?.said.length).toBe(2);
  });

  test.each(["dove lo trovo?", "cioè?", "siete affidabili?", "in che senso?"])(
    "does not accept «%s» as an answer",
    (text) => {
      expect(repeat(question, text, 1)).toHaveLength(1);
    },
  );
});

test.each(["consumption", "gas-consumption", "bill-consumption", "bill-months", "gas-bill-months"])(
  "offers an estimate at %s to a person who cannot find the figure",
  (question) => {
    expect(repeat(question, "uff", 1)[0]?.labels).toContain("Stimalo tu");
  },
);

test("ends the search for a bill's months with an estimate", () => {
  const { interview } = walk([...HOME, "dalla bolletta", "700", "stimalo tu"]);

  expect(getRate(interview).cma).toBe("2200");
});

test.each([
  ["sì a tutto", true],
  ["ok anche il marketing", true],
  ["va bene", false],
  ["ok ma niente pubblicità", false],
])("takes no free consent from «%s»", (text, isTold) => {
  const { messages, interview } = walk([...HOME, "2700", "3", "900", "e-mail", text]);

  expect(interview.notes.consents).toEqual({ marketing: false, thirdParties: false });
  const said = messages.flatMap((message) => message.messages).join(" ");
  expect(said.includes("le ho lasciate vuote")).toBe(isTold);
});
