import { expect, test } from "vitest";
import { HOME, say, walk } from "../test-walk-flow.ts";

function answerPlace(text: string) {
  return say(walk(HOME.slice(0, 3)), text);
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
  const asked = say(walk(HOME.slice(0, 2)), text);
  expect(asked.status).toBe("asked-again");
  expect(asked.messages[0]?.messages[0]).toMatch(/^Il posto me lo segno per dopo\. Basta un sì/);

  const [message] = say(asked, residence).messages;
  expect(message?.messages.at(-1)).toBe(`Prima hai scritto «${text}»: è questa la risposta?`);
  expect(JSON.stringify(message?.addons)).toContain(label);
});

test.each(["Abito a Torino in via Roma 12", "ho la residenza a Roma"])(
  "«%s» is no place of a home without residence",
  (text) => {
    const said = say(say(walk(HOME.slice(0, 2)), text), "no");
    expect(said.messages[0]?.messages.at(-1)).toBe("In che comune si trova la fornitura?");
  },
);
