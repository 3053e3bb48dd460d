import type { Addon } from "@volpe/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Advance, advance } from "./advance.ts";
import { fakeContext } from "./fake-context.ts";
import { getRate } from "./interview.ts";
import { FLOW } from "./questions/flow.ts";
import { reachEveryQuestion, say } from "./test-every-question.ts";
import { findRefusal, HOME, walk } from "./test-walk-flow.ts";
import { ASKED, reach } from "./understanding/test-answer-table.ts";

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
    return { said: message?.messages ?? [], labels: toLabels(message?.addons ?? []) };
  });
}

function toLabels(addons: readonly Addon[]): string[] {
  return addons.flatMap((addon) =>
    addon.kind === "choices"
      ? addon.choices.map(({ label }) => label)
      : addon.kind === "field" && addon.skip !== undefined
        ? [addon.skip.label]
        : [],
  );
}

const EVERY = reachEveryQuestion();
const OPEN = [...EVERY].filter(([{ key }]) => key !== "done");
const UNKNOWN = ["boh", "mah", "non ne ho idea", "chi lo sa"];
const TALK = ["ma vaffanculo", "che palle", "fatti i fatti tuoi", "sei scemo", "perché lo chiedi?"];
const PICTURES = ["🙄", "🤷‍♀️", "😡", "😂😂"];

test("reaches every question of the flow", () => {
  expect([...EVERY].filter(([, places]) => places.length === 0).map(([{ key }]) => key)).toEqual(
    [],
  );
});

test("takes the first example of every question as its answer", () => {
  const refused = OPEN.filter(
    ([
      {
        step,
        walk: [first = ""],
      },
      places,
    ]) => {
      const said = Array.isArray(first) ? { text: "Continua", value: first } : { text: first };
      return !places.some(
        ({ interview }) =>
          advance(FLOW, interview, step, { ...said, step }, fakeContext()).status === "advanced",
      );
    },
  );

  expect(refused.map(([{ key }]) => key)).toEqual([]);
});

test("answers a meaningless text with other words and a way out at every question", () => {
  const nothing = fc.constantFrom(...UNKNOWN, ...TALK, ...PICTURES);
  fc.assert(
    fc.property(fc.constantFrom(...OPEN), fc.nat(), nothing, nothing, nothing, (...drawn) => {
      const [[question, places], pick, ...texts] = drawn;
      const at = places[pick % places.length];
      const asked = at === undefined ? [] : question.ask(at.interview, fakeContext()).text;
      const replies = at === undefined ? [] : say(at, texts);
      for (const [index, { status, messages }] of replies.entries()) {
        const said = messages[0]?.messages ?? [];
        if (status === "advanced") {
          // «Boh» leaves a question open if it may be left open, and the reply says so.
          expect([question.key, UNKNOWN]).toEqual([
            question.key,
            expect.arrayContaining([texts[index]]),
          ]);
          expect(said.length).toBeGreaterThan(0);
          continue;
        }
        const labels = toLabels(messages[0]?.addons ?? []);
        expect(said.length).toBeGreaterThan(1);
        expect(asked).not.toContain(said[1]);
        expect(labels.includes("Scrivo a una persona")).toBe(index > 0);
        expect(said.at(-1)).toMatch(WAYS_OUT[index] ?? /./);
      }
    }),
    { numRuns: 600, seed: 20_261_123 },
  );
});

const WAYS_OUT = [/./, /^Se non ti va o non lo sai/, /^Continuo a non capirti/];

describe.each(ASKED)("the question %s", (question) => {
  test.each([
    ["che cos'è il POD?", "Il POD è il codice del punto di prelievo della luce"],
    ["sei un robot?", "Sono l’assistente automatico di Volpe"],
    ["ma quanto costa il servizio?", "Usare Volpe non costa nulla."],
    ["quanto costa la luce al kWh oggi?", "Dipende da quanto ne usi e da dove:"],
    ["quanto costa in tutto?", "La spesa in tutto la calcolo offerta per offerta"],
    ["come guadagni?", "Con le provvigioni dei fornitori, quando ci saranno: oggi Volpe non ha"],
    ["come guadagnate", "Con le provvigioni dei fornitori"],
    ["cosa ne fate dei miei dati?", "non vendiamo dati"],
    ["mi chiamate al telefono?", "Una chiamata arriva solo se la chiedi"],
    ["quanto ci vuole?", "Un cambio di fornitore di luce o gas richiede poi fino a un mese"],
    ["quanto tempo ci vuole per cambiare", "richiede poi fino a un mese"],
    ["che offerta è la migliore?", "Una migliore per tutti non c’è"],
    ["qual è la migliore", "Una migliore per tutti non c’è"],
    ["quale offerta conviene di più?", "Una migliore per tutti non c’è"],
    ["cosa mi consigli?", "Una migliore per tutti non c’è"],
    ["devo cambiare il contatore?", "il contatore è del distributore e resta quello"],
    ["cambiate anche il contatore?", "il contatore è del distributore e resta quello"],
    ["resto senza corrente?", "luce e gas arrivano senza interruzioni"],
    ["mi staccano la luce?", "luce e gas arrivano senza interruzioni"],
    ["voglio disdire il contratto", "non devi disdire: se ne occupa quello nuovo"],
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

test.each([
  ["present-line", "Confronto quanto spendi in 24 mesi"],
  ["line-place", "Confronto quanto spendi in 24 mesi"],
  ["segment", "Il canone dipende da auto, durata, chilometri e anticipo"],
  ["takings", "al canone si sommano le commissioni"],
  ["method", "Dipende da quanta ne usi e da dove"],
  ["type", "Usare Volpe non costa nulla."],
])("answers «quanto costa?» at %s about the product of the conversation", (question, answered) => {
  expect(repeat(question, "quanto costa?", 1)[0]?.said[0]).toContain(answered);
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

const TO_CONSENTS = [...HOME, "2700", "3", "900", "e-mail"];

test.each(["va bene", "ok ma niente pubblicità"])("takes no free consent from «%s»", (text) => {
  const { interview } = walk([...TO_CONSENTS, text]);

  expect(interview.notes.consents).toEqual({ marketing: false });
});

test.each(["sì a tutto", "ok anche il marketing"])(
  "asks again after «%s», because a free consent needs its tick",
  (text) => {
    const asked = findRefusal(walk(TO_CONSENTS), text)?.message;

    expect(asked).toContain("La seconda casella vale solo se la spunti tu");
  },
);
