import { type ContractChange, EMPTY_ADDRESS, type SupplyReason } from "@volpe/contract";
import { expect, test } from "vitest";
import { AppError } from "../../errors.ts";
import { checkParts } from "./check-parts.ts";
import { toNeeds } from "./duties.ts";
import { TEST_BUSINESS, TEST_CONSUMER, TEST_PAYMENT, TEST_SUPPLY } from "./test-parts.ts";

const given = {
  regime: "consumer",
  needs: toNeeds({ tipology: "luce", payments: ["debit", "slip"] }),
  today: "2026-11-22",
} as const;

/** The wrong fields of a form. */
function faultsOf(change: ContractChange, more: object = {}): (string | undefined)[] {
  try {
    checkParts(change, { ...given, ...more });
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) {
      throw error;
    }
    return [error, ...error.others].map(({ field }) => field);
  }
}

const address = (changed: object) => ({
  supply: { ...TEST_SUPPLY, address: { ...TEST_SUPPLY.address, ...changed } },
});

test("normalises correct parts before storing them", () => {
  expect(
    checkParts(
      {
        consumer: { ...TEST_CONSUMER, fiscalCode: "rssmra80a01 h501u", phone: "333 123 4567" },
        supply: { ...address({ city: "MONZA" }).supply, point: "it 001 e 12345678" },
        payment: { ...TEST_PAYMENT, iban: "it60 x054 2811 1010 0000 0123 456" },
      },
      given,
    ),
  ).toEqual({
    consumer: TEST_CONSUMER,
    supply: {
      ...TEST_SUPPLY,
      address: {
        ...TEST_SUPPLY.address,
        address: "Via Verdi 3, 20900 Monza (MB)",
        region: "Lombardia",
        country: "Italia",
      },
    },
    payment: TEST_PAYMENT,
  });
});

test.each([
  ["luce", "name-change", []],
  ["gas", "reactivation", []],
  ["luce", "first-activation", []],
  ["luce", "transfer", ["supply.reason"]],
  ["gas", "new", ["supply.reason"]],
  ["internet", "transfer", []],
  ["internet", "reactivation", ["supply.reason"]],
  ["noleggio", "new", []],
] as const)("an order of %s can be for %s: %j", (tipology, reason, faults) => {
  const points = { luce: TEST_SUPPLY.point, gas: "00881200745531", internet: "", noleggio: "" };
  const needs = toNeeds({ tipology, payments: ["debit"] });
  const supply = { ...TEST_SUPPLY, reason, point: points[tipology] };
  expect(faultsOf({ supply }, { needs })).toEqual(faults);
});

test.each([
  ["change", []],
  ["first-activation", []],
  ["reactivation", ["supply.reason"]],
  ["name-change", ["supply.reason"]],
] as const)("an order of an offer for two reasons can be for %s: %j", (reason, faults) => {
  const reasons: SupplyReason[] = ["change", "first-activation"];
  const needs = toNeeds({ tipology: "luce", payments: ["debit"], reasons });
  expect(faultsOf({ supply: { ...TEST_SUPPLY, reason } }, { needs })).toEqual(faults);
});

test.each([
  ["00184", "06 1234567", "+39061234567"],
  [" 00 184 ", "+39 06 123 4567", "+39061234567"],
  ["0 0 1 8 4", "0039061234567", "+39061234567"],
])("keeps the zeros of «%s» and «%s», however they are spaced", (typed, phone, number) => {
  const change = {
    ...address({ city: "Roma", province: "RM", postal_code: typed }),
    consumer: { ...TEST_CONSUMER, phone },
  };
  const { consumer, supply } = checkParts(change, given);
  expect(supply?.address).toMatchObject({ city: "Roma", postal_code: "00184" });
  expect(supply?.address.address).toContain(", 00184 Roma (RM)");
  expect(consumer?.phone).toBe(number);
});

test.each([
  ["Reggio Emilia", "RE", "42121", "Reggio nell'Emilia"],
  ["S. Giovanni in Persiceto", "BO", "40017", "San Giovanni in Persiceto"],
  ["San Giovanni Persiceto", "BO", "40017", "San Giovanni in Persiceto"],
  ["Milano (MI)", "MI", "20121", "Milano"],
  ["comune di Rho", "MI", "20017", "Rho"],
  ["Bolzano Bozen", "BZ", "39100", "Bolzano"],
])("understands the comune of «%s», %s", (city, province, postalCode, name) => {
  const change = address({ city, province, postal_code: postalCode });
  expect(checkParts(change, given).supply?.address.city).toBe(name);
});

