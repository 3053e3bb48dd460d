import { expect, test } from "vitest";
import { type Advance, advance } from "./advance.ts";
import { fakeContext } from "./fake-context.ts";
import { getRate } from "./interview.ts";
import { FLOW } from "./questions/flow.ts";
import { HOME, walk } from "./test-walk-flow.ts";

/** Says a text at the question that is open now. */
function say({ interview, step }: Pick<Advance, "interview" | "step">, text: string): Advance {
  const result = advance(FLOW, interview, step, { text, step }, fakeContext());
  if (result.status === "refused") throw new Error(result.message);
  return result;
}

const AT_POWER = walk([...HOME, "lo so", "3000"]);

test.each([
  ["anzi 2.700,5", 2700.5],
  ["anzi 2700 kWh", 2700],
  ["ho sbagliato, sono 2700", 2700],
])("«%s» at the question of the power changes the consumption before it", (text, consumption) => {
  const { status, step, interview, messages } = say(AT_POWER, text);

  expect(status).toBe("advanced");
  expect(getRate(interview).cma).toBe(String(consumption));
  expect(messages[0]?.messages[0]).toMatch(/^Bene, 2\.700(?:,5)?\skWh l’anno\./);
  expect(step).toBe(AT_POWER.step);
});

test("a text that the open question understands changes nothing before it", () => {
  const { step, interview } = say(AT_POWER, "anzi 4,5");

  expect(step).toBeGreaterThan(AT_POWER.step);
  expect(getRate(interview).cma).toBe("3000");
});

test("after a misunderstood answer «anzi» corrects that answer", () => {
  const again = say(say(AT_POWER, "45"), "anzi 2700");

  expect(again).toMatchObject({ status: "asked-again", step: AT_POWER.step });
  expect(getRate(again.interview).cma).toBe("3000");
});
