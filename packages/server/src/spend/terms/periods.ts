import type { Period } from "../energy-offer.ts";
import type { Consultation } from "../spend-context.ts";
import { NotComputable } from "../tariff/not-computable.ts";

const MONTHS = Array.from({ length: 12 }, (_, ahead) => ahead);

/**
 * Which of the twelve months from the comparison on a PeriodoValidita covers (SII 7.1). The
 * contract is assumed to start in the month of the comparison.
 */
export function coveredMonths(period: Period, consultation: Consultation): readonly boolean[] {
  switch (period.kind) {
    case "months-from-start":
      return MONTHS.map((ahead) => ahead < period.months);
    case "until": {
      const last = period.year * 12 + period.month - (consultation.year * 12 + consultation.month);
      return MONTHS.map((ahead) => ahead <= last);
    }
    case "calendar-months":
      return MONTHS.map((ahead) =>
        period.months.includes(((consultation.month - 1 + ahead) % 12) + 1),
      );
  }
}

/**
 * A price or discount for part of a year is weighted by its months over twelve (Indicatori 6.1).
 */
export function toMonthsWeight(period: Period | null, consultation: Consultation): number {
  if (period === null) {
    return 1;
  }
  return coveredMonths(period, consultation).filter(Boolean).length / MONTHS.length;
}

/**
 * Assigns the price in each of the twelve months: that of the interval that ends first, else of the
 * default interval, else null (Regole 3.3.1, "Validità"). Throws NotComputable if two intervals
 * cover a month and neither precedes the other.
 */
export function assignMonths<Interval extends { period: Period | null }>(
  intervals: readonly Interval[],
  consultation: Consultation,
): readonly (Interval | null)[] {
  const fallback = getOnlyDefault(intervals);
  const dated = intervals
    .flatMap((interval) =>
      interval.period === null ? [] : [{ interval, period: interval.period }],
    )
    .map(({ interval, period }) => ({
      interval,
      covered: coveredMonths(period, consultation),
      period,
    }))
    .toSorted((a, b) => toEnd(a.period) - toEnd(b.period));
  if (new Set(dated.map(({ period }) => period.kind)).size > 1) {
    throw new NotComputable("Prezzi con periodi di validità di forma diversa nella stessa voce");
  }
  return MONTHS.map((ahead) => {
    const inForce = dated.filter(({ covered }) => covered[ahead]);
    const [first, second] = inForce;
    if (first && second && toEnd(first.period) === toEnd(second.period)) {
      throw new NotComputable("Due prezzi per lo stesso mese nella stessa voce");
    }
    return first?.interval ?? fallback;
  });
}

function getOnlyDefault<Interval extends { period: Period | null }>(
  intervals: readonly Interval[],
): Interval | null {
  const defaults = intervals.filter(({ period }) => period === null);
  if (defaults.length > 1) {
    throw new NotComputable("Due prezzi per gli stessi consumi nella stessa voce");
  }
  return defaults[0] ?? null;
}

/** Sort key of periods of the same form. Periods of calendar months have no order. */
function toEnd(period: Period): number {
  switch (period.kind) {
    case "months-from-start":
      return period.months;
    case "until":
      return period.year * 12 + period.month;
    case "calendar-months":
      return 0;
  }
}
