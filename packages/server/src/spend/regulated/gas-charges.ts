import { getParameter, type ParameterSet } from "../parameter-set.ts";
import type { FixedAndVolume } from "./fixed-and-volume.ts";
import { GAS_TIER_ENDS_SMC, type GasSupply } from "./gas-supply.ts";
import { tieredAmount } from "./tiers.ts";

/** System charges, before taxes; `gs` is borne by condominiums (Regole 4.1.5). */
export function gasCharges(
  parameters: ParameterSet | null,
  { use, annualSmc }: GasSupply,
): FixedAndVolume {
  const parameter = (name: string) => getParameter(parameters, name);
  const series = use === "domestic" ? "d" : "nd";
  const ug2p = GAS_TIER_ENDS_SMC.map((_, tier) => parameter(`ug2p_${series}_f${tier + 1}`));
  const perSmc = parameter("re") + parameter("ug3") + (use === "domestic" ? 0 : parameter("gs"));
  return {
    fixedEur: parameter("ug2s"),
    volumeEur:
      perSmc * annualSmc + tieredAmount({ upTo: GAS_TIER_ENDS_SMC, prices: ug2p }, annualSmc),
  };
}
