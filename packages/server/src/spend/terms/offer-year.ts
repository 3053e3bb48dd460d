import type { Period } from "../../offers/energy-offer.ts";
import type { Consultation } from "../spend-context.ts";
import type { BandPrices } from "../volume-price.ts";
import type { MonthShares } from "../withdrawal-profile.ts";
import { coveredMonths } from "./periods.ts";

/** The twelve months that follow the consultation, its own first. */
export type OfferYear = readonly OfferMonth[];

export type OfferMonth = {
  /** Within the four quarters that begin with the consultation's own, as `2026-Q4` (Regole 5). */
  quarter: string;
  /** Part of the year's volume; 0 in the months that a period leaves out. */
  share: number;
  /** €/unit of the index, losses included; null for an offer that follows none. */
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

/** The year with the months outside a period emptied. */
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

/** Part of the year's volume that the months not emptied hold. */
export function shareOf(year: OfferYear): number {
  return year.reduce((total, { share }) => total + share, 0);
}

/** A calendar month's quarter among the four that begin with the consultation's. */
function toWindowQuarter(consultation: Consultation, calendarMonth: number): string {
  const quarter = Math.ceil(calendarMonth / 3);
  const isNextYear = quarter < Math.ceil(consultation.month / 3);
  return `${consultation.year + (isNextYear ? 1 : 0)}-Q${quarter}`;
}
