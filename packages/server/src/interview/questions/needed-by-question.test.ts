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
])("«%s» said on 21 November is in %j days", (text, days) => {
  expect(listDaysUntil(text, new Date("2026-11-21T10:00:00Z"))).toEqual(days);
});
