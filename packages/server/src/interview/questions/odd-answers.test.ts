import { expect, test } from "vitest";
import { HOME, listLabels, say, walk } from "../test-walk-flow.ts";

test("no speed is meant by «zero»", () => {
  const asked = say(walk(["casa", "internet", "Milano", "TIM", "adsl"]), "zero");
  expect(asked.messages[0]?.messages[0]).toMatch(/^Scrivi la velocità/);
});

test("of two towns one is chosen", () => {
  const asked = say(walk(HOME.slice(0, 3)), "Bari e Lecce");
  expect(asked.messages[0]?.messages.at(-1)).toMatch(/^Quale intendi\?/);
  expect(listLabels(asked)).toEqual(["Bari (BA)", "Lecce (LE)"]);
});

test("a name that two towns have is no unknown province", () => {
  const asked = say(walk([...HOME.slice(0, 3), "Castro"]), "castro");
  expect(asked.messages[0]?.messages[0]).toMatch(/^Ce n’è più d’uno/);
  expect(listLabels(asked)).toEqual(["Castro (LE)", "Castro (BG)"]);
});

test("an impossible spend is answered without bounds that no home has", () => {
  const asked = say(walk([...HOME, "2700", "3"]), "0");
  expect(asked.messages[0]?.messages[0]).toBe(
    "Scrivi quanto spendi in euro, per esempio «900» in un anno o «80 al mese», oppure «non lo so».",
  );
});

test("a power that no home has is asked back until it is one, or until a business is meant", () => {
  const asked = say(walk([...HOME, "2700"]), "300 kW");
  const again = say(asked, "300 kW");
  expect([asked.status, again.status]).toEqual(["asked-again", "asked-again"]);
  expect(again.messages[0]?.messages.join(" ")).toContain("«scusa, è per l’azienda»");
  const business = say(say(again, "scusa, è per l’azienda"), "sì");
  expect(business.interview.draft.destination).toBe("aziende");
});

test.each(["basta", "basta, grazie"])("«%s» declines a contact", (text) => {
  const { status, messages } = say(walk([...HOME, "2700", "3", "900"]), text);
  expect(status).toBe("advanced");
  expect(messages[0]?.messages[0]).toBe("Va bene, nessun contatto.");
});
