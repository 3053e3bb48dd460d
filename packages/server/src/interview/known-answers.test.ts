import { expect, test } from "vitest";
import { reopen } from "./ask-question.ts";
import { fakeContext } from "./fake-context.ts";
import { toEmptyInterview } from "./interview.ts";
import { listKnown } from "./known-answers.ts";
import { FLOW } from "./questions/flow.ts";
import { STEPS } from "./steps.ts";
import { CONTACTS, change, HOME, walk } from "./test-walk-flow.ts";

test("names the question of each line", () => {
  const { messages } = walk([...HOME, "2.700\u00a0kWh", "4,5", "80 al mese", ...CONTACTS]);

  expect(messages.at(-1)?.known).toEqual([
    { label: "Per", value: "Casa mia", step: 0 },
    { label: "Che cosa", value: "Luce", step: 10 },
    { label: "Residenza", value: "Residente", step: 20 },
    { label: "Dove", value: "Milano (MI)", step: 30 },
    { label: "Operatore di oggi", value: "A2A Energia", step: 50 },
    { label: "Consumo", value: "2.700\u00a0kWh l’anno", step: 60 },
    { label: "Potenza", value: "4,5\u00a0kW", step: 200 },
    { label: "Spesa attuale", value: "960\u00a0€ l’anno", step: 210 },
    { label: "Come sentirci", value: "E-mail", step: 220 },
    { label: "Nome", value: "Anna Bianchi", step: 250 },
    { label: "E-mail", value: "anna@esempio.it", step: 260 },
  ]);
});

test("marks an estimated consumption as an estimate", () => {
  const answers = [...HOME, "dalla stima", "2", "nessuno"];

  expect(walk(answers).messages.at(-1)?.known).toContainEqual({
    label: "Consumo",
    value: expect.stringMatching(/kWh l’anno \(stima\)$/),
    step: 60,
  });
});

test("names the customer of a rental as a person and not as a home", () => {
  const from = toEmptyInterview({ tracking: "", openingType: "noleggio", openingOffer: "" });

  expect(walk(["per me"], { from }).messages[0]?.known?.[0]?.value).toBe("Me, da privato");
});

test("names the bill's question for a spend that was read from a bill", () => {
  const bill = [...HOME, "dalla bolletta", "450", "2", "150", "90", "3"];
  const asked = [...HOME, "dalla bolletta", "450", "2", "boh", "non lo so", "3", "900"];

  const steps = [bill, asked].map(
    (answers) =>
      walk(answers).messages[0]?.known?.find(({ label }) => label === "Spesa attuale")?.step,
  );
  expect(steps).toEqual([140, 210]);
});

test("gives no question to lines that the opening has answered", () => {
  const from = toEmptyInterview({
    tracking: "",
    openingType: "pos",
    openingOffer: "banco-facile",
  });
  const { messages } = walk(["3.000"], { from });

  expect(messages[0]?.known).toEqual([
    { label: "Per", value: "Attività", step: null },
    { label: "Che cosa", value: "POS", step: null },
    { label: "Incasso con carta", value: "3.000\u00a0€ al mese", step: 170 },
  ]);
});

test("keeps the later lines while a question is open again, each with its question", () => {
  const { interview } = walk([...HOME, "2.700\u00a0kWh", "3", "900"]);
  const again = reopen(FLOW, interview, 30, fakeContext());

  expect(again?.message.known?.map(({ step }) => step)).toEqual([0, 10, 20, 30, 50, 60, 200, 210]);
});

test("gives no question to the lines after an open question", () => {
  const { messages } = change(walk([...HOME, "2.700\u00a0kWh", "3", "900"]), 60, ["bolletta"]);

  expect(messages[0]?.known?.slice(-2)).toEqual([
    { label: "Potenza", value: "3\u00a0kW", step: null },
    { label: "Spesa attuale", value: "900\u00a0€ l’anno", step: null },
  ]);
});

test("shows the typed bands, and forgets them with their consumption", () => {
  const told = walk([...HOME, "F1 900, F2 800, F3 1000", "3", "900"]);
  const changed = change(told, STEPS.method, ["2700"]);
  const find = ({ interview }: Pick<typeof told, "interview">) =>
    listKnown(FLOW, interview, 999).find(({ label }) => label === "Fasce");

  expect(find(told)).toMatchObject({ step: STEPS.method });
  expect(find(told)?.value).toBe("33,3% F1, 29,6% F2, 37% F3");
  expect(told.quote?.query).toContain("fasce=900-800-1000");
  expect(find(changed)).toBeUndefined();
  expect(changed.quote?.query).not.toContain("fasce");
});
