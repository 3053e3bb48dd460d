import { expect, test } from "vitest";
import { parseTicketNumber, toTicketNumber } from "./ticket-number.ts";

test.each([
  ["V-2041", 2041],
  ["v2041", 2041],
  [" 2041 ", 2041],
  ["V-", null],
  ["2041; drop", null],
  ["", null],
])("reads «%s» as the ticket number %s", (text, number) => {
  expect(parseTicketNumber(text)).toBe(number);
});

test("a ticket number is parsed from its shown form", () => {
  expect(parseTicketNumber(toTicketNumber(7))).toBe(7);
});
