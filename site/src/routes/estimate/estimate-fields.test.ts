import { CONTRACT_FIGURES } from "@volpe/contract";
import { expect, test } from "vitest";
import {
  IMPLAUSIBLE_FIGURES,
  TYPED_FIGURES,
  TYPED_SPENDS,
  UNREADABLE_CONSUMPTIONS,
} from "../testing/typed-figures.ts";
import { toInitialValues, toResultSearch } from "./estimate-fields.ts";
import { findDoubtfulEstimateAnswers } from "./estimate-guesses.ts";

const FILLED = { ...toInitialValues(new URLSearchParams("consumo=2700")), oggi: "niente" };

function toSearch(change: Partial<typeof FILLED>) {
  const result = toResultSearch({ ...FILLED, ...change }, null);
  return "search" in result ? Object.fromEntries(result.search) : result.errors;
}

test.each(TYPED_FIGURES)("reads $text like the lists", ({ text, shown: _, ...read }) => {
  const comma = (figure: number) => String(figure).replace(".", ",");
  expect(toSearch("consumption" in read ? { consumo: text } : { potenza: text })).toMatchObject(
    "consumption" in read
      ? { consumo: comma(read.consumption) }
      : { potenza: comma(read.capacityKw) },
  );
});

test("keeps the mark of an estimated consumption until another one is typed", () => {
  const values = toInitialValues(new URLSearchParams("consumo=2670&stima=si"));
  expect(toSearch({ ...values, oggi: "niente" })).toMatchObject({ consumo: "2670", stima: "si" });
  expect(toSearch({ ...values, oggi: "niente", consumo: "2500" })).not.toHaveProperty("stima");
});

test("estimates less for a second home", () => {
  const home = { modo: "casa", persone: "3" };
  expect(toSearch({ ...home, residente: "si" })).toMatchObject({ consumo: "2700", persone: "3" });
  expect(toSearch({ ...home, residente: "no" })).toMatchObject({ consumo: "1080", persone: "3" });
  // The form of a business does not ask who lives there.
  expect(toSearch({ ...home, destinazione: "aziende", residente: "no" })).toMatchObject({
    consumo: "2700",
  });
});

test.each(TYPED_SPENDS)("reads a spend of $text", ({ text, euros }) => {
  expect(toSearch({ oggi: "spesa", spesa: text })).toMatchObject({
    spesa: String(euros).replace(".", ","),
  });
});

test.each(UNREADABLE_CONSUMPTIONS)("reads no consumption from «%s»", (text) => {
  expect(toSearch({ consumo: text })).toMatchObject([{ field: "consumo" }]);
});

test.each([
  ["luce", "2.700 Smc", "scrivi i kWh di un anno, come 2700"],
  ["gas", "1400 kWh", "scrivi gli Smc di un anno, come 1400"],
])("says for %s why «%s» is in the wrong unit", (tipologia, consumo, how) => {
  expect(toSearch({ tipologia, consumo })).toMatchObject([
    { field: "consumo", message: expect.stringContaining(how) },
  ]);
});

test.each([
  ["luce", "Scrivi il consumo di un anno in cifre, come 2700 kWh: più di 0, fino a 10 milioni."],
  ["gas", "Scrivi il consumo di un anno in cifre, come 1400 Smc: più di 0, fino a 10 milioni."],
])("says how to write a consumption of %s", (tipologia, message) => {
  expect(toSearch({ tipologia, consumo: "tanto" })).toMatchObject([{ field: "consumo", message }]);
});

test.each(IMPLAUSIBLE_FIGURES)("asks once about $text", ({ text, meant, ...read }) => {
  const field = "consumption" in read ? "consumo" : "potenza";
  const values = { ...FILLED, [field]: text };
  const form = new URLSearchParams(values);

  expect(findDoubtfulEstimateAnswers(form, values)).toMatchObject([
    { field, message: expect.stringContaining(`Intendevi ${meant}?`) },
  ]);
  form.set(`chiesto-${field}`, text);
  expect(findDoubtfulEstimateAnswers(form, values)).toEqual([]);
});

