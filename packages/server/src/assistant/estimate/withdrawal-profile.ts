import type { GasUse } from "../understanding/household.ts";

/** % of a year's withdrawal, October to September (ARERA, gas year 2025/26). */
const HEATING = {
  C: [0, 10.56, 22.51, 26.63, 20.72, 15.29, 4.29, 0, 0, 0, 0, 0],
  D: [0, 13.55, 21.19, 25.85, 19.1, 13.44, 6.87, 0, 0, 0, 0, 0],
  E: [5.52, 14.89, 22.05, 24.26, 17.5, 10.95, 4.83, 0, 0, 0, 0, 0],
} as const;
const COOKING_AND_HOT_WATER = [
  7.3, 9.14, 12.21, 13.5, 11.26, 11.1, 7.54, 6.2, 5.47, 5.13, 5.24, 5.91,
];
/** Heating's part where gas also heats the water or cooks. */
const HEATING_SHARE = 0.6;

/** The part (0–1) of a year's gas that is withdrawn in the given calendar months (1–12). */
export function toWithdrawalShare({
  months,
  uses,
  zone,
}: {
  months: readonly number[];
  uses: readonly GasUse[];
  zone: keyof typeof HEATING;
}): number {
  const heats = uses.includes("heating");
  const heating = heats ? (uses.length > 1 ? HEATING_SHARE : 1) : 0;
  let percent = 0;
  for (const month of new Set(months)) {
    const index = (month + 2) % 12;
    percent +=
      heating * (HEATING[zone][index] ?? 0) + (1 - heating) * (COOKING_AND_HOT_WATER[index] ?? 0);
  }
  return percent / 100;
}
