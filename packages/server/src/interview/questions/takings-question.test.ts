import { expect, test } from "vitest";
import { getNeeds } from "../product-needs.ts";
import { STEPS } from "../steps.ts";
import { listLabels, say } from "../test-walk-flow.ts";
import { reach, understand } from "../understanding/test-answer-table.ts";

const plain = (words = "") => words.replaceAll("\u00a0", " ");

test.each([
  [
    "100 scontrini al giorno da 12 euro",
    "100 scontrini da 12 € fanno 1.200 € al giorno, se sono tutti con la carta. Quanto fa in un mese?",
    [
      "5 giorni su 7: 26.000 € al mese",
      "6 giorni su 7: 31.200 € al mese",
      "tutti i giorni: 36.500 € al mese",
    ],
  ],
  [
    "una trentina di pagamenti a settimana da 15 euro l'uno",
    "30 scontrini da 15 € fanno 1.950 € al mese, se sono tutti con la carta: è giusto?",
    ["1.950 € al mese"],
  ],
  [
    "50 clienti da 30 euro",
    "50 scontrini da 30 € fanno 1.500 €, se sono tutti con la carta: in un mese, in una settimana o in un giorno?",
    [
      "in un mese: 1.500 € al mese",
      "in una settimana: 6.500 € al mese",
      "5 giorni su 7: 32.500 € al mese",
      "6 giorni su 7: 39.000 € al mese",
      "tutti i giorni: 45.625 € al mese",
    ],
  ],
])("asks about the takings that follow from «%s»", (text, asked, choices) => {
  const derived = say(reach("takings"), text);

  expect(derived).toMatchObject({ status: "asked-again", step: STEPS.takings });
  expect(derived.messages[0]?.messages.map(plain)).toEqual([asked]);
  expect(listLabels(derived)).toEqual(choices);
});

test("offers the receipt from which the takings followed in its turn", () => {
  const derived = say(reach("takings"), "100 scontrini al giorno da 12 euro");
  const taken = say(derived, "31.200 € al mese");
  const answered = say(taken, "sì");

  expect(taken).toMatchObject({ status: "advanced", step: STEPS.receipt });
  expect(listLabels(taken)).toEqual(["Sì, 12 €"]);
  expect(getNeeds(answered.interview)).toMatchObject({
    monthlyTakingsEur: 31_200,
    averageReceiptEur: 12,
  });
});

test.each(["scontrino sui 12 euro", "scontrino medio 12 euro", "12 euro a scontrino"])(
  "asks for the takings after «%s», and offers that receipt in its turn",
  (text) => {
    const asked = say(reach("takings"), text);
    const taken = say(asked, "5000");

    expect(asked.messages[0]?.messages[0]).toMatch(`«${text}» lo tengo per la prossima domanda.`);
    expect(listLabels(asked)).toEqual([]);
    expect(getNeeds(taken.interview)).toMatchObject({
      monthlyTakingsEur: 5000,
      averageReceiptEur: null,
    });
    expect(listLabels(taken)).toEqual(["Sì, 12 €"]);
  },
);

test.each([
  "5000 al mese, scontrino medio 12 euro",
  "scontrino sui 12 euro, incasso 5000",
  "5000 con scontrino di 12 euro",
])("reads the takings of «%s», and offers the receipt in its turn", (text) => {
  const taken = say(reach("takings"), text);

  expect(getNeeds(taken.interview).monthlyTakingsEur).toBe(5000);
  expect(listLabels(taken)).toEqual(["Sì, 12 €"]);
});

test.each([
  "scontrino medio 12 euro, 100 al giorno",
  "100 scontrini al giorno da 12 euro, metà in contanti",
  "non 100 scontrini al giorno da 12 euro",
  "scontrini da 10 a 200",
  "20 scontrini al giorno",
])("derives nothing from «%s»", (text) => {
  expect(understand({ question: "takings", answer: text })).toBe("?");
  expect(say(reach("takings"), text).interview.notes.stated ?? []).toEqual([]);
});
