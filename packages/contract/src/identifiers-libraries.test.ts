import fc from "fast-check";
import { countrySpecs, isSEPACountry, ValidationErrorsIBAN, validateIBAN } from "ibantools";
import { stdnum } from "stdnum";
import { expect, test } from "vitest";
import { isFiscalCode } from "./fiscal-code.ts";
import { isIban } from "./iban.ts";
import { isVatNumber } from "./vat-number.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const FIGURES = "0123456789";
/** A figure, or a letter that replaces it if two people would have the same code. */
const FIGURE = `${FIGURES}LMNPQRSTUV`;

const drawOf = (characters: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength: length, maxLength: length });

/** The fiscal code without its check character. */
const FISCAL_CODE = fc
  .tuple(
    drawOf(LETTERS, 6),
    drawOf(FIGURE, 2),
    drawOf("ABCDEHLMPRST", 1),
    fc.constantFrom(..."01234567LMNPQRST"),
    drawOf(FIGURE, 1),
    // The library takes any letter for the place of birth.
    drawOf("ABCDEFGHIJKLMZ", 1),
    drawOf(FIGURE, 3),
  )
  .map((parts) => parts.join(""));

test("accepts the same check character of a fiscal code as the library", () => {
  fc.assert(
    fc.property(FISCAL_CODE, (start) => {
      const codes = [...LETTERS].map((check) => start + check);
      const accepted = codes.filter(isFiscalCode);
      expect(accepted).toHaveLength(1);
      const theirs = codes.filter((code) => stdnum.IT?.codicefiscale?.validate(code).isValid);
      // The library also requires an existing day of birth; `isBornOn` compares it here.
      expect(accepted).toEqual(expect.arrayContaining(theirs));
      if (/^.{9}(?:0[1-9]|[12]\d|4[1-9]|[56]\d)/.test(start)) {
        expect(theirs).toEqual(accepted);
      }
    }),
    { numRuns: 200 },
  );
});

test("accepts the same check digit of a partita IVA as the library", () => {
  // The library also requires the number of a tax office; we leave that to the Agenzia (decision
  // 155).
  const start = fc
    .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 100 }))
    .map(([number, office]) => `${number}`.padStart(7, "0") + `${office}`.padStart(3, "0"));
  fc.assert(
    fc.property(start, (ten) => {
      const numbers = [...FIGURES].map((check) => ten + check);
      const accepted = numbers.filter(isVatNumber);
      expect(accepted).toHaveLength(1);
      expect(numbers.filter((each) => stdnum.IT?.iva?.validate(each).isValid)).toEqual(accepted);
    }),
    { numRuns: 400 },
  );
});

const COUNTRIES = Object.keys(countrySpecs).filter((country) => isSEPACountry(country));

/** The account part of an IBAN in the form that the registry gives for the country. */
const drawAccount = (country: string) => {
  const parts = (countrySpecs[country]?.bban_regexp ?? "").matchAll(/(\[.+?\])\{(\d+)\}/g);
  const drawn = [...parts].map(([, kind = "", count]) =>
    drawOf(
      [...(LETTERS + FIGURES)].filter((each) => new RegExp(kind).test(each)).join(""),
      +(count ?? 0),
    ),
  );
  return fc.tuple(...drawn).map((each) => each.join(""));
};

/** An account of the right form, or another text of the same length. */
const BBAN = fc.constantFrom(...COUNTRIES).chain((country) => {
  const any = drawOf(LETTERS + FIGURES, (countrySpecs[country]?.chars ?? 4) - 4);
  return fc.tuple(
    fc.constant(country),
    fc.oneof({ weight: 3, arbitrary: drawAccount(country) }, any),
  );
});

/** Puts every pair of check figures before an account. */
const toIbans = (country: string, account: string) =>
  Array.from(
    { length: 97 },
    (_, index) => `${country}${String(index + 2).padStart(2, "0")}${account}`,
  );

/**
 * Whether the library accepts the IBAN. Its check of the figures that a country adds inside the
 * account is ignored.
 */
const isTheirs = (iban: string) =>
  validateIBAN(iban).errorCodes.every(
    (code) => code === ValidationErrorsIBAN.WrongAccountBankBranchChecksum,
  );

test("accepts the same check figures of an IBAN as the library", () => {
  fc.assert(
    fc.property(BBAN, ([country, account]) => {
      const ibans = toIbans(country, account);
      expect(ibans.filter(isIban)).toEqual(ibans.filter(isTheirs));
    }),
    { numRuns: 200 },
  );
});

test("accepts accounts of exactly the SEPA countries", () => {
  const hasAccount = (country: string) =>
    fc.sample(drawAccount(country), 1).some((each) => toIbans(country, each).some(isIban));
  const all = Object.keys(countrySpecs).filter((country) => countrySpecs[country]?.bban_regexp);
  expect(all.filter(hasAccount)).toEqual(COUNTRIES);
});
