import type { BillField } from "@volpe/contract";
import { expect, test } from "vitest";
import { findAnnualEstimate } from "./bill-view.ts";

const toFields = (values: Partial<Record<BillField["name"], string>>): BillField[] =>
  Object.entries(values).map(([name, value]) => ({
    ...{ name: name as BillField["name"], value, unit: "", text: "", page: 1 },
    confidence: "sure" as const,
  }));

const PERIOD = { periodStart: "2026-03-01", periodEnd: "2026-04-30", periodConsumption: "400" };

test("carries the electricity of two months to a year, and says how", () => {
  expect(findAnnualEstimate({ tipology: "luce", fields: toFields(PERIOD) })).toEqual({
    consumption: 2400,
    basis: "400\u00a0kWh in 61 giorni, portati a un anno come se fossero uguali ogni mese",
  });
});

test("carries gas by the months' usual withdrawals, which differ by the zone", () => {
  const winter = { periodStart: "2025-12-01", periodEnd: "2026-01-31", periodConsumption: "400" };
  const find = (province: string) =>
    findAnnualEstimate({ tipology: "gas", fields: toFields({ ...winter, province }) });
  expect(find("MI")?.consumption).toBeLessThan(1400);
  expect(find("MI")?.basis).toContain("zona climatica E");
  expect(find("PA")?.consumption).toBeLessThan(find("MI")?.consumption ?? 0);
});

test.each([
  ["names the year's consumption", { ...PERIOD, annualConsumption: "2300" }, "luce"],
  ["has no period", { periodConsumption: "400" }, "luce"],
  ["bills nothing", { ...PERIOD, periodConsumption: "0" }, "luce"],
  [
    "is of gas in a month of summer",
    { periodStart: "2026-07-01", periodEnd: "2026-07-31", periodConsumption: "9" },
    "gas",
  ],
] as const)("estimates nothing of a bill that %s", (_, values, tipology) => {
  expect(findAnnualEstimate({ tipology, fields: toFields(values) })).toBeUndefined();
});
