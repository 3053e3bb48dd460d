import type { Period } from "../energy-offer.ts";
import type { QuarterValue } from "../spend-context.ts";
import { NotComputable } from "../tariff/not-computable.ts";
import { getParameter } from "../tariff/parameter-set.ts";
import { formatQuarter } from "../tariff/reason-words.ts";
import { NO_TARIFF, type Tariff, toFixed, toVolumeTariff } from "../tariff/tariff.ts";
import { toFlatPrice } from "../tariff/volume-price.ts";
import type { OfferRules } from "./offer-rules.ts";
import { type OfferYear, restrictYear, shareOf } from "./offer-year.ts";
import { toMonthsWeight } from "./periods.ts";

/**
 * One of ComponentiRegolate/CODICE, € a year (Regole 3.3.5, 4.3.4). `period` limits it to the
 * months of a discount. Throws NotComputable for an unknown code or value.
 */
export function compileRegulated(code: string, rules: OfferRules, period: Period | null): Tariff {
  const { offer, context } = rules;
  const year = restrictYear(rules.year, period, context.consultation);
  const fee = (name: string) =>
    toFixed(getParameter(toParameters(rules), name) * toMonthsWeight(period, context.consultation));
  const perUnit = (eurPerUnit: number) => toVolumeTariff(toFlatPrice(eurPerUnit * shareOf(year)));
  const isElectric = offer.commodity === "electricity";
  const isDomestic = offer.customer === "domestic";
  switch (`${offer.commodity} ${code}`) {
    case "electricity 01":
      return fee(isDomestic ? "pcv_c" : "pcv_a");
    case "electricity 02":
      return perUnit(toQuarterValue("PPE", context.ppe, context.consultation.quarter, rules));
    case "gas 03":
      return toVolumeTariff(toFlatPrice(toYearValue(year, rules)));
    case "gas 04":
      return perUnit(getParameter(context.gas, "cpr"));
    case "gas 05":
      return perUnit(getParameter(context.gas, "grad"));
    case "gas 06":
    case "gas 07":
      return NO_TARIFF;
    case "gas 09":
      return fee(isDomestic ? "qvd_f_d" : "qvd_f_nd");
    case "gas 10":
      return perUnit(getParameter(context.gas, isDomestic ? "qvd_v_d" : "qvd_v_nd"));
    default:
      throw new NotComputable(
        `La componente regolata «${code}» non è prevista per ${isElectric ? "l’energia elettrica" : "il gas"}`,
      );
  }
}

function toParameters({ offer, context }: OfferRules) {
  return offer.commodity === "electricity" ? context.electricity : context.gas;
}

/** CCR: each month at its quarter's price (Regole 4.3.4). */
function toYearValue(year: OfferYear, rules: OfferRules): number {
  return year.reduce(
    (total, { quarter, share }) =>
      total + (share === 0 ? 0 : share * toQuarterValue("CCR", rules.context.ccr, quarter, rules)),
    0,
  );
}

/**
 * The value of a quarter, else of the last known quarter before it, else of the first after it;
 * both of these add an assumption.
 */
function toQuarterValue(
  name: string,
  values: readonly QuarterValue[],
  quarter: string,
  { estimate }: OfferRules,
): number {
  const sorted = values.toSorted((a, b) => a.quarter.localeCompare(b.quarter));
  const nearest = sorted.findLast((value) => value.quarter <= quarter) ?? sorted[0];
  if (nearest === undefined) {
    throw new NotComputable(`Il valore della componente regolata ${name} non è negli Open Data`);
  }
  if (nearest.quarter !== quarter) {
    estimate.add(`${name} del ${formatQuarter(nearest.quarter)}`);
  }
  return nearest.value;
}
