/** A year's consumption by band, kWh. Gas has no bands; all its Smc are in F1. */
export type Volume = { f1: number; f2: number; f3: number; total: number };

export function toGasVolume(smc: number): Volume {
  return { f1: smc, f2: 0, f3: 0, total: smc };
}

/** Typical shares of F1 and F2; F3 is the rest (Regole 3, appendix). */
const DEFAULT_SHARES = {
  domestic: { f1: 0.33, f2: 0.31 },
  "other-uses": { f1: 0.44, f2: 0.24 },
};

export function toDefaultVolume(use: "domestic" | "other-uses", annualKwh: number): Volume {
  const f1 = DEFAULT_SHARES[use].f1 * annualKwh;
  const f2 = DEFAULT_SHARES[use].f2 * annualKwh;
  return { f1, f2, f3: annualKwh - f1 - f2, total: annualKwh };
}
