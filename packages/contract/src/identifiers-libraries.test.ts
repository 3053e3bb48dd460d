import fc from "fast-check";
import { countrySpecs, isSEPACountry, ValidationErrorsIBAN, validateIBAN } from "ibantools";
import { stdnum } from "stdnum";
import { expect, test } from "vitest";
import { isFiscalCode } from "./fiscal-code.ts";
import { isIban } from "./iban.ts";
import { isVatNumber } from "./vat-number.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const FIGURES = "0123456789";
/** Where a code has figures, which letters replace where two people would have the same code. */
const FIGURE = `${FIGURES}LMNPQRSTUV`;

const drawOf = (characters: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength: length, maxLength: length });

/** All but the check character. */
const FISCAL_CODE = fc
  .tuple(
    drawOf(LETTERS, 6),
    drawOf(FIGURE, 2),
    drawOf("ABCDEHLMPRST", 1),
    fc.constantFrom(..."01234567LMNPQRST"),
    drawOf(FIGURE, 1),
    drawOf(LETTERS, 1),
    drawOf(FIGURE, 3),
  )
  .map((parts) => parts.join(""));

test("of the 26 check characters of a fiscal code, the library accepts the same one", () => {
  fc.assert(
    fc.property(FISCAL_CODE, (start) => {
      const codes = [...LETTERS].map((check) => start + check);
      const accepted = codes.filter(isFiscalCode);
      expect(accepted).toHaveLength(1);
      const theirs = codes.filter((code) => stdnum.IT?.codicefiscale?.validate(code).isValid);
      // Theirs also wants a birth on a day that exists, which `isBornOn` compares.
      expect(accepted).toEqual(expect.arrayContaining(theirs));
      if (/^.{9}(?:0[1-9]|[12]\d|4[1-9]|[56]\d)/.test(start)) {
        expect(theirs).toEqual(accepted);
      }
    }),
    { numRuns: 200 },
  );
});

test("of the ten check figures of a partita IVA, the library accepts the same one", () => {
  // Theirs also wants the number of a tax office, which ours leaves to the Agenzia (decision 155).
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

/** The account part of an IBAN, as the registry's form of the country has it. */
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

/** An account of the right form, or one of the same length. */
const BBAN = fc.constantFrom(...COUNTRIES).chain((country) => {
  const any = drawOf(LETTERS + FIGURES, (countrySpecs[country]?.chars ?? 4) - 4);
  return fc.tuple(
    fc.constant(country),
    fc.oneof({ weight: 3, arbitrary: drawAccount(country) }, any),
  );
});

/** Every pair of check figures before an account. */
const toIbans = (country: string, account: string) =>
  Array.from(
    { length: 97 },
    (_, index) => `${country}${String(index + 2).padStart(2, "0")}${account}`,
  );

/** Whether the library accepts it, but for the check figures that a country has inside the account. */
const isTheirs = (iban: string) =>
  validateIBAN(iban).errorCodes.every(
    (code) => code === ValidationErrorsIBAN.WrongAccountBankBranchChecksum,
  );

test("of the 97 check figures of an IBAN, the library accepts the same one", () => {
  fc.assert(
    fc.property(BBAN, ([country, account]) => {
      const ibans = toIbans(country, account);
      expect(ibans.filter(isIban)).toEqual(ibans.filter(isTheirs));
    }),
    { numRuns: 200 },
  );
});

test("each country of the SEPA has accounts, and no other", () => {
  const hasAccount = (country: string) =>
    fc.sample(drawAccount(country), 1).some((each) => toIbans(country, each).some(isIban));
  const all = Object.keys(countrySpecs).filter((country) => countrySpecs[country]?.bban_regexp);
  expect(all.filter(hasAccount)).toEqual(COUNTRIES);
});
