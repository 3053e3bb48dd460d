import { toFigureFormat } from "@volpe/contract";

/** Whole euros: `1.275 €`. */
export const formatEur = toFigureFormat({
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
});

/** As `1.275`, without decimals. */
export const formatWhole = toFigureFormat({ maximumFractionDigits: 0 });

/** At most six decimals, as regulated parameters have. */
export const formatMicro = toFigureFormat({ maximumFractionDigits: 6 });

/** As `1.274,90`. */
export const formatAmount = toFigureFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A wholesale index in € a unit, as `0,115`. */
export const formatIndexEur = toFigureFormat({
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
});

/** € a unit, as `0,2514`. */
export const formatUnitPriceEur = toFigureFormat({
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});

/** € a unit with four to six decimals, as it was published. */
export const formatExactUnitPriceEur = toFigureFormat({
  minimumFractionDigits: 4,
  maximumFractionDigits: 6,
});

const signed = toFigureFormat({ signDisplay: "exceptZero" });

/** A percentage with its sign, as `+20%`, `−15%`. */
export function formatSignedPercentage(percent: number): string {
  return `${signed(percent)}%`;
}

/** A percentage with its article, without sign and decimals: `il 16%`, `l’8%`, `meno dell’1%`. */
export function formatPercentageWithArticle(percent: number): string {
  const whole = Math.round(Math.abs(percent));
  if (whole === 0) {
    return "meno dell’1%";
  }
  return /^(?:8|11$|8\d$)/.test(String(whole)) ? `l’${whole}%` : `il ${whole}%`;
}

/** A figure of the Rate: a decimal string with a dot, to the cent (or `decimals`). */
export function toDecimal(value: number, decimals = 2): string {
  const fixed = value.toFixed(decimals);
  return fixed.includes(".") ? fixed.replace(/\.?0+$/, "") : fixed;
}
