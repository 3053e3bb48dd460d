import { formatEurCents, type InternetRow, type ProductSheet } from "@volpe/contract";
import { formatDuration } from "../../figures/italian-figures.ts";
import { roundToCents } from "../../figures/round.ts";
import { toPrice } from "./line-sheet.ts";

const YEAR_MONTHS = 12;

/**
 * What a line costs in each month and year as it is billed: none of them costs the mean of a
 * comparison (Codice del consumo, art. 49 c. 1 e).
 */
export function toLineSchedule(line: InternetRow): NonNullable<ProductSheet["schedule"]> {
  const { promoMonths, promoMonthlyEur, monthlyEur } = line;
  const isChanging = promoMonths > 0 && promoMonthlyEur !== monthlyEur;
  const first = isChanging ? promoMonthlyEur : monthlyEur;
  const months = isChanging ? ` per i primi ${formatDuration(promoMonths, "mesi")}` : "";
  const changingYears = isChanging ? Math.ceil(promoMonths / YEAR_MONTHS) : 0;
  return {
    firstMonthEur: roundToCents(first),
    perMonth: `al mese${promoMonths === 1 && isChanging ? " per il primo mese" : months}`,
    firstYearEur: toYear(line, 0),
    lines: [
      {
        label: "Prezzo al mese",
        value: isChanging
          ? `${formatEurCents(first)} per ${formatDuration(promoMonths, "mesi")}, poi ${formatEurCents(monthlyEur)}`
          : formatEurCents(first),
      },
      { label: "Attivazione", value: toPrice(line.activationEur, "Gratuita", ", una volta") },
      { label: "Modem", value: toPrice(line.modemEur, "Compreso", ", una volta") },
      { label: "Il primo anno in tutto", value: formatEurCents(toYear(line, 0)) },
      ...Array.from({ length: Math.max(0, changingYears - 1) }, (_, index) => ({
        label: `Il ${index + 2}° anno`,
        value: formatEurCents(toYear(line, index + 1)),
      })),
      {
        label: "Ogni anno dopo",
        value: formatEurCents(roundToCents(YEAR_MONTHS * monthlyEur)),
      },
    ],
  };
}

/** The payments of one year, the first of which is 0. */
function toYear(
  { promoMonths, promoMonthlyEur, monthlyEur, activationEur, modemEur }: InternetRow,
  year: number,
): number {
  const promoted = Math.min(YEAR_MONTHS, Math.max(0, promoMonths - year * YEAR_MONTHS));
  const once = year === 0 ? activationEur + modemEur : 0;
  return roundToCents(once + promoted * promoMonthlyEur + (YEAR_MONTHS - promoted) * monthlyEur);
}
