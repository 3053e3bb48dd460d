/** Climate zones of DPR 412/1993 that have a withdrawal profile. */
export type ClimateZone = "B" | "C" | "D" | "E" | "F";

/** Share of the year's consumption that falls in each calendar month, January first; sums to 1. */
export type MonthShares = readonly number[];

/** Electricity is taken as flat (Regole 5). */
export const FLAT_SHARES: MonthShares = new Array<number>(12).fill(1 / 12);

/** Heating, % of each month from October to September (Regole, appendix, gas year 2025/26). */
const HEATING: Readonly<Record<ClimateZone, readonly number[]>> = {
  B: [0, 0, 26.08, 31.91, 24.79, 17.22, 0, 0, 0, 0, 0, 0],
  C: [0, 10.56, 22.51, 26.63, 20.72, 15.29, 4.29, 0, 0, 0, 0, 0],
  D: [0, 13.55, 21.19, 25.85, 19.1, 13.44, 6.87, 0, 0, 0, 0, 0],
  E: [5.52, 14.89, 22.05, 24.26, 17.5, 10.95, 4.83, 0, 0, 0, 0, 0],
  F: [6.48, 13.78, 20.22, 22.73, 16.68, 10.65, 4.99, 2.46, 0.38, 0, 0, 1.64],
};

/** Cooking and hot water, October to September (the same appendix). */
const COOKING = [7.3, 9.14, 12.21, 13.5, 11.26, 11.1, 7.54, 6.2, 5.47, 5.13, 5.24, 5.91];

/** A household that heats, cooks and washes with gas; the split reproduces a CCR of the Portal. */
const HEATING_SHARE = 0.6;

/** A condominium's boiler only heats; a household also cooks and washes. */
export function toGasShares(
  zone: ClimateZone,
  customer: "domestic" | "other-uses" | "condominium",
): MonthShares {
  return (customer === "condominium" ? CONDOMINIUM_SHARES : HOUSEHOLD_SHARES)[zone];
}

const HOUSEHOLD_SHARES = toSharesByZone(HEATING_SHARE);
const CONDOMINIUM_SHARES = toSharesByZone(1);

function toSharesByZone(heatingShare: number): Readonly<Record<ClimateZone, MonthShares>> {
  const mix = (heating: readonly number[]) => toMix(heating, heatingShare);
  return {
    B: mix(HEATING.B),
    C: mix(HEATING.C),
    D: mix(HEATING.D),
    E: mix(HEATING.E),
    F: mix(HEATING.F),
  };
}

function toMix(heating: readonly number[], heatingShare: number): MonthShares {
  const heatingShares = toShares(heating);
  const cookingShares = toShares(COOKING);
  const fromOctober = heatingShares.map(
    (share, month) => share * heatingShare + (cookingShares[month] ?? 0) * (1 - heatingShare),
  );
  return [...fromOctober.slice(3), ...fromOctober.slice(0, 3)];
}

/** The printed percentages are rounded: those of zone F add up to 100.01. */
function toShares(percentages: readonly number[]): number[] {
  const sum = percentages.reduce((total, value) => total + value, 0);
  return percentages.map((value) => value / sum);
}
