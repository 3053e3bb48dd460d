import type { Period } from "../energy-offer.ts";
import type { Consultation } from "../spend-context.ts";
import type { BandPrices } from "../tariff/volume-price.ts";
import type { MonthShares } from "../withdrawal-profile.ts";
import { coveredMonths } from "./periods.ts";

/** The twelve months from the comparison on, beginning with its own month. */
export type OfferYear = readonly OfferMonth[];

type OfferMonth = {
  /** One of the four quarters from that of the comparison on, as `2026-Q4` (Regole 5). */
  quarter: string;
  /** Share of the year's volume; 0 in months outside the period. */
  share: number;
  /** €/unit of the index with losses; null for an offer without an index. */
  index: BandPrices | null;
};

/** `toIndex` prices a calendar month, 1–12. */
export function createOfferYear(
  consultation: Consultation,
  shares: MonthShares,
  toIndex: ((calendarMonth: number) => BandPrices) | null,
): OfferYear {
  return Array.from({ length: 12 }, (_, ahead) => {
    const calendarMonth = ((consultation.month - 1 + ahead) % 12) + 1;
    return {
      quarter: toWindowQuarter(consultation, calendarMonth),
      share: shares[calendarMonth - 1] ?? 0,
      index: toIndex?.(calendarMonth) ?? null,
    };
  });
}

/** Returns the year with a share of 0 in the months outside a period. */
export function restrictYear(
  year: OfferYear,
  period: Period | null,
  consultation: Consultation,
): OfferYear {
  if (period === null) {
    return year;
  }
  const covered = coveredMonths(period, consultation);
  return year.map((month, ahead) => (covered[ahead] ? month : { ...month, share: 0 }));
}

/** Share of the year's volume in the months that remain. */
export function shareOf(year: OfferYear): number {
  return year.reduce((total, { share }) => total + share, 0);
}

/** The quarter of a calendar month among the four from the comparison on. */
function toWindowQuarter(consultation: Consultation, calendarMonth: number): string {
  const quarter = Math.ceil(calendarMonth / 3);
  const isNextYear = quarter < Math.ceil(consultation.month / 3);
  return `${consultation.year + (isNextYear ? 1 : 0)}-Q${quarter}`;
}
