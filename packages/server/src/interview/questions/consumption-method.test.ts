import { describe, expect, test } from "vitest";
import { getRate } from "../interview.ts";
import { findRefusal, HOME, walk } from "../test-walk-flow.ts";

const GAS_HOME = ["casa", "gas", "Milano", "boh"];

describe("an answer with the electricity consumption", () => {
  test.each<[string, string, boolean]>([
    ["225 kwh al mese", "2700", true],
    ["450 kwh a bimestre", "2700", true],
    ["450 kwh in due mesi", "2700", true],
    ["F1 900 F2 800 F3 1000", "2700", false],
    ["duemila e cinquecento", "2500", false],
    ["circa 3000 all'anno", "3000", false],
    ["siamo in 4 e consumiamo 3200", "3200", false],
    ["siamo in 4 e consumiamo 3200\u00a0kWh", "3200", false],
  ])("reads «%s» as %s kWh a year", (text, cma, isEstimate) => {
    for (const path of [HOME, [...HOME, "lo so"]]) {
      const { interview, keys } = walk([...path, text]);

      expect(keys.at(-1)).toBe("capacity");
      expect(getRate(interview).cma).toBe(cma);
      expect(interview.notes.estimates.consumption !== undefined).toBe(isEstimate);
    }
  });

  test.each<[string, RegExp]>([
    ["80 euro al mese", /è una spesa/],
    ["tra 2000 e 3000", /una cifra sola/],
    ["1400 smc", /non gli Smc/],
    ["3", /siamo in 3/],
  ])("asks again after «%s»", (text, message) => {
    expect(findRefusal(walk(HOME), text)?.message).toMatch(message);
  });
});

describe("an answer that describes the household", () => {
  test.each<[string, number, string]>([
    ["sono in tre con pompa di calore", 3, "capacity"],
    ["famiglia di 5 con climatizzatore", 5, "capacity"],
    ["siamo in 4", 4, "appliances"],
    ["3 persone", 3, "appliances"],
    ["vivo da sola", 1, "appliances"],
    ["io, mia moglie e due figli", 4, "appliances"],
    ["non lo so, siamo in due", 2, "appliances"],
  ])("skips the question about people after «%s»", (text, persons, next) => {
    const { interview, keys } = walk([...HOME, text]);

    expect(interview.notes).toMatchObject({ method: "estimate", persons });
    expect(keys.at(-1)).toBe(next);
  });

  test("asks only the number of people if an appliance was named", () => {
    const { interview, keys } = walk([...HOME, "ho la pompa di calore", "in tre"]);

    expect(keys.slice(-2)).toEqual(["persons", "capacity"]);
    expect(getRate(interview).cma).toBe("5200");
  });

  test("answers every question about gas in one sentence", () => {
    const { interview, keys } = walk([...GAS_HOME, "siamo in 3, riscaldamento e cucina, 80 mq"]);

    expect(keys.at(-1)).toBe("present-spend");
    expect(interview.notes).toMatchObject({ persons: 3, areaM2: 80 });
    expect(getRate(interview).cma).not.toBe("");
  });

  test("starts the estimate if the person has no bill", () => {
    expect(walk([...HOME, "non ho la bolletta"]).keys.at(-1)).toBe("persons");
    expect(walk([...HOME, "lo so", "non lo so"]).keys.at(-1)).toBe("persons");
  });
});

test.each([[HOME], [GAS_HOME]])("offers to compute the consumption of %j from the bill", (home) => {
  const { messages } = walk([...home, "dalla bolletta"]);

  expect(messages[0]?.messages[0]).toContain("Va bene, lo ricaviamo dalla bolletta.");
});

describe("gas", () => {
  test("is not annualised from a month", () => {
    expect(findRefusal(walk(GAS_HOME), "120 mc al mese")?.message).toMatch(/d’inverno/);
  });

  test("is estimated from common figures and marked as such if the home is unknown", () => {
    const answers = [...GAS_HOME, "stimalo", "riscaldamento", "non lo so", "non lo so"];
    const { interview } = walk(answers);

    expect(interview.notes.estimates.consumption).toContain("2 persone, numero supposto");
    expect(interview.notes.estimates.consumption).toContain(
      "80\u00a0m² riscaldati, superficie supposta",
    );
  });
});
