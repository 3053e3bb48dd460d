import { expect, test } from "vitest";
import { HOME, listLabels, say, walk } from "../test-walk-flow.ts";

const HOMES = { luce: HOME.slice(0, 4), gas: ["casa", "gas", "Milano"] } as const;

test.each([
  ["luce", "2700 kWh", "Sì, 2.700 kWh l’anno"],
  ["luce", "consumo circa 2700", "Sì, 2.700 kWh l’anno"],
  ["luce", "siamo in 4", "Sì, 4 persone"],
  ["gas", "1200 smc", "Sì, 1.200 Smc l’anno"],
  ["gas", "riscaldamento e cucina", "Sì, Riscaldamento, cucina"],
] as const)(
  "of %s, «%s» is no supplier and is offered at its own question",
  (type, text, label) => {
    const asked = say(walk(HOMES[type]), text);
    expect(asked.messages[0]?.messages[0]).toBe(
      `«${text}» lo tengo per dopo. Scrivi il nome che trovi in testa alla bolletta, oppure «non lo so».`,
    );
    expect(listLabels(asked)).toEqual([]);

    expect(listLabels(say(asked, "A2A"))[0]).toBe(label);
  },
);

test.each(["3 kW", "500 al mese", "spendo 90 euro al mese"])(
  "«%s» is kept for the question after the consumption",
  (text) => {
    const asked = say(walk(HOMES.luce), text);
    expect(asked.messages[0]?.messages[0]).toContain("lo tengo per dopo");
    expect(asked.interview.notes.stated).toEqual([{ step: text === "3 kW" ? 200 : 210, text }]);
  },
);

test("a stated power is offered when the power is asked for", () => {
  const method = say(say(walk(HOMES.luce), "3 kW"), "A2A");
  expect(listLabels(say(method, "2700"))[0]).toBe("Sì, 3 kW");
});

test.each(["il mercato tutelato", "sono nel tutelato", "Mercato Libero"])(
  "«%s» is a kind of contract and no supplier",
  (text) => {
    const asked = say(walk(HOMES.luce), text);
    expect(asked.messages[0]?.messages[0]).toMatch(/^Questo è il tipo di contratto/);
    expect(listLabels(asked)).toEqual([]);
  },
);

test.each(["altri usi", "smc"])("«%s» is neither a supplier nor kept", (text) => {
  const asked = say(walk(HOMES.gas), text);
  expect(asked.messages[0]?.messages[0]).toMatch(/^Scrivi il nome che trovi/);
  expect(asked.interview.notes.stated).toBeUndefined();
});

test.each(["pina", "3"])("a part of an offered name, «%s», does not accept it", (part) => {
  const asked = say(walk(HOMES.luce), "lampadina 3");
  expect(listLabels(asked)).toEqual(["Sì, «lampadina 3»"]);

  const said = say(asked, part);
  expect(said.status).toBe("asked-again");
  expect(said.interview.draft.operator).toBe("");
  expect(say(asked, "lampadina 3").interview.draft.operator).toBe("lampadina 3");
});
