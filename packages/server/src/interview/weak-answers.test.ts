import { expect, test } from "vitest";
import { getNeeds } from "./product-needs.ts";
import { STEPS } from "./steps.ts";
import { listMeanings, say } from "./test-walk-flow.ts";
import { reach } from "./understanding/test-answer-table.ts";

test.each(["fibra misto rame", "ho la fibra", "adsl", "fibra fino in casa"])(
  "at the operator «%s» is a line, which is offered when the line is asked",
  (text) => {
    const asked = say(reach("line-operator"), text);
    const line = say(asked, "tim");

    expect(asked).toMatchObject({ status: "asked-again", interview: { draft: { operator: "" } } });
    expect(asked.messages[0]?.messages[0]).toMatch(/^Questa è la linea, e la tengo per dopo/);
    expect(line).toMatchObject({ step: STEPS.presentLine });
  },
);

test("the line that was named at the operator is taken with one yes", () => {
  const line = say(say(reach("line-operator"), "fibra misto rame"), "tim");

  expect(listMeanings(line)).toEqual(["fibra misto rame"]);
  expect(getNeeds(say(line, "sì").interview).presentLine).toBe("fttc");
});

test.each(["Fibra City", "Open Fiber", "fibercop"])("at the operator «%s» is a name", (text) => {
  expect(say(reach("line-operator"), text).messages[0]?.messages[0]).not.toMatch(/linea, e la/);
});

test.each(["consumption", "method"])("at %s no consumption is answered with the ways on", (at) => {
  const asked = say(reach(at), "0");

  expect(asked.status).toBe("asked-again");
  expect(asked.messages[0]?.messages[0]).toBe(
    "Con zero consumi non c’è niente da confrontare. Se non li sai, scrivi «stimalo tu» o «bolletta».",
  );
});

test.each(["9", "7 kWh"])("«%s» is no thousands of kWh", (text) => {
  expect(listMeanings(say(reach("consumption"), text))).toEqual([]);
});

test("«3» may still be thousands of kWh", () => {
  expect(listMeanings(say(reach("consumption"), "3"))).toEqual(["3.000 kWh l’anno"]);
});

test.each([
  ["consumi 3500, potenza 6", []],
  ["potenza 6 e consumo 3500", []],
  ["contatore da 6", ["la risposta di prima: 6 kW"]],
  ["scusa, sono al lavoro", []],
  ["scusa, è per l'azienda", ["la risposta di prima: Per l’azienda"]],
])("at the spend «%s» offers no euros: %s", (text, offered) => {
  const at = reach("present-spend");
  const asked = say(at, text);

  expect(asked).toMatchObject({ status: "asked-again", step: at.step });
  expect(listMeanings(asked)).toEqual(offered);
});
