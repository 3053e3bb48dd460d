import { expect, test } from "vitest";
import { roundToCents } from "../figures/round.ts";
import { PARAMETER_SETS, readNamedParameterSet } from "./parameter-sets/named-parameter-set.ts";
import { createSpendContext, KNOWN_CCR, KNOWN_PPE, toConsultation } from "./spend-context.ts";
import { toWireParts } from "./spend-outcome.ts";

test("a quarter begins at midnight in Rome", () => {
  expect(toConsultation(new Date("2026-12-31T22:59:59Z")).quarter).toBe("2026-Q4");
  expect(toConsultation(new Date("2026-12-31T23:00:00Z")).quarter).toBe("2027-Q1");
});

test("a context has its date and the regulated values that the open data lack", () => {
  const context = createSpendContext({
    now: new Date("2026-11-21T10:00:00Z"),
    electricity: null,
    gas: null,
  });
  expect(context).toEqual({
    consultation: { year: 2026, month: 11, quarter: "2026-Q4" },
    electricity: null,
    gas: null,
    index: { pun: null, psv: null, ttf: null, punNote: "", psvNote: "" },
    ppe: KNOWN_PPE,
    ccr: KNOWN_CCR,
  });
});

test("the bundled parameters name their quarter", () => {
  expect(PARAMETER_SETS.map((name) => readNamedParameterSet(name).quarter)).toEqual([
    "2026-Q3",
    "2026-Q4",
    "2026-Q4",
  ]);
});

test("the API's spend has two decimals in each line and no separate VAT", () => {
  const parts = {
    sale: 1.005,
    discounts: 0.994,
    network: 2.4949999,
    charges: -0.005,
    taxes: 3,
    vat: 0.1 + 0.2,
    vat10: 0.3,
    vat22: 0,
    preTax: 2.5,
    total: 5.8,
  };
  expect(toWireParts(parts)).toEqual({
    sale: 1.01,
    discounts: 0.99,
    network: 2.49,
    charges: -0.01,
    taxes: 3,
    vat: 0.3,
    total: 5.8,
  });
});

test.each([
  { sale: 516.174, discounts: 0, network: 120.124, charges: 80.094, taxes: 45.024, vat: 76.174 },
  { sale: 516.176, discounts: 30.004, network: 120.126, charges: 0, taxes: 45.026, vat: 76.176 },
])("the lines of the API's spend of $sale € for the sale add up to its total", (lines) => {
  const { sale, discounts, network, charges, taxes, vat } = lines;
  const preTax = sale - discounts + network + charges;
  const total = preTax + taxes + vat;
  const wire = toWireParts({ ...lines, vat10: vat, vat22: 0, preTax, total });
  expect(wire.total).toBe(roundToCents(total));
  const sum = wire.sale - wire.discounts + wire.network + wire.charges + wire.taxes + wire.vat;
  expect(roundToCents(sum)).toBe(wire.total);
});
