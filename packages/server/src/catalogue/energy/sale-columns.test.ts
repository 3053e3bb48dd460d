import type { SupplyProfile } from "@volpe/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { EnergyOffer } from "../../spend/energy-offer.ts";
import { createTestOffer } from "../../spend/test-offer.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { findIneligibility, isForDestination } from "./eligibility.ts";
import { createSaleColumns, isEligibleSomewhere, isForCustomer, isZoned } from "./sale-columns.ts";

const limit = fc.option(fc.integer({ min: 0, max: 6 }), { nil: null });
const offers = fc.record({
  customer: fc.constantFrom("domestic", "other-uses", "condominium"),
  residence: fc.constantFrom("resident", "non-resident", "all"),
  activationTypes: fc.constantFrom(["99"], ["01", "02"], ["02"]),
  standalone: fc.boolean(),
  validFromMs: fc.integer({ min: 0, max: 3 }),
  validToMs: fc.integer({ min: 2, max: 6 }),
  consumptionMin: limit,
  consumptionMax: limit,
  powerMinKw: limit,
  powerMaxKw: limit,
}) satisfies fc.Arbitrary<Partial<EnergyOffer>>;

const profiles = fc.record({
  tipology: fc.constantFrom("luce", "gas"),
  destination: fc.constantFrom("privati", "aziende"),
  annualConsumption: fc.integer({ min: 1, max: 6 }),
  capacityKw: limit,
  resident: fc.boolean(),
  province: fc.constant(null),
  defaultConsumption: fc.constant(false),
}) satisfies fc.Arbitrary<SupplyProfile>;

test("agrees with the rules for an offer sold everywhere", () => {
  fc.assert(
    fc.property(offers, profiles, fc.integer({ min: 0, max: 6 }), (changes, profile, nowMs) => {
      const offer = createTestOffer(changes);
      const columns = createSaleColumns([{ offer, setAsideReason: null } as CatalogueEntry]);
      expect(isForCustomer(columns, 0, profile)).toBe(isForDestination(offer, profile));
      expect(isEligibleSomewhere(columns, 0, profile, nowMs)).toBe(
        findIneligibility(offer, profile, { nowMs, place: null }) === null,
      );
    }),
    { numRuns: 500 },
  );
});

test("marks an offer for some zones without deciding on it", () => {
  const profile = {
    tipology: "gas",
    destination: "privati",
    annualConsumption: 1,
  } as SupplyProfile;
  const zones = { regions: ["03"], provinces: [], municipalities: [] };
  const columns = createSaleColumns([
    { offer: createTestOffer(), setAsideReason: null },
    { offer: createTestOffer({ zones }), setAsideReason: null },
    { offer: createTestOffer(), setAsideReason: "Spesa fuori misura" },
  ] as CatalogueEntry[]);
  const gas = { ...profile, capacityKw: null };
  expect([0, 1, 2].map((index) => isEligibleSomewhere(columns, index, gas, 1))).toEqual([
    true,
    true,
    false,
  ]);
  expect([0, 1, 2].map((index) => isZoned(columns, index))).toEqual([false, true, false]);
});
