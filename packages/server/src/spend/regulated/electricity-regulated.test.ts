import { describe, expect, test } from "vitest";
import { readNamedParameterSet } from "../parameter-sets/named-parameter-set.ts";
import { NotComputable } from "../tariff/not-computable.ts";
import {
  electricityExcise,
  electricityNetwork,
  exemptKwh,
  toPowerClass,
} from "./regulated-spend.ts";

const parameters = readNamedParameterSet("E-2026Q4");
const household = { use: "domestic", resident: true, capacityKw: 3, annualKwh: 2700 } as const;

describe("excise", () => {
  test.each([
    [1000, 1000],
    [1800, 1800],
    [2640, 1800],
    [2700, 1740],
    [4440, 0],
    [6000, 0],
  ])("of a resident's %d kWh exempts %d", (annualKwh, exempt) => {
    expect(exemptKwh(annualKwh)).toBe(exempt);
  });

  test("exempts nobody above 3 kW or outside the residence", () => {
    const whole = 0.0227 * 1000;
    const small = { ...household, annualKwh: 1000 };
    expect(electricityExcise(parameters, small)).toBe(0);
    expect(electricityExcise(parameters, { ...small, capacityKw: 3.5 })).toBeCloseTo(whole, 9);
    expect(electricityExcise(parameters, { ...small, resident: false })).toBeCloseTo(whole, 9);
  });

  test("halves above 2.4 GWh of other uses and is unknown above 14.4", () => {
    const works = { ...household, use: "other-uses", annualKwh: 3_000_000 } as const;
    expect(electricityExcise(parameters, works)).toBeCloseTo(
      2_400_000 * 0.0125 + 600_000 * 0.0075,
      6,
    );
    expect(() => electricityExcise(parameters, { ...works, annualKwh: 15_000_000 })).toThrow(
      new NotComputable("Oltre 14,4 GWh l’anno l’accisa segue altre regole"),
    );
  });
});

test.each([
  [1.5, "b1"],
  [1.6, "b2"],
  [3, "b2"],
  [6, "b3"],
  [10, "b4"],
  [16.5, "b5"],
  [17, "b6"],
])("other uses of %d kW belong to class %s", (capacityKw, name) => {
  expect(toPowerClass(capacityKw)).toBe(name);
});

test("other uses need parameters that a households file lacks", () => {
  const supply = { ...household, use: "other-uses" } as const;
  expect(() => electricityNetwork(readNamedParameterSet("E-2026Q3"), supply)).toThrow(
    new NotComputable("Manca il parametro ufficiale «dis_b2_f»"),
  );
  expect(() => electricityNetwork(null, supply)).toThrow(
    new NotComputable("Mancano i parametri ufficiali di rete, oneri e imposte"),
  );
});