test("accepts the small consumption of a second home", () => {
  const ask = (change: Partial<typeof FILLED>) => {
    const values = { ...FILLED, consumo: "90", ...change };
    return findDoubtfulEstimateAnswers(new URLSearchParams(values), values);
  };

  expect(ask({ residente: "si" })).toMatchObject([{ field: "consumo" }]);
  expect(ask({ residente: "no" })).toEqual([]);
});

test.each([
  ["12.000,50", "12.000,50 € è una spesa insolita per il tuo consumo. È giusta?"],
  ["4,5", "4,50 € è una spesa insolita per il tuo consumo. È giusta?"],
  ["99,90", "Intendevi 1.198,80 €?"],
])("asks once about a spend of %s", (spesa, question) => {
  const values = { ...FILLED, oggi: "spesa", spesa };
  const form = new URLSearchParams(values);

  expect(findDoubtfulEstimateAnswers(form, values)).toMatchObject([
    { field: "spesa", message: expect.stringContaining(question) },
  ]);
  form.set("chiesto-spesa", spesa);
  expect(findDoubtfulEstimateAnswers(form, values)).toEqual([]);
});

test("refuses a monthly fee whose sum of a year is out of bounds", () => {
  const price = { oggi: "prezzo", energia: "0,145", quotaPeriodo: "mese" };
  expect(toSearch({ ...price, quota: "10" })).toMatchObject({ energia: "0,145", quota: "120" });
  expect(toSearch({ ...price, quota: "9.000" })).toMatchObject([
    { field: "quota", message: CONTRACT_FIGURES.fixedFeeEur.sentence },
  ]);
});

test("writes a tiny price with its digits, without an exponent", () => {
  expect(toSearch({ oggi: "prezzo", energia: "0,0000001" })).toMatchObject({
    energia: "0,0000001",
  });
});

const MONTHS = ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"];

test.each([12, 10])("refuses %s months with more than any supply consumes", (count) => {
  const mesi = MONTHS.slice(0, count)
    .map((month) => `${month} 2.000.000`)
    .join("\n");
  expect(toSearch({ modo: "mesi", mesi, completa: "si" })).toMatchObject([
    { field: "mesi", message: expect.stringContaining("10 milioni") },
  ]);
});

test.each([
  { count: 12, completa: "", question: "Intendevi 1.198,80 €?" },
  { count: 10, completa: "si", question: "Intendevi 1.198,80 €?" },
])(
  "asks once about a spend that is unusual for the consumption of $count months",
  ({ count, completa, question }) => {
    const mesi = MONTHS.slice(0, count)
      .map((month) => `${month} 225`)
      .join("\n");
    const values = {
      ...FILLED,
      modo: "mesi",
      consumo: "",
      mesi,
      completa,
      oggi: "spesa",
      spesa: "99,90",
    };
    const form = new URLSearchParams(values);

    expect(findDoubtfulEstimateAnswers(form, values)).toMatchObject([
      { field: "spesa", message: expect.stringContaining(question) },
    ]);
    form.set("chiesto-spesa", "99,90");
    expect(findDoubtfulEstimateAnswers(form, values)).toEqual([]);
  },
);

test("asks about no spend if the consumption of a year is not known", () => {
  const spend = { ...FILLED, oggi: "spesa", spesa: "99,90", consumo: "" };
  for (const values of [
    { ...spend, modo: "casa", persone: "2" },
    { ...spend, modo: "mesi", mesi: "gen 225" },
    { ...spend, modo: "mesi", mesi: "" },
  ]) {
    expect(findDoubtfulEstimateAnswers(new URLSearchParams(values), values)).toEqual([]);
  }
});

test("asks about a price that is in cents", () => {
  const values = { ...FILLED, oggi: "prezzo", energia: "14,5" };

  expect(findDoubtfulEstimateAnswers(new URLSearchParams(values), values)).toMatchObject([
    { field: "energia", message: expect.stringContaining("Intendevi 0,145 €/kWh?") },
  ]);
});
