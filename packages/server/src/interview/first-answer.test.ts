import { expect, test } from "vitest";
import { toKey, walk } from "./test-walk-flow.ts";

test.each([
  ["POS per il mio bar", "aziende", "pos"],
  ["pos per il mio bar, incasso 5000 al mese", "aziende", "pos"],
  ["pos", "aziende", "pos"],
  ["la luce di casa mia", "privati", "luce"],
  ["cerco internet per l’ufficio", "aziende", "internet"],
  ["auto a noleggio per me", "privati", "noleggio"],
  ["casa mia", "privati", ""],
  ["la mia officina di auto", "aziende", ""],
  ["il bar, con le macchinette del caffè", "aziende", ""],
])(
  "the first answer «%s» says for whom (%s) and what is looked for («%s»)",
  (answer, destination, type) => {
    expect(walk([answer]).interview.draft).toMatchObject({ destination, type });
  },
);

test("the product named in the first answer is not asked for again", () => {
  expect(walk(["la luce di casa mia"]).keys).not.toContain("type");
  expect(walk(["casa mia"]).keys).toContain("type");
});

test("a rental named in the first answer is for a person, not for a home", () => {
  expect(walk(["auto a noleggio per me"]).messages[0]?.messages[0]).toMatch(/^Per te, /);
});

const SAID = (answers: readonly { step: number; text: string }[]) =>
  Object.fromEntries(answers.map(({ step, text }) => [toKey(step), text]));

test.each([
  ["luce per casa a Milano, 2.700 kWh", ["sì, ci abito"], { place: "a Milano" }],
  ["la luce di casa a Reggio Emilia", ["sì, ci abito"], { place: "a Reggio Emilia" }],
  [
    "luce per casa, 2.700 kWh l’anno",
    ["sì, ci abito", "Milano", "A2A"],
    { method: "2.700 kWh l’anno" },
  ],
  ["pos per il mio bar, incasso 5000 al mese", [], { takings: "incasso 5000 al mese" }],
  ["vorrei noleggiare un suv ibrido per me", [], { segment: "un suv ibrido per me" }],
])("«%s» answers a later question, too", (first, others, given) => {
  const { interview, keys } = walk([first, ...others]);
  expect(SAID(interview.notes.answers)).toMatchObject(given);
  expect(keys).not.toContain(Object.keys(given)[0]);
});

test("the product's answer is read for later questions, too", () => {
  const { interview, messages } = walk(["per me", "un suv ibrido a noleggio"]);
  expect(interview.draft).toMatchObject({ type: "noleggio", subtype: "suv" });
  expect(messages[0]?.messages[0]).toMatch(/^Noleggio auto.* SUV ibrido/);
});

test("what is doubtful in the first answer is asked in its turn", () => {
  for (const first of [
    "la luce, non il gas, per casa, 2.700 kWh",
    "luce per casa, da 2.000 kWh a 2.700 kWh",
    "vivo a Milano, cerco la luce per la casa al mare",
    "cerco la luce per la casa a Milano e a Roma",
  ]) {
    expect(walk([first]).interview.notes.prefilled ?? [], first).toEqual([]);
  }
});
