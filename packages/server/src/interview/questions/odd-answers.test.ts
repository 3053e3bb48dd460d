import { expect, test } from "vitest";
import { getNeeds } from "../product-needs.ts";
import { HOME, listLabels, say, walk } from "../test-walk-flow.ts";

test("no speed is meant by «zero»", () => {
  const asked = say(walk(["casa", "internet", "Milano", "TIM", "adsl"]), "zero");
  expect(asked.messages[0]?.messages[0]).toMatch(/^Scrivi la velocità/);
});

test.each([
  ["basta per due", "100 Mbit/s", "100"],
  ["siamo in quattro", "300 Mbit/s", "300"],
])("the speed for the people of «%s» is asked about", (text, label, mbps) => {
  const asked = say(walk(["casa", "internet", "Milano", "TIM", "adsl"]), text);
  expect(asked.status).toBe("asked-again");
  expect(listLabels(asked)).toEqual([label]);
  expect(getNeeds(say(asked, "sì").interview).downloadMbps).toBe(Number(mbps));
});

test.each([
  [["casa", "internet", "Milano", "non ho internet"]],
  [["internet per casa, non ho ancora internet", "Milano", "TIM"]],
  [["non ho internet a casa", "internet", "Milano", "TIM"]],
])("a home without a line is offered at the present line after %j", (answers) => {
  const asked = walk(answers);
  expect(asked.keys.at(-1)).toBe("present-line");
  expect(listLabels(asked)[0]).toBe("Sì, Nessuna linea");
});

test("«non ho internet a casa» is about the home", () => {
  expect(walk(["non ho internet a casa"]).interview.draft.destination).toBe("privati");
});

test.each(["casa e ufficio", "sia casa che ufficio", "ufficio e casa"])(
  "«%s» names no place, and one of both is asked for",
  (text) => {
    const asked = say(walk(HOME.slice(0, 3)), text);
    expect(asked.status).toBe("asked-again");
    expect(asked.messages[0]?.messages[0]).toMatch(/^Una alla volta/);
  },
);

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
