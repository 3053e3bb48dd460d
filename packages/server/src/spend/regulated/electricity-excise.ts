import { NotComputable } from "../not-computable.ts";
import { getParameter, type ParameterSet } from "../parameter-set.ts";
import type { ElectricitySupply } from "./electricity-supply.ts";

const ALLOWANCE_KWH = 1800;
const FULL_ALLOWANCE_UP_TO_KWH = 2640;
const ALLOWANCE_CAPACITY_KW = 3;

/** 200 MWh a month and 1200 MWh a month, over a year. */
const OTHER_USES_FIRST_TIER_KWH = 2_400_000;
const OTHER_USES_MAX_KWH = 14_400_000;

/** Excise, € a year (Regole 3.1.6). Throws NotComputable above 14.4 GWh. */
export function electricityExcise(
  parameters: ParameterSet | null,
  supply: ElectricitySupply,
): number {
  const { use, resident, capacityKw, annualKwh } = supply;
  if (use === "other-uses") {
    return otherUsesExcise(parameters, annualKwh);
  }
  if (!resident) {
    return getParameter(parameters, "acc_c_nr") * annualKwh;
  }
  if (capacityKw > ALLOWANCE_CAPACITY_KW) {
    return getParameter(parameters, "acc_c_r_h") * annualKwh;
  }
  return getParameter(parameters, "acc_c_r_l") * (annualKwh - exemptKwh(annualKwh));
}

/** A resident's first 150 kWh a month, which consumption above 2640 kWh wears away kWh by kWh. */
export function exemptKwh(annualKwh: number): number {
  if (annualKwh <= FULL_ALLOWANCE_UP_TO_KWH) {
    return Math.min(annualKwh, ALLOWANCE_KWH);
  }
  return Math.max(0, ALLOWANCE_KWH - (annualKwh - FULL_ALLOWANCE_UP_TO_KWH));
}

function otherUsesExcise(parameters: ParameterSet | null, annualKwh: number): number {
  if (annualKwh > OTHER_USES_MAX_KWH) {
    throw new NotComputable("Oltre 14,4 GWh l’anno l’accisa segue altre regole");
  }
  const first = Math.min(annualKwh, OTHER_USES_FIRST_TIER_KWH);
  return (
    getParameter(parameters, "acc_a_l_l") * first +
    getParameter(parameters, "acc_a_l_h") * (annualKwh - first)
  );
}
