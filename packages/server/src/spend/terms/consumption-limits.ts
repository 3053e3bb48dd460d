/** The part of the year's volume to which a price applies; `to` may be Infinity. */
export type ConsumptionLimits = { from: number; to: number };

/** Values that sellers write for "no limit". */
const NO_LIMIT_FROM = 999_999;

/**
 * CONSUMO_DA/A or VALIDO_DA/VALIDO_FINO as a range of the year's volume; null = no limit. Tiers are
 * written in whole units, so a tier from 101 continues the one to 100 (SII 7.1 (**)). `ends` are
 * the ends of the other tiers: they show whether 101 means "above 100" or is the start of a tier
 * itself.
 */
export function toLimits(
  { from, to }: { from: number | null; to: number | null },
  ends: readonly (number | null)[] = [],
): ConsumptionLimits | null {
  const end = toEnd(to);
  const start = from === null || from <= 0 ? 0 : toStart(from, ends);
  return start === 0 && end === Number.POSITIVE_INFINITY ? null : { from: start, to: end };
}

/** CONSUMO_A or VALIDO_FINO; Infinity for what sellers write for "no limit". */
export function toEnd(to: number | null): number {
  return to === null || to <= 0 || to >= NO_LIMIT_FROM ? Number.POSITIVE_INFINITY : to;
}

function toStart(from: number, ends: readonly (number | null)[]): number {
  if (ends.includes(from)) {
    return from;
  }
  const before = from - 1;
  return ends.includes(before) || before % 10 === 0 ? before : from;
}
