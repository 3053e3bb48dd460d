import { describe, expect, it } from "vitest";
import { findHouseholdChoice, GAS_USE_CHOICES, PEOPLE_CHOICES } from "./household-choices.ts";

describe("findHouseholdChoice", () => {
  it("finds the electricity consumption for the number of people", () => {
    expect(findHouseholdChoice("luce", new Map([["persone", "3"]]))).toMatchObject({
      annualConsumption: 2700,
      basis: "tre persone in casa",
    });
  });

  it("finds the gas consumption for its use, whatever the number of people", () => {
    expect(
      findHouseholdChoice(
        "gas",
        new Map([
          ["persone", "3"],
          ["uso", "cucina"],
        ]),
      ),
    ).toMatchObject({
      annualConsumption: 90,
      basis: "la sola cucina",
    });
  });

  it("finds the smaller consumption of a second home", () => {
    const answers = new Map([
      ["persone", "3"],
      ["residente", "no"],
    ]);
    expect(findHouseholdChoice("luce", answers)).toMatchObject({
      annualConsumption: 1080,
      basis: "tre persone in una seconda casa",
    });
  });

  it("ignores the residence of a business", () => {
    const answers = new Map([
      ["destinazione", "aziende"],
      ["persone", "3"],
      ["residente", "no"],
    ]);
    expect(findHouseholdChoice("luce", answers)).toMatchObject({
      annualConsumption: 2700,
      basis: "tre persone in casa",
    });
  });

  it("finds nothing for an unknown or missing answer", () => {
    expect(findHouseholdChoice("luce", new Map([["persone", "90"]]))).toBeNull();
    expect(findHouseholdChoice("gas", new Map([["persone", "3"]]))).toBeNull();
  });
});

it("offers the typical consumption of one to five people and of three uses of gas", () => {
  const kwh = PEOPLE_CHOICES.map(({ annualConsumption }) => annualConsumption);
  const smc = GAS_USE_CHOICES.map(({ annualConsumption }) => annualConsumption);
  expect({ kwh, smc }).toEqual({ kwh: [1500, 2200, 2700, 3200, 3600], smc: [1400, 300, 90] });
});