test.each<[string, ContractChange, string[], object?]>([
  [
    "a fiscal code with a wrong check character",
    { consumer: { ...TEST_CONSUMER, fiscalCode: "RSSMRA80A01H501X" } },
    ["consumer.fiscalCode"],
  ],
  [
    "a fiscal code of another birth date",
    { consumer: { ...TEST_CONSUMER, birthDate: "1981-01-01" } },
    ["consumer.fiscalCode"],
  ],
  [
    "a company's fiscal code for a person",
    { consumer: { ...TEST_CONSUMER, fiscalCode: "12345678903" } },
    ["consumer.fiscalCode"],
  ],
  [
    "a person who is seventeen",
    { consumer: { ...TEST_CONSUMER, birthDate: "2008-11-23" } },
    ["consumer.fiscalCode", "consumer.birthDate"],
  ],
  [
    "a birth date that does not exist, and an invalid telephone number",
    { consumer: { ...TEST_CONSUMER, birthDate: "1980-02-30", phone: "12345" } },
    ["consumer.birthDate", "consumer.phone"],
  ],
  [
    "a company with wrong numbers",
    { business: { ...TEST_BUSINESS, vatNumber: "12345678904", fiscalCode: "1234567890X" } },
    ["business.vatNumber", "business.fiscalCode"],
    { regime: "business" },
  ],
  ["a PDR as a POD", { supply: { ...TEST_SUPPLY, point: "01234567890123" } }, ["supply.point"]],
  ["a comune of another province", address({ province: "MI" }), ["supply.address.city"]],
  ["a province as a comune", address({ city: "provincia di Monza" }), ["supply.address.city"]],
  [
    "a postal code of another comune",
    address({ postal_code: "20121" }),
    ["supply.address.postal_code"],
  ],
  ["an unknown province", address({ province: "XX" }), ["supply.address.province"]],
  ["a wrong IBAN", { payment: { ...TEST_PAYMENT, iban: "IT60X" } }, ["payment.iban"]],
  [
    "a payment by slip for a line",
    { payment: { method: "slip", iban: "", holder: "" } },
    ["payment.method"],
    { needs: toNeeds({ tipology: "internet", payments: ["debit"] }) },
  ],
  [
    "a debit for an offer that is paid by slip",
    { payment: TEST_PAYMENT },
    ["payment.method"],
    { needs: toNeeds({ tipology: "luce", payments: ["slip"] }) },
  ],
])("refuses %s", (_, change, fields, more) => {
  expect(faultsOf(change, more)).toEqual(fields);
});

const EMPTY_PERSON = { firstName: "", lastName: "", fiscalCode: "", email: "", phone: "+39" };
const EMPTY_SUPPLY = { point: "", reason: "", address: EMPTY_ADDRESS };
const EMPTY_PAYMENT = { method: "debit", iban: "", holder: "" };

test("names every wrong field of an empty form of a consumer's gas, in the form's order", () => {
  const change: ContractChange = {
    consumer: { ...EMPTY_PERSON, birthDate: "" },
    supply: EMPTY_SUPPLY,
    payment: EMPTY_PAYMENT,
  };
  const needs = toNeeds({ tipology: "gas", payments: ["debit"] });
  expect(faultsOf(change, { needs })).toEqual([
    ...["firstName", "lastName", "fiscalCode", "birthDate", "email", "phone"].map(
      (field) => `consumer.${field}`,
    ),
    ...["reason", "point", "address.street", "address.postal_code"].map(
      (field) => `supply.${field}`,
    ),
    ...["supply.address.city", "supply.address.province", "payment.iban", "payment.holder"],
  ]);
});

test("asks only for the method if no payment was chosen", () => {
  expect(faultsOf({ payment: { ...EMPTY_PAYMENT, method: "" } })).toEqual(["payment.method"]);
});

test("asks for an account and a supply point only where they are needed", () => {
  expect(faultsOf({ payment: { method: "slip", iban: "x", holder: "" } })).toEqual([]);
  const pdr = { supply: { ...TEST_SUPPLY, point: "01234567890123" } };
  expect(faultsOf(pdr, { needs: toNeeds({ tipology: "gas", payments: ["debit"] }) })).toEqual([]);
  expect(
    checkParts(pdr, { ...given, needs: toNeeds({ tipology: "noleggio", payments: ["debit"] }) })
      .supply?.point,
  ).toBe("");
});
