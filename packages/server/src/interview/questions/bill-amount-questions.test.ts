import { expect, test } from "vitest";
import { getRate } from "../interview.ts";
import { say } from "../test-walk-flow.ts";
import { reach } from "../understanding/test-answer-table.ts";

const plain = (words = "") => words.replaceAll("\u00a0", " ");

test.each([
  [
    "bill-total",
    "123,44 di cui 18 di canone",
    "Tolto il canone RAI, il totale è 105,44 €?",
    "105,44 €",
  ],
  [
    "present-spend",
    "1100 di cui 90 di canone",
    "Il canone RAI non c’entra con le offerte. Tolto quello, spendi 1.010 € l’anno?",
    "1.010 € l’anno",
  ],
  [
    "present-spend",
    "100 al mese di cui 9 di canone",
    "Il canone RAI non c’entra con le offerte. Tolto quello, spendi 91 € al mese?",
    "91 € al mese",
  ],
])("at %s «%s» offers the sum without the television fee", (question, text, message, meaning) => {
  const asked = say(reach(question), text);

  expect(asked.messages[0]?.messages.map(plain)).toEqual([message]);
  expect(asked.interview.notes.doubt?.meanings.map(plain)).toEqual([meaning]);
});

const AT_GAS_TOTAL = say(reach("gas-bill-months"), "dicembre e gennaio");

test.each<[string, ReturnType<typeof reach>, string, string[]]>([
  ["a kWh", reach("bill-sale"), "3", ["30 €", "3 €"]],
  ["a kWh", reach("bill-sale"), "13,49", ["134,90 €", "13,49 €"]],
  ["an Smc", say(AT_GAS_TOTAL, "300"), "20", ["200 €", "20 €"]],
])("asks about a supplier's part that no contract for %s has: %#", (_, at, text, meanings) => {
  const asked = say(at, text);

  expect(asked).toMatchObject({ status: "asked-again", step: at.step });
  expect(asked.interview.notes.doubt?.meanings.map(plain)).toEqual(meanings);
});

test("takes a supplier's part with a low but possible price, or a confirmed one", () => {
  const at = reach("bill-sale");

  expect(getRate(say(at, "13,50").interview).sme).toBe("13.5");
  expect(getRate(say(say(at, "3"), "3 €").interview).sme).toBe("3");
});
