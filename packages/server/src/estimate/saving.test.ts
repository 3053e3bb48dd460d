import { expect, it } from "vitest";
import { toSaving } from "./saving.ts";

const parts = (changes: object) => ({
  sale: 0,
  discounts: 0,
  network: 0,
  charges: 0,
  taxes: 0,
  vat: 0,
  total: 0,
  ...changes,
});

// The examples were worked out by hand.
it("measures a saving on electricity against the supplier's part and against the bill", () => {
  // 2,700 kWh at 0.20 € with 120 € a year: 660.00 €. Regulated part and excise 300.00 €, VAT 10%.
  const present = parts({ sale: 660, network: 300, vat: 96, total: 1056 });
  // 2,700 kWh at 0.16 € with 108 € a year: 540.00 €, less 22 € after VAT, worth 20.00 € before it.
  const offer = parts({ sale: 540, discounts: 22, network: 300, vat: 84, total: 902 });

  expect(toSaving({ totalEur: 1056, spend: present }, offer, 0.1)).toEqual({
    eur: 154,
    // 154 / 1,056
    ofBill: 0.145833,
    // 154 / 1.10 = 140.00; 140 / 660
    ofSupplier: { eur: 140, share: 0.212121 },
  });
});

it("is to the cent the difference of the two sale parts that are shown", () => {
  // 18.23 / 1.10 is 16.57, and 573.00 − 556.42 is 16.58.
  const present = parts({ sale: 573, network: 300, vat: 87.3, total: 960.3 });
  const offer = parts({ sale: 556.42, network: 300, vat: 85.65, total: 942.07 });

  expect(toSaving({ totalEur: 960.3, spend: present }, offer, 0.1).ofSupplier?.eur).toBe(16.58);
});

it("measures a saving on gas with two rates of VAT", () => {
  // 1,400 Smc at 0.60 € with 120 € a year: 960.00 €, and an offer at 0.47 € with 160 €, less 20 €.
  const present = parts({ sale: 960, network: 364.39, charges: 74.57, taxes: 224.68, total: 1930 });
  const offer = parts({ sale: 818, discounts: 20, total: 1732.03 });

  expect(toSaving({ totalEur: 1930, spend: present }, offer, null)).toEqual({
    eur: 197.97,
    // 197.97 / 1,930
    ofBill: 0.102575,
    // 960 − 798 = 162; 162 / 960
    ofSupplier: { eur: 162, share: 0.16875 },
  });
});

it("gives no share of the supplier's part if only the total is known", () => {
  expect(toSaving({ totalEur: 1000, spend: null }, parts({ total: 900 }), 0.1)).toEqual({
    eur: 100,
    ofBill: 0.1,
    ofSupplier: null,
  });
});
