import { expect, it } from "vitest";
import { parseDecimal } from "./decimal.ts";

it.each([
  ["2700", 2700],
  ["2.700", 2700],
  ["1.234,56", 1234.56],
  ["4,5", 4.5],
  ["4.5", 4.5],
  [" 2 700 ", 2700],
  ["-3", -3],
])("reads %j as %d", (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});

it.each(["", "tanto", "12kWh", "1,2,3", "1.23.4", "Infinity", "1e3"])("refuses %j", (text) => {
  expect(parseDecimal(text)).toBeNull();
});
