import { expect, test } from "vitest";
import { listDaysUntil } from "./needed-by-question.ts";

test.each([
  ["a dicembre", [10]],
  ["il 15 dicembre", [24]],
  ["entro Natale", [34]],
  ["entro fine anno", [40]],
  ["a gennaio", [41]],
  ["entro gennaio", [68]],
  ["mi serve a marzo", [100]],
  ["a settembre dell'anno prossimo", [284]],
  ["a novembre", [0]],
  ["a novembre dell'anno prossimo", [345]],
  ["per ottobre", [314]],
  ["fra due mesi", []],
  ["marzo o aprile", [100, 131]],
])("«%s», said on 21 November, names days that are %j days away", (text, days) => {
  expect(listDaysUntil(text, new Date("2026-11-21T10:00:00Z"))).toEqual(days);
});

test.each([
  ["2026-03-20", "entro Pasqua", 16],
  ["2026-04-05", "a Pasqua", 0],
  ["2026-04-06", "a Pasqua", 356],
  ["2027-03-20", "per Pasqua", 8],
  ["2027-03-20", "a Pasqua dell'anno prossimo", 393],
  ["2026-11-21", "a Pasqua 2028", 512],
])("on %s «%s» is in %i days, by the Easter of its year", (day, text, days) => {
  expect(listDaysUntil(text, new Date(`${day}T10:00:00Z`))).toEqual([days]);
});
