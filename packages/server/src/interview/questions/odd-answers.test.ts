import { expect, test } from "vitest";
import { type Advance, advance } from "../advance.ts";
import { fakeContext } from "../fake-context.ts";
import { HOME, walk } from "../test-walk-flow.ts";
import { FLOW } from "./flow.ts";

/** Gives the answers up to the last one, which may be asked back, and returns the reply. */
function say(before: readonly string[], text: string): Advance {
  const { interview, step } = walk(before);
  const said = advance(FLOW, interview, step, { step, text }, fakeContext());
  if (said.status === "refused") throw new Error(said.message);
  return said;
}

const listLabels = ({ messages }: Advance) =>
  (messages.at(-1)?.addons ?? []).flatMap((addon) =>
    addon.kind === "choices" ? addon.choices.map(({ label }) => label) : [],
  );

test("no speed is meant by «zero»", () => {
  const asked = say(["casa", "internet", "Milano", "TIM", "adsl"], "zero");
  expect(asked.messages[0]?.messages[0]).toMatch(/^Scrivi la velocità/);
});

test("of two towns one is chosen", () => {
  const asked = say(HOME.slice(0, 3), "Bari e Lecce");
  expect(asked.messages[0]?.messages.at(-1)).toMatch(/^Quale intendi\?/);
  expect(listLabels(asked)).toEqual(["Bari (BA)", "Lecce (LE)"]);
});

test("a name that two towns have is no unknown province", () => {
  const asked = say([...HOME.slice(0, 3), "Castro"], "castro");
  expect(asked.messages[0]?.messages[0]).toMatch(/^Ce n’è più d’uno/);
  expect(listLabels(asked)).toEqual(["Castro (LE)", "Castro (BG)"]);
});

test("an impossible spend is answered without bounds that no home has", () => {
  const asked = say([...HOME, "2700", "3"], "0");
  expect(asked.messages[0]?.messages[0]).toBe(
    "Scrivi quanto spendi in euro, per esempio «900» in un anno o «80 al mese», oppure «non lo so».",
  );
});

test.each(["basta", "basta, grazie"])("«%s» declines a contact", (text) => {
  const { status, messages } = say([...HOME, "2700", "3", "900"], text);
  expect(status).toBe("advanced");
  expect(messages[0]?.messages[0]).toBe("Va bene, nessun contatto.");
});
