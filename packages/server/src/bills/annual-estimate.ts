import {
  addDays,
  type BillFieldName,
  type BillSupply,
  countDays,
  formatQuantity,
  isCalendarDay,
  PROVINCES,
  toDateParts,
  toEnergyUnit,
} from "@volpe/contract";
import { toGasPlace } from "../spend/gas-place.ts";
import { FLAT_SHARES, toGasShares } from "../spend/withdrawal-profile.ts";
import type { ReadSupply } from "./same-supply.ts";

/** A bill is of at most half a year; a longer period was misread. */
const DAYS = { min: 14, max: 215 };
/** Smaller parts of a year, as gas in summer, tell too little of it. */
const SHARE_MIN = 0.04;

/**
 * The year's consumption of a bill that names none, from that of its period and the profile with
 * which offers are priced; undefined without a period. It is only proposed: a person confirms it.
 */
export function findAnnualEstimate(supply: ReadSupply): BillSupply["annualEstimate"] {
  const find = (name: BillFieldName) => supply.fields.find((field) => field.name === name)?.value;
  const [start = "", end = ""] = [find("periodStart"), find("periodEnd")];
  const billed = Number(find("periodConsumption"));
  const isPeriod = isCalendarDay(start) && isCalendarDay(end) && start < end;
  if (find("annualConsumption") !== undefined || !isPeriod || !(billed > 0)) {
    return undefined;
  }
  const days = countDays({ start, end });
  const province = PROVINCES.find(({ sign }) => sign === find("province"))?.sign ?? null;
  const zone = toGasPlace(province).climateZone;
  const shares = supply.tipology === "gas" ? toGasShares(zone, "household") : FLAT_SHARES;
  const share = sumShares(shares, { start, days });
  if (days < DAYS.min || days > DAYS.max || share < SHARE_MIN) {
    return undefined;
  }
  const how =
    supply.tipology === "gas"
      ? `con i prelievi tipici della zona climatica ${zone}`
      : "come se fossero uguali ogni mese";
  const printed = formatQuantity(billed, toEnergyUnit(supply.tipology));
  return {
    consumption: Math.max(1, Math.round(billed / share)),
    basis: `${printed} in ${days} giorni, portati a un anno ${how}`,
  };
}

function sumShares(shares: readonly number[], { start, days }: { start: string; days: number }) {
  return Array.from({ length: days }, (_, at) => toDateParts(addDays(start, at))).reduce(
    (sum, { year, month }) =>
      sum + (shares[month - 1] ?? 0) / new Date(Date.UTC(year, month, 0)).getUTCDate(),
    0,
  );
}
