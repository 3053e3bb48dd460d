import { formatQuantity, formatShare, toFigureFormat } from "@volpe/contract";

/** Whole euros: `1.275 €`. */
export const formatWholeEur = toFigureFormat({
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
});

/** For example `1.275`, without decimals. */
export const formatWhole = toFigureFormat({ maximumFractionDigits: 0 });

/** For example `1.274,90`. */
export const formatAmount = toFigureFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** € a unit with four to six decimals, as it was published. */
export const formatExactUnitPriceEur = toFigureFormat({
  minimumFractionDigits: 4,
  maximumFractionDigits: 6,
});

/** A price of cents with two to four decimals: `0,08 €`, `0,0976 €`. */
export const formatSmallEur = toFigureFormat({
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 4,
});

/** A number with its noun: `1 offerta`, `0 offerte`, `1.200 offerte`. */
export function formatCount(count: number, [one, many]: readonly [string, string]): string {
  return `${formatWhole(count)} ${count === 1 ? one : many}`;
}

/** A duration with its unit: `1 mese`, `24 mesi`, `1 giorno`. */
export function formatDuration(count: number, unit: "mesi" | "giorni"): string {
  const one = { mesi: "mese", giorni: "giorno" }[unit];
  return formatQuantity(count, count === 1 ? one : unit);
}

/** A share of one with its article, as `formatShare` rounds it: `l’1,7%`, `meno dello 0,1%`. */
export function formatShareWithArticle(share: number): string {
  const percent = formatShare(Math.abs(share));
  return percent === formatShare(0) ? "meno dello 0,1%" : withArticle(percent);
}

/** `lo 0,4%`, `l’1%`, `l’8,5%`, `l’11%`, `l’85%`, `l’800%`, `il 16%`. */
function withArticle(percent: string): string {
  if (percent.startsWith("0")) return `lo ${percent}`;
  return /^(?:8|1(?=[,%])|11(?=[,.%]))/.test(percent) ? `l’${percent}` : `il ${percent}`;
}

/** A figure of the Rate: a decimal string with a dot, to the cent (or `decimals`). */
export function toDecimal(value: number, decimals = 2): string {
  const fixed = value.toFixed(decimals);
  return fixed.includes(".") ? fixed.replace(/\.?0+$/, "") : fixed;
}

/** The shares of the bands, as `33% F1, 30,7% F2, 36,3% F3`, from parts in any unit. */
export function formatBands(parts: readonly number[]): string {
  const sum = parts.reduce((all, each) => all + each, 0);
  return parts.map((part, index) => `${formatShare(part / sum)} F${index + 1}`).join(", ");
}

/** Whether the point of a figure such as `9.500` may separate either thousands or decimals. */
export function hasTwoReadings(figure: string): boolean {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(figure);
}
