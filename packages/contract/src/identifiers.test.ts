import { describe, expect, test } from "vitest";
import { isBornOn, isFiscalCode } from "./fiscal-code.ts";
import { hideIban, isIban } from "./iban.ts";
import { isPdr, isPod } from "./supply-point.ts";
import { isVatNumber } from "./vat-number.ts";

describe("a fiscal code", () => {
  test.each([
    ["RSSMRA80A01H501U", "1980-01-01"],
    [" rssmra80a01 h501u ", "1980-01-01"],
    // A woman's day of birth has 40 added.
    ["BNCNNA85D55F205T", "1985-04-15"],
    // Z stands for a birth in another country.
    ["MLLZOE85C41Z112H", "1985-03-01"],
    // Letters replace figures, because another person had the same code.
    ["RSSMRA80A01H5LMX", "1980-01-01"],
    ["RSSMRAULALMHRLMD", "1980-01-01"],
  ])("accepts %s and reads the birth on %s", (code, day) => {
    expect(isFiscalCode(code)).toBe(true);
    expect(isBornOn(code, day)).toBe(true);
    expect(isBornOn(code, "1980-01-02")).toBe(false);
  });

  test.each([
    ["the check character is wrong", "RSSMRA80A01H501V"],
    ["two figures are swapped", "RSSMRA80A10H501U"],
    ["the month's letter does not exist", "RSSMRA80F01H501U"],
    ["no code of a place begins with its letter", "DGSNLG80A01W000O"],
    ["it is too short", "RSSMRA80A01H50"],
    ["it is empty", ""],
    ["a company's figures fail their check", "12345678901"],
  ])("refuses a code if %s", (_, code) => {
    expect(isFiscalCode(code)).toBe(false);
    expect(isBornOn(code, "1980-01-01")).toBe(false);
  });

  test("accepts a company's code of eleven figures", () => {
    expect(isFiscalCode("12345678903")).toBe(true);
  });
});

test.each([
  ["12345678903", true],
  ["IT 12345678903", true],
  ["12345678904", false],
  ["00000000000", false],
  ["1234567890", false],
  ["1234567890A", false],
])("checks the partita IVA %s: %s", (text, isRight) => {
  expect(isVatNumber(text)).toBe(isRight);
});

test.each([
  ["IT60X0542811101000000123456", true],
  ["it60 x054 2811 1010 0000 0123 456", true],
  ["DE89370400440532013000", true],
  ["SM86U0322509800000000270100", true],
  ["IT60X0542811101000000123457", false],
  ["IT60X054281110100000012345", false],
  ["BR1500000000000010932840814P2", false],
  ["", false],
])("checks the IBAN %s: %s", (text, isRight) => {
  expect(isIban(text)).toBe(isRight);
});

test("shows only the last four characters of an IBAN", () => {
  expect(hideIban("IT60X0542811101000000123456")).toBe("•••• 3456");
});

test.each([
  ["IT001E12345678", true],
  ["IT 001 E 12345678 5", true],
  ["it001e12345678", true],
  ["IT001E1234567", false],
  ["FR001E12345678", false],
  ["IT001G12345678", false],
])("checks the POD %s: %s", (text, isRight) => {
  expect(isPod(text)).toBe(isRight);
});

test.each([
  ["01234567890123", true],
  ["0123 4567 8901 23", true],
  ["0123456789012", false],
  ["00000000000000", false],
  ["0123456789012A", false],
])("checks the PDR %s: %s", (text, isRight) => {
  expect(isPdr(text)).toBe(isRight);
});
