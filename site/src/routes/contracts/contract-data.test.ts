import { expect, it } from "vitest";
import { toIsoDate, toItalianDate } from "./contract-data.ts";

it.each([
  ["31/12/1980", "1980-12-31"],
  [" 1.2.1999 ", "1999-02-01"],
  ["03-04-2001", "2001-04-03"],
  ["1980-12-31", "1980-12-31"],
  ["ieri", "ieri"],
  ["", ""],
])("reads the date «%s» as %s", (typed, iso) => {
  expect(toIsoDate(typed)).toBe(iso);
});

it("shows a stored date as people write it", () => {
  expect(toItalianDate("1980-12-31")).toBe("31/12/1980");
  expect(toItalianDate("ieri")).toBe("ieri");
});
