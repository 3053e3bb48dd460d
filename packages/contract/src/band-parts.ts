/** F1, F2, F3. */
export type BandParts = [number, number, number];

/** One pattern for the address and the schema of `fasce`. */
const FIGURE = "\\d{1,9}(\\.\\d{1,3})?";
export const BAND_PARTS_PATTERN = `^${FIGURE}-${FIGURE}-${FIGURE}$`;
const PATTERN = new RegExp(BAND_PARTS_PATTERN);

/** Three figures are percentages if none is higher. */
const PERCENT_MAX = 100;

/**
 * Reads how a consumption is divided, from an address: kWh as `760-710-840`, or percentages that sum
 * to 100, as `33-31-36`. Only the proportion of the three counts. Null for another text.
 *
 * @example
 * parseBandParts("760-710-840") // [760, 710, 840]
 */
export function parseBandParts(text: string): BandParts | null {
  if (!PATTERN.test(text)) {
    return null;
  }
  const [f1 = 0, f2 = 0, f3 = 0] = text.split("-").map(Number);
  const isPercent = Math.max(f1, f2, f3) <= PERCENT_MAX;
  return isPercent && Math.abs(f1 + f2 + f3 - PERCENT_MAX) > 0.001 ? null : [f1, f2, f3];
}

/**
 * The consumption of three bands, kWh, as parts that `parseBandParts` reads. Null if nothing was
 * consumed. No part has three decimals, because 5.123 may also be read as five thousand.
 *
 * @example
 * toBandParts([760, 710, 840])?.join("-") // "760-710-840"
 */
export function toBandParts(kwh: readonly [number, number, number]): BandParts | null {
  const most = Math.max(...kwh);
  if (most <= 0) {
    return null;
  }
  const scale = toScale(kwh, most);
  const toPart = (band: number) => roundToHundredths(band * scale);
  return [toPart(kwh[0]), toPart(kwh[1]), toPart(kwh[2])];
}

function toScale(kwh: readonly number[], most: number): number {
  // Figures that are all up to 100 would be read as percentages, so these are scaled up.
  if (roundToHundredths(most) <= PERCENT_MAX) return 1_000_000;
  const isFine = kwh.some((band) => Math.round(band * 1000) % 10 !== 0);
  // `FIGURE` allows at most nine digits.
  return isFine && most < 10_000_000 ? 10 : 1;
}

function roundToHundredths(figure: number): number {
  return Math.round(figure * 100) / 100;
}

/**
 * Writes the parts that `parseBandParts` or `toBandParts` returned in the form of an address.
 *
 * @example
 * formatBandParts([1200.5, 8.123, 300]) // "12005-81.23-3000"
 */
export function formatBandParts(parts: readonly number[]): string {
  const [f1 = 0, f2 = 0, f3 = 0] = parts;
  const isPercent = Math.max(f1, f2, f3) <= PERCENT_MAX;
  return (isPercent ? parts : (toBandParts([f1, f2, f3]) ?? parts)).join("-");
}
