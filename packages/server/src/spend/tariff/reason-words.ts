import { formatWhole } from "../../figures/italian-figures.ts";

/** `2.700 kWh`. */
export function formatUnits(quantity: number, unit: "kWh" | "Smc"): string {
  return `${formatWhole(quantity)} ${unit}`;
}

/** `2026-Q4` as `4º trimestre 2026`. */
export function formatQuarter(quarter: string): string {
  return `${quarter.slice(-1)}º trimestre ${quarter.slice(0, 4)}`;
}
