import type { PunPrices } from "../index-price.ts";
import type { Volume } from "../volume.ts";
import { findNumber, type Loose, toLoose } from "./loose-json.ts";

/**
 * PUN given as F0, by band, or as F1 and F23. What is left out is the mean of what is given, by the
 * profile's kWh; null where nothing is.
 */
export function toWorkedPun(index: Loose, volume: Volume): PunPrices | null {
  const row = { ...index, ...toLoose(index.pun ?? index.PUN) };
  const f0 = findNumber(row, "f0", "pun");
  const f23 = findNumber(row, "f23");
  const f1 = findNumber(row, "f1") ?? f0;
  const f2 = findNumber(row, "f2") ?? f23 ?? f0;
  const f3 = findNumber(row, "f3") ?? f23 ?? f0;
  if (f1 === null || f2 === null || f3 === null) {
    return null;
  }
  return {
    f0: f0 ?? (f1 * volume.f1 + f2 * volume.f2 + f3 * volume.f3) / volume.total,
    f1,
    f2,
    f3,
    f23: f23 ?? toMean(f2, f3, volume),
  };
}

function toMean(f2: number, f3: number, volume: Volume): number {
  const kwh = volume.f2 + volume.f3;
  return kwh === 0 ? (f2 + f3) / 2 : (f2 * volume.f2 + f3 * volume.f3) / kwh;
}
