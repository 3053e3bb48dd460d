import { expect, test } from "vitest";
import type { SupplyProfile } from "./offers.ts";
import { toSupplyParts } from "./supply-parts.ts";

const PROFILE: SupplyProfile = {
  tipology: "luce",
  destination: "privati",
  annualConsumption: 3100,
  capacityKw: 4.5,
  resident: true,
  province: "TO",
  placeName: "Torino (TO)",
  defaultConsumption: false,
};

test.each<[name: string, change: Partial<SupplyProfile>, use: string | null]>([
  ["a home where one lives", {}, "residente"],
  ["a second home", { resident: false }, "non residente"],
  ["a business", { destination: "aziende" }, "azienda"],
  ["a home's gas", { tipology: "gas" }, null],
  ["a business's gas", { tipology: "gas", destination: "aziende" }, "azienda"],
])("the use of %s is named only if the figures depend on it", (_, change, use) => {
  expect(toSupplyParts({ ...PROFILE, ...change }).use).toBe(use);
});

test("what was not chosen or does not exist has no words", () => {
  const { placeName: _, ...unplaced } = PROFILE;
  expect(toSupplyParts({ ...unplaced, tipology: "gas", capacityKw: null })).toEqual({
    consumption: "3.100\u00a0Smc",
    power: null,
    use: null,
    place: null,
  });
});
