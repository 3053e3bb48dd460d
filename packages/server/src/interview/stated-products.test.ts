import { expect, test } from "vitest";
import { listLabels, say, walk } from "./test-walk-flow.ts";

const RENTAL = ["noleggio per me", "suv"];
const TAKINGS = ["azienda", "pos"];

test.each([
  [["noleggio per me, una panda o una 500"], "segment", "Sì, Citycar"],
  [["per me", "ho una golf e vorrei noleggiare una panda"], "segment", "Sì, Citycar"],
  [["noleggio panda per me"], "segment", "Sì, Citycar"],
  [["noleggio per me, una golf, 36 mesi"], "segment", "Sì, Compatta"],
  [["noleggio per me, una tesla model 3"], "segment", "Sì, «una tesla model 3»"],
  [["noleggio di una panda o una 500 per la ditta, 36 mesi"], "segment", "Sì, Citycar"],
  [["per me", "una panda a noleggio, 36 mesi, 15.000 km l’anno"], "segment", "Sì, Citycar"],
  [["noleggio per me, 36 mesi", "suv"], "duration", "Sì, 36 mesi"],
  [["noleggio per me, una panda, tre anni, 15.000 km", "suv"], "duration", "Sì, 36 mesi"],
  [["noleggio per me 36 mesi 15.000 km l’anno", "suv"], "duration", "Sì, 36 mesi"],
  [["noleggio per me", "una panda o una 500, 36 mesi, 15mila km"], "duration", "Sì, 36 mesi"],
  [["noleggio per me", "suv 36 mesi 15000 km"], "duration", "Sì, 36 mesi"],
  [["noleggio per me", "suv 36 mesi 15000 km", "36"], "mileage", "Sì, 15.000 km l’anno"],
  [
    ["noleggio per me, mi serve subito", "suv", "36", "15000", "senza"],
    "needed-by",
    "Sì, entro un mese",
  ],
  [
    ["noleggio per me", "suv, entro due mesi", "36", "15000", "senza"],
    "needed-by",
    "Sì, fra uno e tre mesi",
  ],
  [["il mio bar incassa 8000 al mese", "pos"], "takings", "Sì, 8.000 € al mese"],
  [["azienda", "pos, incassi 8000 al mese"], "takings", "Sì, 8.000 € al mese"],
  [["azienda", "pos, 8.000 euro al mese con le carte"], "takings", "Sì, 8.000 € al mese"],
  [["pos con stampante", "3000", "40"], "terminal", "Sì, Terminale con stampante"],
  [
    ["pos portatile con stampante per il mio bar", "3000", "40"],
    "terminal",
    "Sì, Portatile con SIM con stampante",
  ],
  [["pos senza canone per il bar", "3000", "40"], "terminal", "Sì, Terminale senza canone"],
  [[...TAKINGS, "8000 al mese, con stampante", "40"], "terminal", "Sì, Terminale con stampante"],
  [
    [...TAKINGS, "8000 al mese, scontrino medio 40, pos con stampante", "40"],
    "terminal",
    "Sì, Terminale con stampante",
  ],
])("what %j states of a product is offered in its turn", (answers, key, label) => {
  const asked = walk(answers);
  expect(asked.keys.at(-1)).toBe(key);
  expect(listLabels(asked)[0]).toBe(label);
  expect(asked.messages.at(-1)?.messages.at(-1)).toMatch(/^Prima hai scritto «.+»: /);
  expect(say(asked, "sì")).toMatchObject({ status: "advanced" });
});

test.each([
  ["noleggio per me, 36 mesi, 15.000 km l’anno", "stampante"],
  ["ho una panda, noleggio per me", "panda"],
  ["noleggio per me, da 24 a 36 mesi", "mesi"],
  ["noleggio per me, tra 24 e 36 mesi", "mesi"],
  ["pos con stampante fiscale per il bar", "stampante"],
  ["pos per il bar, 20 euro al mese", "20"],
  ["noleggio per il negozio, un punto vendita", "punto"],
  ["noleggio per l’azienda, il golf club", "golf"],
  ["noleggio per la ditta, a questo punto", "punto"],
])("«%s» states nothing of «%s»", (first, word) => {
  const { stated = [] } = walk([first]).interview.notes;
  expect(stated.filter(({ text }) => text.includes(word))).toEqual([]);
});

test.each([
  ["noleggio suv per la mia azienda", "suv"],
  ["noleggio suv per nostra azienda", "suv"],
  ["noleggio suv per il mio negozio", "suv"],
  ["noleggio auto elettrica per la mia ditta", "auto elettrica"],
])("«%s» states the kind of car, whoever it is for", (first, car) => {
  const { stated = [] } = walk([first]).interview.notes;
  expect(stated.map(({ text }) => text)).toContainEqual(car);
});

test("a stated figure that is hardly meant literally is asked about in its turn", () => {
  const asked = walk(["pos per il bar, incasso 90 euro"]);
  expect(asked.keys.at(-1)).toBe("takings");
  expect(asked.messages.at(-1)?.messages.at(-1)).toMatch(
    /^Prima hai scritto «incasso 90 euro»\. Intendevi /,
  );
  expect(listLabels(asked)).toContain("90 € al mese");
});

test("what was confirmed as a whole states the rest of its words, too", () => {
  const asked = say(walk(["per me"]), "noleggio, colore verde mela acido, 36 mesi");
  expect(asked.status).toBe("asked-again");
  const rental = say(asked, "sì");
  expect(listLabels(say(rental, "suv"))[0]).toBe("Sì, 36 mesi");
});

test.each([
  [RENTAL, "15.000 km l’anno", "15.000 km l’anno", ["36"], "Sì, 15.000 km l’anno"],
  [TAKINGS, "con stampante", "con stampante", ["3000", "40"], "Sì, Terminale con stampante"],
])(
  "an answer to a later question (%j, «%s») is kept for it",
  (answers, text, kept, next, label) => {
    const asked = say(walk(answers), text);
    expect(asked.status).toBe("asked-again");
    expect(asked.messages[0]?.messages[0]).toMatch(`«${kept}» lo tengo per dopo. `);
    const later = next.reduce((at, said) => say(at, said), asked);
    expect(listLabels(later)[0]).toBe(label);
  },
);
