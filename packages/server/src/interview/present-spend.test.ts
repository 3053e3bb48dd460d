import { expect, test } from "vitest";
import { toContractSpend } from "./present-spend.ts";

const BILL = {
  type: "luce",
  annualConsumption: 2400,
  periodStart: "2026-03-01",
  periodEnd: "2026-04-30",
  periodConsumption: 400,
  sale: 74,
  saleFixed: 20,
  unitPrice: 0.135,
  total: 130,
} as const;

test("multiplies a bill's price by the annual consumption", () => {
  expect(toContractSpend(BILL)).toEqual({
    months: 2,
    saleEur: 0.135 * 2400 + 20 * 6,
    fixedEur: 120,
    isPriced: true,
    isDispatchingApart: false,
    totalEur: 780,
  });
});

test("gives the fixed part of a year in whole cents", () => {
  expect(toContractSpend({ ...BILL, saleFixed: 24.85 }).fixedEur).toBe(149.1);
});

test("prefers the contract's price to the mean of the sale", () => {
  expect(toContractSpend({ ...BILL, contractPrice: 0.118 })).toMatchObject({
    saleEur: 0.118 * 2400 + 20 * 6,
    isDispatchingApart: true,
  });
});

test.each([
  ["a mean as high as the price", { contractPrice: 0.135 }, false],
  ["no mean", { contractPrice: 0.135, unitPrice: undefined }, true],
  ["gas", { contractPrice: 0.118, type: "gas" }, false],
] as const)("decides whether the contract's price lacks dispatching: %s", (_, change, isApart) => {
  const { unitPrice: __, ...rest } = BILL;
  const bill = "unitPrice" in change ? { ...rest, contractPrice: 0.135 } : { ...BILL, ...change };
  expect(toContractSpend(bill).isDispatchingApart).toBe(isApart);
});

test("counts a bonus as the person's, not as the contract's", () => {
  expect(toContractSpend({ ...BILL, total: 100, socialBonus: 30 }).totalEur).toBe(780);
});

test("annualises no credit of a bill, and keeps its price", () => {
  const credit = { ...BILL, total: -64.2, sale: -31.5 };
  expect(toContractSpend(credit)).toMatchObject({ totalEur: null, saleEur: 0.135 * 2400 + 120 });
  const { unitPrice: _, ...unpriced } = credit;
  expect(toContractSpend(unpriced)).toMatchObject({ totalEur: null, saleEur: null });
});

test("uses the mean of the sale for a bill without a price", () => {
  const { unitPrice: _, ...older } = BILL;
  expect(toContractSpend(older).saleEur).toBeCloseTo((74 / 400) * 2400);
});

test("distinguishes an absent fixed part from a printed 0", () => {
  const { saleFixed: _, ...unknown } = BILL;
  const mean = toContractSpend(unknown);
  expect(mean.saleEur).toBeCloseTo((74 / 400) * 2400);
  expect(mean.isPriced).toBe(false);
  const { sale: __, ...bare } = unknown;
  expect(toContractSpend(bare).saleEur).toBeNull();
  expect(toContractSpend({ ...BILL, saleFixed: 0 })).toMatchObject({
    saleEur: 0.135 * 2400,
    isPriced: true,
  });
});

test("never annualises a bill of gas by time", () => {
  const { unitPrice: _, ...older } = BILL;
  expect(toContractSpend({ ...older, type: "gas", annualConsumption: 800 })).toMatchObject({
    saleEur: 148,
    totalEur: 260,
  });
});

test("excludes the television fee from the energy", () => {
  expect(toContractSpend({ ...BILL, televisionFee: 18 }).totalEur).toBe(672);
});

test.each([
  ["no period", { periodStart: "", periodEnd: "" }, null],
  ["a period that ends before it begins", { periodStart: "2026-05-01" }, null],
  ["a month of 28 days", { periodStart: "2026-02-01", periodEnd: "2026-02-28" }, 1],
  ["six weeks", { periodStart: "2026-03-01", periodEnd: "2026-04-14" }, 1.48],
])("counts %s as %s months", (_, change, months) => {
  expect(toContractSpend({ ...BILL, ...change }).months).toBe(months);
});

test("uses the mean of the sale if the bill has no period for its fixed part", () => {
  const spend = toContractSpend({ ...BILL, periodStart: "", periodEnd: "" });
  expect(spend.saleEur).toBeCloseTo((74 / 400) * 2400);
});

test("gives no period for a day that does not exist", () => {
  const spend = toContractSpend({ ...BILL, periodEnd: "2026-02-31" });
  expect(spend.months).toBeNull();
});
