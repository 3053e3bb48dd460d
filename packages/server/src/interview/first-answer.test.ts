import { expect, test } from "vitest";
import { walk } from "./test-walk-flow.ts";

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
