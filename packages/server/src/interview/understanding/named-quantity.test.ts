import { expect, test } from "vitest";
import { getRate } from "../interview.ts";
import { listMeanings, say } from "../test-walk-flow.ts";
import { findNamedQuantities } from "./named-quantity.ts";
import { reach, understand } from "./test-answer-table.ts";

test.each([
  ["il consumo è 3500", ["consumption"]],
  ["i consumi annui sono 3.500", ["consumption"]],
  ["3500 di consumo", ["consumption"]],
  ["sono 3500 i consumi", ["consumption"]],
  ["la spesa annua ammonta a 1000", ["spend", "receipt"]],
  ["ho sbagliato il consumo: 3500", ["consumption"]],
  ["la potenza impegnata è di 4,5", ["power"]],
  ["chilometri 4000", ["distance"]],
  ["i mesi sono 48", ["duration"]],
  ["ogni due mesi 150", []],
  ["il consumo è 900 euro", []],
  ["quota consumi 60", []],
  ["consumo 3500 e spendo 900", []],
])("says which quantities «%s» names: %s", (text, quantities) => {
  expect(findNamedQuantities(text)).toEqual(quantities);
});

test.each([
  ["present-spend", "il consumo è 3500", "3.500 kWh l’anno"],
  ["present-spend", "i consumi sono 3.500", "3.500 kWh l’anno"],
  ["present-spend", "scusa, consumo 3500", "3.500 kWh l’anno"],
  ["present-spend", "ho sbagliato il consumo: 3500", "3.500 kWh l’anno"],
  ["present-spend", "la potenza è 4,5", "4,5 kW"],
  ["gas-spend", "il consumo è 900", "900 Smc l’anno"],
  ["capacity", "il consumo è 3000", "3.000 kWh l’anno"],
  ["down-payment", "i km sono 2000", "2.000 km l’anno"],
  ["down-payment", "chilometri 4000", "4.000 km l’anno"],
  ["down-payment", "la durata è 48", "48 mesi"],
  ["area", "il consumo è 300", "300 Smc l’anno"],
  ["receipt", "l'incasso è 5000", "5.000 € al mese"],
])("at %s «%s» is offered only as a correction: %s", (question, text, meaning) => {
  const at = reach(question);
  const asked = say(at, text);

  expect(asked).toMatchObject({ status: "asked-again", step: at.step });
  expect(asked.interview.draft).toEqual(at.interview.draft);
  expect(listMeanings(asked)).toEqual([`la risposta di prima: ${meaning}`]);
});

test("a yes to the offered quantity corrects it and asks the open question again", () => {
  const at = reach("present-spend");
  const corrected = say(say(at, "il consumo è 3500"), "sì");

  expect(corrected).toMatchObject({ status: "advanced", step: at.step });
  expect(getRate(corrected.interview)).toMatchObject({ cma: "3500", total: "" });
});

test.each([
  ["capacity", "il consumo è 3,5"],
  ["bill-total", "il consumo è 450"],
  ["duration", "i km sono 36"],
  ["persons", "la potenza è 3"],
  ["speed", "la spesa è 30"],
])("at %s «%s» is neither taken nor offered", (question, text) => {
  const asked = say(reach(question), text);

  expect(asked.status).toBe("asked-again");
  expect(listMeanings(asked)).toEqual([]);
});

test("a quantity that is asked later is offered in its turn", () => {
  const asked = say(reach("consumption"), "la potenza è 3000");
  const taken = say(asked, "2700");

  expect(asked.messages[0]?.messages[0]).toMatch(/^«la potenza è 3000» lo tengo per dopo\. Scrivi/);
  expect(getRate(taken.interview).cma).toBe("2700");
  expect(listMeanings(taken)).toEqual(["la potenza è 3000"]);
  expect(say(taken, "sì").interview.draft.capacity).toBe("3");
});

test.each([
  ["present-spend", "la spesa è 1000", "1000"],
  ["present-spend", "la spesa annua è di 1000 euro", "1000"],
  ["present-spend", "il consumo è 900 euro", "900"],
  ["capacity", "la potenza impegnata è di 4,5", "4.5"],
  ["down-payment", "l'anticipo è 2000", "2000"],
  ["mileage", "i km sono 20000", "20000"],
  ["persons", "le persone sono 3", "3"],
  ["area", "la superficie è 90", "90"],
  ["speed", "la velocità è 100", "100"],
])("at %s the name of the requested quantity changes nothing: «%s»", (question, answer, value) => {
  expect(understand({ question, answer })).toBe(value);
});

test("a correction that names the requested quantity answers the open question", () => {
  expect(say(reach("capacity"), "scusa, potenza 3500").interview.draft.capacity).toBe("3.5");
});
