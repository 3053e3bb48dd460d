import { describe, expect, test } from "vitest";
import { annualSpend } from "./annual-spend.ts";
import type { EnergyOffer } from "./energy-offer.ts";
import { toGasPlace } from "./gas-place.ts";
import { prepareOffer } from "./prepare-offer.ts";
import type { FullSpendParts } from "./spend-outcome.ts";
import {
  createElectricityProfile,
  createGasProfile,
  type SpendProfile,
  toSpendProfile,
} from "./spend-profile.ts";
import { createTestContext } from "./test-context.ts";
import { createTestComponent, createTestDiscount, createTestOffer } from "./test-offer.ts";

const context = createTestContext();

function createHousehold(annualKwh: number, capacityKw = 3): SpendProfile {
  const request = { use: "domestic", resident: true, capacityKw, annualKwh, bands: null } as const;
  return createElectricityProfile({ ...request, defaultConsumption: false }, context);
}

function createGas(use: EnergyOffer["customer"], annualSmc = 1400): SpendProfile {
  const request = { use, annualSmc, place: toGasPlace("MI"), meterGroup: null } as const;
  return createGasProfile({ ...request, defaultConsumption: false }, context);
}

function spendOf(changes: Partial<EnergyOffer>, profile: SpendProfile) {
  return annualSpend(prepareOffer(createTestOffer(changes), context), profile);
}

function getParts(changes: Partial<EnergyOffer>, profile = createHousehold(2700)): FullSpendParts {
  const outcome = spendOf(changes, profile);
  if (outcome.status === "excluded") {
    throw new Error(outcome.reason);
  }
  return outcome.parts;
}

const fee = (price: number) => createTestComponent("01", [{ unit: "01", price }]);
const gasPrice = createTestComponent("04", [{ unit: "04", price: 0.5 }]);

describe("an offer for another kind of profile", () => {
  test.each<[string, Partial<EnergyOffer>, SpendProfile, string]>([
    ["of the other commodity", {}, createGas("domestic"), "È un’offerta di energia elettrica"],
    [
      "of another customer",
      { customer: "other-uses" },
      createHousehold(2700),
      "È riservata agli altri usi (aziende e partite IVA)",
    ],
    [
      "of gas for other uses",
      { commodity: "gas", customer: "other-uses", components: [gasPrice] },
      createGas("other-uses"),
      "L’accisa del gas per altri usi non è negli Open Data",
    ],
  ])("is excluded if it is %s", (_, changes, profile, reason) => {
    expect(spendOf(changes, profile)).toEqual({ status: "excluded", reason });
  });
});

describe("a fee that includes a consumption", () => {
  const allInclusive = { code: "02", includedConsumption: 1000 };
  const changes = { allInclusive, components: [fee(300), ...createTestOffer().components] };

  test("prices only the units above it", () => {
    expect(getParts(changes).sale).toBeCloseTo(300 + 0.15 * 1700, 9);
  });

  test("refunds nothing below it", () => {
    expect(getParts(changes, createHousehold(600)).sale).toBe(300);
  });

  test("bills dispatching, network and charges for every unit", () => {
    const parts = getParts({ ...changes, dispatching: [{ code: "14", value: null }] });
    expect(parts.sale).toBeCloseTo(300 + 0.15 * 1700 + 0.016776 * 2700, 9);
    expect(parts.network).toBeCloseTo(getParts({}).network, 9);
  });
});

describe("tiers without a default interval", () => {
  const components = [createTestComponent("04", [{ unit: "03", price: 0.1, to: 2000 }])];

  test("price the consumption that they cover", () => {
    expect(getParts({ components }, createHousehold(2000)).sale).toBeCloseTo(200, 9);
  });

  test("exclude the offer for a consumption beyond them", () => {
    expect(spendOf({ components }, createHousehold(2001))).toEqual({
      status: "excluded",
      reason: "L’offerta non dice il prezzo oltre 2.000 kWh l’anno",
    });
  });
});

describe("a nominal discount for some consumptions", () => {
  const price = { kind: "01", unit: "05", value: 50, from: 1000, to: 2000 };
  const discounts = [createTestDiscount(price), createTestDiscount(price, { vat: "02" })];

  test.each([
    [999, 0],
    [1000, 100],
    [2000, 100],
    [2001, 0],
  ])("at %d kWh takes off %d EUR", (annualKwh, eur) => {
    expect(getParts({ discounts }, createHousehold(annualKwh)).discounts).toBe(eur);
  });
});

