import { expect, it } from "vitest";
import { parseDecimal } from "./decimal.ts";
import { formatDecimal } from "./format-decimal.ts";

it.each([
  ["2700", 2700],
  ["2.700", 2700],
  ["1.234,56", 1234.56],
  ["4,5", 4.5],
  ["4.5", 4.5],
  [" 2 700 ", 2700],
  ["-3", -3],
  ["0.115", 0.115],
  ["0.119", 0.119],
  ["0,119", 0.119],
  ["1.234.567", 1_234_567],
  ["12.000,50", 12_000.5],
  ["2.700,5", 2700.5],
  ["2'700", 2700],
  ["2’700,50", 2700.5],
  ["2\u00a0700", 2700],
  ["-2.700", -2700],
  ["1,200.50", 1200.5],
])("reads %j as %d", (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});

it.each(["", "tanto", "12kWh", "1,2,3", "1.23.4", "12 34", "2700 2025", "Infinity", "1e3"])(
  "refuses %j",
  (text) => {
    expect(parseDecimal(text)).toBeNull();
  },
);

it.each([
  ["4.125", 4.125],
  ["0.115", 0.115],
  ["1.000", 1],
  ["1.234,5", 1234.5],
  ["1.234.567", 1_234_567],
])("reads %j as %d where a lone dot is the decimal sign", (text, value) => {
  expect(parseDecimal(text, "decimal")).toBe(value);
});

it.each([
  [2700, "2700"],
  [4.125, "4,125"],
  [-1500.5, "-1500,5"],
  [0.1452031, "0,1452031"],
  [0.0000001, "0,0000001"],
])("reads %d back from «%s»", (figure, text) => {
  expect(formatDecimal(figure)).toBe(text);
  expect(parseDecimal(text)).toBe(figure);
});
