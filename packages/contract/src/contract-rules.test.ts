import { expect, test } from "vitest";
import { CONTRACT_SENTENCES } from "./contract-fields.ts";
import { type CheckedField, findContractFault, isAdult } from "./contract-rules.ts";
import { FIELD_SENTENCES } from "./form-fields.ts";

const FACTS = {
  regime: "consumer",
  supplyPoint: "pod",
  today: "2026-11-22",
  birthDate: "1980-01-01",
} as const;

test.each([
  ["2008-11-22", true],
  ["2008-11-23", false],
  ["1980-01-01", true],
])("a person born on %s is of age on 22 November 2026: %s", (birth, adult) => {
  expect(isAdult(birth, "2026-11-22")).toBe(adult);
});

test.each<[string, CheckedField, string, object, string | null]>([
  ["a person's code for a consumer", "fiscalCode", "RSSMRA80A01H501U", {}, null],
  [
    "a company's code for a consumer",
    "fiscalCode",
    "12345678903",
    {},
    CONTRACT_SENTENCES.fiscalCode,
  ],
  ["a company's code for a business", "fiscalCode", "12345678903", { regime: "business" }, null],
  [
    "a wrong code for a business",
    "fiscalCode",
    "1234567890X",
    { regime: "business" },
    CONTRACT_SENTENCES.businessFiscalCode,
  ],
  [
    "a company's code with a wrong check digit",
    "fiscalCode",
    "123 456 78904",
    { regime: "business" },
    CONTRACT_SENTENCES.mistypedBusinessFiscalCode,
  ],
  [
    "a professional's code with a wrong check character",
    "fiscalCode",
    "RSSMRA80A01H501V",
    { regime: "business" },
    CONTRACT_SENTENCES.mistypedBusinessFiscalCode,
  ],
  [
    "a company's code of ten digits",
    "fiscalCode",
    "1234567890",
    { regime: "business" },
    CONTRACT_SENTENCES.businessFiscalCode,
  ],
  [
    "the code of a person born on another day",
    "fiscalCode",
    "RSSMRA80A01H501U",
    { birthDate: "1981-01-01" },
    CONTRACT_SENTENCES.bornOtherwise,
  ],
  [
    "a code with a wrong check character",
    "fiscalCode",
    "RSSMRA80A01 h501v",
    {},
    CONTRACT_SENTENCES.mistypedFiscalCode,
  ],
  ["a code that is too short", "fiscalCode", "RSSMRA80A01", {}, CONTRACT_SENTENCES.fiscalCode],
  [
    "an IBAN with a wrong digit",
    "iban",
    "IT60X0542811101000000123457",
    {},
    CONTRACT_SENTENCES.mistypedIban,
  ],
  ["an IBAN that is too short", "iban", "IT60X05428111", {}, CONTRACT_SENTENCES.iban],
  [
    "a partita IVA with a wrong digit",
    "vatNumber",
    "IT 12345678904",
    {},
    CONTRACT_SENTENCES.mistypedVatNumber,
  ],
  ["a partita IVA of ten digits", "vatNumber", "1234567890", {}, CONTRACT_SENTENCES.vatNumber],
  ["a birth seventeen years ago", "birthDate", "2009-01-01", {}, CONTRACT_SENTENCES.underAge],
  ["a day that no month has", "birthDate", "1984-02-31", {}, CONTRACT_SENTENCES.noSuchDay],
  [
    "a two-digit year of the last century",
    "birthDate",
    "12.4.84",
    {},
    "Scrivi l’anno con quattro cifre: intendi il 1984?",
  ],
  [
    "a two-digit year of this century",
    "birthDate",
    "1 mag '04",
    {},
    "Scrivi l’anno con quattro cifre: intendi il 2004?",
  ],
  ["a street without a name", "street", "🏠 12", {}, FIELD_SENTENCES.street],
  ["a street without a number", "street", "Via Roma", {}, CONTRACT_SENTENCES.houseNumber],
  ["a street named after a day", "street", "Via 25 Aprile", {}, CONTRACT_SENTENCES.houseNumber],
  ["a house number after a street named after a day", "street", "Via 25 Aprile 7/b", {}, null],
  ["a street marked «s.n.c.»", "street", "Località Piano s.n.c.", {}, null],
  ["a street marked «SNC»", "street", "Via Po SNC", {}, null],
  ["a street marked «s.n.»", "street", "Via Po, s.n.", {}, null],
  ["a street marked «sn» before a floor", "street", "Via Po sn, piano terra", {}, null],
  ["a street marked «senza numero»", "street", "Via Po senza numero", {}, null],
  ["initials in a street", "street", "Piazza S. N. Bari", {}, CONTRACT_SENTENCES.houseNumber],
  ["initials without blanks", "street", "Via S.N. Carducci", {}, CONTRACT_SENTENCES.houseNumber],
  ["a saint in a street", "street", "Via S. Nicola", {}, CONTRACT_SENTENCES.houseNumber],
  ["a birth tomorrow", "birthDate", "2026-11-23", {}, CONTRACT_SENTENCES.birthDate],
  [
    "a migration code with a hash",
    "point",
    "AB#1",
    { supplyPoint: "line" },
    CONTRACT_SENTENCES.migrationCode,
  ],
  ["no migration code", "point", "", { supplyPoint: "line" }, null],
  [
    "the code of another name",
    "fiscalCode",
    "RSSMRA80A01H501U",
    { firstName: "Anna", lastName: "Bianchi" },
    CONTRACT_SENTENCES.namedOtherwise,
  ],
  [
    "the code of the same name with accents",
    "fiscalCode",
    "RSSMRA80A01H501U",
    { firstName: "Mària", lastName: "Rossì" },
    null,
  ],
  [
    "the code of a name with a letter outside A–Z",
    "fiscalCode",
    "RSSMRA80A01H501U",
    { firstName: "Søren", lastName: "Rossi" },
    null,
  ],
  ["a name of digits", "firstName", "123", {}, CONTRACT_SENTENCES.firstName],
  ["a name in tags", "lastName", "<b>x</b>", {}, CONTRACT_SENTENCES.lastName],
  ["a name with an apostrophe", "lastName", "D’Angelo-Rossi jr.", {}, null],
  ["a British telephone", "phone", "+44 20 7946 0958", {}, CONTRACT_SENTENCES.phone],
  ["an Italian telephone with its prefix", "phone", "0039 333 123.45.67", {}, null],
  ["a landline", "phone", "(02) 1234-5678", {}, null],
  ["an empty recipient code", "recipientCode", "", {}, null],
])("finds the right message, or none, for %s", (_, field, text, more, fault) => {
  expect(findContractFault(field, text, { ...FACTS, ...more })).toBe(fault);
});