test("weighs each price of a fee by its months", () => {
  const intervals = [
    { unit: "01", price: 60, period: { kind: "months-from-start", months: 3 } as const },
    { unit: "01", price: 120 },
  ];
  const components = [...createTestOffer().components, createTestComponent("01", intervals)];
  const sale = getParts({}).sale;
  expect(getParts({ components }).sale - sale).toBeCloseTo((60 * 3 + 120 * 9) / 12, 9);
});

test("adds up two fees of one kind and leaves out an optional one", () => {
  const optional = { ...fee(500), optional: true };
  const components = [...createTestOffer().components, fee(60), fee(24), optional];
  expect(getParts({ components }).sale - getParts({}).sale).toBeCloseTo(84, 9);
});

test("adds only taxes to the price of an all-inclusive gas offer", () => {
  const { sale, network, charges, taxes, total, vat10, vat22 } = getParts(
    {
      commodity: "gas",
      components: [gasPrice, fee(200)],
      allInclusive: { code: "01", includedConsumption: null },
    },
    createGas("domestic"),
  );
  expect({ sale, network, charges }).toEqual({ sale: 900, network: 0, charges: 0 });
  expect(vat10).toBeCloseTo(0.1 * (0.5 * 480 + 0.044 * 120 + 0.175 * 360), 9);
  expect(total).toBeCloseTo(sale + taxes + vat10 + vat22, 9);
});

test("counts a dispatching that is declared twice once", () => {
  const row = { code: "14", value: null };
  expect(getParts({ dispatching: [row, row] })).toEqual(getParts({ dispatching: [row] }));
});

test("applies an index limited to a band to that band only", () => {
  const changes = { pricing: "variable", bands: "03" } as const;
  const indices = [{ code: "12", coefficient: 1, band: "01" }];
  const whole = [{ code: "12", coefficient: 1, band: null }];
  const difference =
    getParts({ ...changes, indices: whole }).sale - getParts({ ...changes, indices }).sale;
  expect(difference).toBeCloseTo(0.12 * 1.1 * 2700 * 0.67, 9);
});

test("computes the profile of a page from its supply", () => {
  const page = { tipology: "luce", destination: "privati", province: null } as const;
  const profile = { ...page, annualConsumption: 3500, capacityKw: 4.5, resident: false };
  expect(toSpendProfile({ ...profile, defaultConsumption: false }, context)).toEqual(
    createElectricityProfile(
      {
        use: "domestic",
        resident: false,
        capacityKw: 4.5,
        annualKwh: 3500,
        bands: null,
        defaultConsumption: false,
      },
      context,
    ),
  );
});

test.each([
  ["metered kWh", 2310, [760, 710, 840], [760, 710, 840]],
  ["percentages", 2000, [33, 31, 36], [660, 620, 720]],
  ["the kWh of another year", 4620, [760, 710, 840], [1520, 1420, 1680]],
])(
  "divides a consumption by %s without rounding the shares",
  (_, annualConsumption, bands, kwh) => {
    const supply = { tipology: "luce", destination: "privati", province: null } as const;
    const given = { ...supply, annualConsumption, capacityKw: 3, resident: true, bands };
    const { volume } = toSpendProfile({ ...given, defaultConsumption: false }, context);
    const { f1, f2, f3 } = volume;
    [f1, f2, f3].forEach((band, index) => {
      expect(band).toBeCloseTo(kwh[index] ?? Number.NaN, 9);
    });
  },
);

test("excludes gas for other uses of a company", () => {
  const page = {
    tipology: "gas",
    destination: "aziende",
    province: "MI",
    capacityKw: null,
  } as const;
  const profile = { ...page, annualConsumption: 5000, resident: false, defaultConsumption: false };
  expect(toSpendProfile(profile, context)).toMatchObject({
    use: "other-uses",
    regulated: { status: "excluded" },
  });
});

test("excludes every offer with the reason if there are no parameters", () => {
  const context = createTestContext({ electricity: null });
  const request = {
    use: "domestic",
    resident: true,
    capacityKw: 3,
    annualKwh: 2700,
    bands: null,
  } as const;
  const profile = createElectricityProfile({ ...request, defaultConsumption: false }, context);
  expect(annualSpend(prepareOffer(createTestOffer(), context), profile)).toEqual({
    status: "excluded",
    reason: "Mancano i parametri ufficiali di rete, oneri e imposte",
  });
});
