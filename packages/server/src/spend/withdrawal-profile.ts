/** Climate zones of DPR 412/1993 that have a withdrawal profile. */
export type ClimateZone = "B" | "C" | "D" | "E" | "F";

/** Share of the year's consumption that falls in each calendar month, January first; sums to 1. */
export type MonthShares = readonly number[];

/** Electricity is assumed to be used evenly (Regole 5). */
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

/** The uses of a gas supply: all three, heating only, or cooking and hot water only. */
export type GasMix = "household" | "heating" | "cooking-and-hot-water";

/** Heating's share of the year. The household's value reproduces a CCR of the Portal. */
const HEATING_PART: Readonly<Record<GasMix, number>> = {
  household: 0.6,
  heating: 1,
  "cooking-and-hot-water": 0,
};

/**
 * The monthly profile of a zone and a use of gas, the same for the assistant and for the offers.
 * `mix` may also be heating's share of the year (0–1).
 */
export function toGasShares(zone: ClimateZone, mix: GasMix | number): MonthShares {
  return typeof mix === "number" ? toMix(HEATING[zone], mix) : GAS_SHARES[mix][zone];
}

const toSharesByZone = (heatingPart: number) => byZone((zone) => toMix(HEATING[zone], heatingPart));

const GAS_SHARES: Readonly<Record<GasMix, Readonly<Record<ClimateZone, MonthShares>>>> = {
  household: toSharesByZone(HEATING_PART.household),
  heating: toSharesByZone(HEATING_PART.heating),
  "cooking-and-hot-water": toSharesByZone(HEATING_PART["cooking-and-hot-water"]),
};

/** One value for each climate zone. */
export function byZone<T>(toValue: (zone: ClimateZone) => T): Readonly<Record<ClimateZone, T>> {
  return {
    B: toValue("B"),
    C: toValue("C"),
    D: toValue("D"),
    E: toValue("E"),
    F: toValue("F"),
  };
}

function toMix(heating: readonly number[], heatingPart: number): MonthShares {
  const heatingShares = toShares(heating);
  const cookingShares = toShares(COOKING);
  const fromOctober = heatingShares.map(
    (share, month) => share * heatingPart + (cookingShares[month] ?? 0) * (1 - heatingPart),
  );
  return [...fromOctober.slice(3), ...fromOctober.slice(0, 3)];
}

/** The published percentages are rounded: those of zone F add up to 100.01. */
function toShares(percentages: readonly number[]): number[] {
  const sum = percentages.reduce((total, value) => total + value, 0);
  return percentages.map((value) => value / sum);
}
