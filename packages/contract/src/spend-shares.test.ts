import { expect, test } from "vitest";
import { toSpendShares } from "./spend-shares.ts";

test("subtracts discounts from the sale and gives a negative part no share", () => {
  const shares = toSpendShares({
    sale: 913.75,
    discounts: 13.75,
    network: 133.97,
    charges: -20,
    taxes: 21.79,
    vat: 115.9,
    total: 1151.66,
  });

  expect(shares.map(({ label, eur }) => [label, eur])).toEqual([
    ["Vendita", 900],
    ["Rete", 133.97],
    ["Oneri", -20],
    ["Imposte", 137.69],
  ]);
  expect(shares[2]?.share).toBe(0);
  expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
});
