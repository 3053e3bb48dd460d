import { expect, test } from "vitest";
import { type Advance, advance } from "../advance.ts";
import { fakeContext } from "../fake-context.ts";
import { getRate } from "../interview.ts";
import { findRefusal, HOME, walk } from "../test-walk-flow.ts";
import { FLOW } from "./flow.ts";

const toGasBill = (city: string, uses: string[], smc: string) =>
  walk([...["casa", "gas", city, "boh", "dalla bolletta"], { text: "Continua", value: uses }, smc]);

test.each([
  ["da ottobre a marzo", "300\u00a0Smc da ottobre a marzo sono circa "],
  ["novembre e dicembre", "300\u00a0Smc in novembre e dicembre sono circa "],
  ["gennaio, marzo, novembre", "300\u00a0Smc in gennaio, marzo e novembre sono circa "],
])("repeats the consumption of %s in correct Italian", (months, words) => {
  expect(findRefusal(toGasBill("Milano", ["cooking"], "300 smc"), months)?.message).toContain(
    words,
  );
});

test.each([
  ["da novembre a gennaio", /^Da novembre a gennaio: allora/],
  ["gennaio, marzo, novembre", /^Gennaio, marzo e novembre: allora/],
  ["dicembre e gennaio", /^Dicembre e gennaio: allora/],
])("confirms %s as the months that were named", (text, words) => {
  const { step, interview } = toGasBill("Milano", ["heating", "cooking"], "400 smc");
  const taken = advance(FLOW, interview, step, { text, step }, fakeContext()) as Advance;

  expect(taken.messages[0]?.messages[0]).toMatch(words);
});

test("says that a comune's gas is annualised with the climate zone of its capital", () => {
  const toSaid = (city: string) => {
    const at = toGasBill(city, ["heating", "cooking"], "40 smc");
    const { step, interview } = at;
    return advance(FLOW, interview, step, { text: "novembre", step }, fakeContext()) as Advance;
  };
  const mountain = toSaid("Petralia Sottana");

  expect(mountain.messages[0]?.messages[0]).toContain("zona climatica B, quella del capoluogo");
  expect(mountain.interview.notes.estimates.consumption).toContain("quella del capoluogo");
  expect(toSaid("Palermo").messages[0]?.messages[0]).toMatch(/zona climatica B\./);
});

test.each<[string, string[], string, string, RegExp]>([
  [
    "Petralia Sottana",
    ["heating", "cooking"],
    "180 smc",
    "novembre",
    /4\.923\u00a0Smc.*molti.*cucina/,
  ],
  ["Milano", ["cooking"], "300 smc", "da ottobre a marzo", /molti, per una casa con cucina/],
  ["Milano", ["heating"], "8 smc", "gennaio", /pochi, per una casa con riscaldamento/],
])("asks back about the unusual year of a gas bill of %s for %j: %s in %s", (...row) => {
  const [city, uses, smc, months, message] = row;
  const at = toGasBill(city, uses, smc);
  const { step } = at;
  const asked = advance(FLOW, at.interview, step, { text: months, step }, fakeContext());

  expect(asked).toMatchObject({ status: "asked-again", step });
  const { interview, messages } = asked as Advance;
  expect(messages[0]?.messages[0]).toMatch(message);
  const confirmed = advance(FLOW, interview, step, { text: "sì", step }, fakeContext());
  expect(confirmed).toMatchObject({ status: "advanced" });
  expect((confirmed as Advance).interview.notes.estimates.consumption).toContain("stima");
  const other = advance(FLOW, interview, step, { text: "900 smc l'anno", step }, fakeContext());
  expect(getRate((other as Advance).interview).cma).toBe("900");
});

test("asks back about an electricity bill whose year hardly any home reaches", () => {
  const at = walk([...HOME, "dalla bolletta", "3000 kwh"]);

  expect(findRefusal(at, "un mese")?.message).toMatch(/36\.000.*molti, per una casa\. È giusto\?/);
  expect(findRefusal(at, "6 mesi")).toBeNull();
});
