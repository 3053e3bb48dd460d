import { expect, test } from "vitest";
import { FLAT_SHARES, toGasShares } from "./withdrawal-profile.ts";

const ZONES = ["B", "C", "D", "E", "F"] as const;

test("a year's shares add up to one in every zone", () => {
  const sums = [
    FLAT_SHARES,
    ...ZONES.flatMap((zone) => [toGasShares(zone, "household"), toGasShares(zone, "heating")]),
  ].map((shares) => shares.reduce((total, share) => total + share, 0));
  for (const sum of sums) {
    expect(sum).toBeCloseTo(1, 12);
  }
});

test("a household in zone E gives the CCR that the Portal showed", () => {
  const shares = toGasShares("E", "household");
  const prices = [
    0.025212,
    0.025212,
    0.025212,
    ...Array(6).fill(0.027267),
    0.025212,
    0.025212,
    0.025212,
  ];
  const ccr = shares.reduce((total, share, month) => total + share * prices[month], 0);
  expect(ccr * 1400).toBeCloseTo(35.79, 2);
});

test("months are counted from January", () => {
  const shares = toGasShares("E", "heating");
  expect(shares[0]).toBeCloseTo(0.2426, 9);
  expect(shares[6]).toBe(0);
  expect(shares[11]).toBeCloseTo(0.2205, 9);
});
