import { getParameter, type ParameterSet } from "./parameter-set.ts";
import { CDISP_PARAMETERS, toCapacityPrice } from "./terms/dispatching.ts";

const TOLERANCE_EUR_PER_KWH = 1e-6;

export type DispatchingIdentity = {
  holds: boolean;
  /** `Cdisp + mean(cpty_mrkt)` and the `cdispd` of the same file, €/kWh. */
  sum: number;
  cdispd: number;
};

/**
 * The identity that every electricity parameter file has kept so far: a file that breaks it was
 * misread, or the rules changed. Throws NotComputable where one of its figures is missing.
 */
export function checkDispatchingIdentity(parameters: ParameterSet): DispatchingIdentity {
  const cdisp = CDISP_PARAMETERS.reduce((total, name) => total + getParameter(parameters, name), 0);
  const sum = cdisp + toCapacityPrice(parameters);
  const cdispd = getParameter(parameters, "cdispd");
  // Six printed decimals: the addend keeps a difference of exactly one in the last from failing.
  return { holds: Math.abs(sum - cdispd) <= TOLERANCE_EUR_PER_KWH + 1e-12, sum, cdispd };
}
