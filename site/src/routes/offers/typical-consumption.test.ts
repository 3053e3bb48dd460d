import { describe, expect, it } from "vitest";
import { findTypicalConsumption } from "./typical-consumption.ts";

describe("findTypicalConsumption", () => {
  it("reads electricity from the people at home", () => {
    expect(findTypicalConsumption("luce", new URLSearchParams("persone=3"))).toMatchObject({
      annualConsumption: 2700,
      basis: "tre persone in casa",
    });
  });

  it("reads gas from what it is used for, whatever the people", () => {
    expect(
      findTypicalConsumption("gas", new URLSearchParams("persone=3&uso=cucina")),
    ).toMatchObject({ annualConsumption: 90, basis: "la sola cucina" });
  });

  it("finds nothing in an unknown or a missing answer", () => {
    expect(findTypicalConsumption("luce", new URLSearchParams("persone=90"))).toBeNull();
    expect(findTypicalConsumption("gas", new URLSearchParams("persone=3"))).toBeNull();
  });
});
