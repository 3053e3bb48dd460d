import { PROVINCES } from "@volpe/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { annualSpend } from "../annual-spend.ts";
import type { EnergyOffer } from "../energy-offer.ts";
import { toGasPlace } from "../gas-place.ts";
import { prepareOffer } from "../prepare-offer.ts";
import type { FullSpendParts } from "../spend-outcome.ts";
import { createElectricityProfile, createGasProfile, type SpendProfile } from "../spend-profile.ts";
import { createTestContext } from "../test-context.ts";
import { createTestOffer } from "../test-offer.ts";
import { directSale } from "./direct-spend.ts";
import { electricityOffer, gasOffer } from "./offer-arbitrary.ts";

const context = createTestContext();

function getParts(offer: EnergyOffer, profile: SpendProfile): FullSpendParts {
  const outcome = annualSpend(prepareOffer(offer, context), profile);
  if (outcome.status === "excluded") {
    throw new Error(outcome.reason);
  }
  return outcome.parts;
}

type Household = { resident: boolean; capacityKw: number; f1: number; f2: number; f3: number };

function createHousehold({ resident, capacityKw, ...bands }: Household): SpendProfile {
  const annualKwh = bands.f1 + bands.f2 + bands.f3;
  const request = { use: "domestic", resident, capacityKw, annualKwh, bands } as const;
  return createElectricityProfile({ ...request, defaultConsumption: false }, context);
}

function createGas(annualSmc: number, sign: string): SpendProfile {
  const request = {
    use: "domestic",
    annualSmc,
    place: toGasPlace(sign),
    meterGroup: null,
  } as const;
  return createGasProfile({ ...request, defaultConsumption: false }, context);
}

const kwh = fc.integer({ min: 1, max: 2000 });
const household = fc.record({
  resident: fc.boolean(),
  capacityKw: fc.constantFrom(1.5, 3, 4.5, 6),
  f1: kwh,
  f2: kwh,
  f3: kwh,
});
const province = fc.constantFrom(...PROVINCES.map(({ sign }) => sign));
const smc = fc.integer({ min: 1, max: 8000 });

describe("annual spend of electricity", () => {
  test("never falls when the consumption of a band rises", () => {
    fc.assert(
      fc.property(
        electricityOffer,
        household,
        fc.constantFrom("f1" as const, "f2" as const, "f3" as const),
        fc.integer({ min: 1, max: 1500 }),
        (offer, home, band, more) => {
          const less = getParts(offer, createHousehold(home)).total;
          const dearer = getParts(
            offer,
            createHousehold({ ...home, [band]: home[band] + more }),
          ).total;
          expect(dearer).toBeGreaterThanOrEqual(less - 1e-9);
        },
      ),
    );
  });

  test("never falls kWh by kWh while the excise allowance shrinks", () => {
    const offer = createTestOffer();
    const totals = Array.from(
      { length: 4600 },
      (_, consumption) =>
        getParts(
          offer,
          createHousehold({ resident: true, capacityKw: 3, f1: consumption + 1, f2: 0, f3: 0 }),
        ).total,
    );
    const falls = totals.filter((total, index) => total < (totals[index - 1] ?? 0));
    expect(falls).toEqual([]);
  });

  test("equals a slow evaluation unit by unit and month by month", () => {
    fc.assert(
      fc.property(electricityOffer, household, (offer, home) => {
        const profile = createHousehold(home);
        const parts = getParts(offer, profile);
        const direct = directSale(offer, profile.volume, { pun: 0.12, year: 2026, month: 11 });
        expect(parts.sale).toBeCloseTo(direct.sale, 6);
        expect(parts.discounts).toBeCloseTo(direct.discounts, 6);
      }),
      { numRuns: 300 },
    );
  });

  test("does not depend on the split of a single-rate consumption between bands", () => {
    fc.assert(
      fc.property(electricityOffer, household, (offer, home) => {
        fc.pre(offer.bands === "01");
        const all = home.f1 + home.f2 + home.f3;
        const split = getParts(offer, createHousehold(home)).total;
        const whole = getParts(offer, createHousehold({ ...home, f1: all, f2: 0, f3: 0 })).total;
        expect(split).toBeCloseTo(whole, 6);
      }),
    );
  });

  test("is the sum of its parts", () => {
    fc.assert(
      fc.property(electricityOffer, household, (offer, home) => {
        const { sale, discounts, network, charges, taxes, vat, vat10, vat22, preTax, total } =
          getParts(offer, createHousehold(home));
        expect(preTax).toBeCloseTo(sale - discounts + network + charges, 9);
        expect(total).toBeCloseTo(preTax + taxes + vat, 9);
        expect(vat).toBe(vat10 + vat22);
      }),
    );
  });
});

describe("annual spend of gas", () => {
  test("never falls when the consumption rises, in any province", () => {
    fc.assert(
      fc.property(gasOffer, province, smc, smc, (offer, sign, consumption, more) => {
        const less = getParts(offer, createGas(consumption, sign)).total;
        const dearer = getParts(offer, createGas(consumption + more, sign)).total;
        expect(dearer).toBeGreaterThanOrEqual(less - 1e-9);
      }),
    );
  });

  test("has both rates of VAT on exactly the whole taxable amount", () => {
    fc.assert(
      fc.property(gasOffer, province, smc, (offer, sign, consumption) => {
        const { taxes, vat10, vat22, preTax, total, vat } = getParts(
          offer,
          createGas(consumption, sign),
        );
        const afterVat = offer.discounts.reduce(
          (sum, { vat: code, condition, prices: [price] }) =>
            sum + (code === "02" && condition === "00" ? (price?.value ?? 0) : 0),
          0,
        );
        expect(vat10 / 0.1 + vat22 / 0.22).toBeCloseTo(preTax + taxes + afterVat, 6);
        expect(total).toBeCloseTo(preTax + taxes + vat, 9);
      }),
    );
  });
});

describe("preparing an offer", () => {
  test("does not change the offer and the context", () => {
    fc.assert(
      fc.property(fc.oneof(electricityOffer, gasOffer), (offer) => {
        const before = structuredClone(offer);
        const contextBefore = structuredClone(context);
        const first = prepareOffer(offer, context);
        expect(prepareOffer(offer, context)).toEqual(first);
        expect(offer).toEqual(before);
        expect(context).toEqual(contextBefore);
      }),
    );
  });

  test("subtracts nothing for a conditional discount", () => {
    fc.assert(
      fc.property(
        electricityOffer,
        household,
        fc.constantFrom("01", "02", "03", "99"),
        (offer, home, condition) => {
          const discounts = offer.discounts.map((discount) => ({ ...discount, condition }));
          const profile = createHousehold(home);
          expect(getParts({ ...offer, discounts }, profile).total).toBe(
            getParts({ ...offer, discounts: [] }, profile).total,
          );
        },
      ),
    );
  });
});
