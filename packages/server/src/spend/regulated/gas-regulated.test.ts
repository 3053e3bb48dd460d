import { PROVINCES } from "@volpe/contract";
import { expect, test } from "vitest";
import { toGasPlace } from "../gas-place.ts";
import { readNamedParameterSet } from "../parameter-sets/named-parameter-set.ts";
import { NotComputable } from "../tariff/not-computable.ts";
import { toClimateZone } from "./climate-zones.ts";
import { GAS_BY_REGION, GAS_EXCISE } from "./gas-tax-table.ts";
import { gasRegulatedSpend, gasTaxes, tieredAmount } from "./regulated-spend.ts";

test("each unit costs the price of its tier", () => {
  const table = { upTo: [100, 200, Number.POSITIVE_INFINITY], prices: [1, 2, 3] };
  expect([0, 50, 100, 150, 200, 250].map((units) => tieredAmount(table, units))).toEqual([
    0, 50, 100, 200, 300, 450,
  ]);
});

test("every province has four tiers of excise and surcharge, and every region a tariff", () => {
  const places = PROVINCES.map(({ sign }) => toGasPlace(sign));
  expect(places).toHaveLength(107);
  expect(
    places.every(({ excise, surcharge }) => excise.length === 4 && surcharge.length === 4),
  ).toBe(true);
  expect(new Set(PROVINCES.map(({ region }) => region))).toEqual(
    new Set([...Object.keys(GAS_BY_REGION), "Sardegna"]),
  );
});

test("Latina and Frosinone have the excise of the Mezzogiorno, the rest of Lazio that of the north", () => {
  expect(toGasPlace("RM")).toMatchObject({ ambit: 5, excise: GAS_EXCISE.nord });
  expect(toGasPlace("LT")).toMatchObject({
    ambit: 5,
    excise: GAS_EXCISE.mezzogiorno,
    surcharge: [0.019, 0.03099, 0.03099, 0.03099],
  });
  expect(toGasPlace("FR")).toMatchObject({ excise: GAS_EXCISE.mezzogiorno });
});

test("an unknown province sign is refused", () => {
  expect(() => toGasPlace("XX")).toThrow(
    new NotComputable("La provincia «XX» non è tra quelle italiane"),
  );
});

test.each([
  ["MI", "E"],
  ["RM", "D"],
  ["NA", "C"],
  ["PA", "B"],
  ["BL", "F"],
])("the capital of %s lies in zone %s", (sign, zone) => {
  expect(toClimateZone(sign)).toBe(zone);
});

test("excise and surcharge follow their own four tiers", () => {
  const expected = 0.044 * 120 + 0.175 * 360 + 0.17 * 1080 + 0.186 * 440;
  const surcharge = 0.022 * 120 + 0.03099 * 1880;
  expect(gasTaxes(toGasPlace("RM"), 2000)).toBeCloseTo(expected + surcharge, 9);
});

test("nothing is computed beyond the last tier of the network", () => {
  const supply = {
    use: "condominium",
    annualSmc: 200_001,
    place: toGasPlace("MI"),
    meterGroup: 3,
  } as const;
  expect(() => gasRegulatedSpend(readNamedParameterSet("G-2026Q4"), supply)).toThrow(
    new NotComputable("Oltre 200.000 Smc l’anno la rete del gas segue altre regole"),
  );
});
