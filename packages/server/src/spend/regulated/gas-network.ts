import { getParameter, type ParameterSet } from "../parameter-set.ts";
import type { FixedAndVolume } from "./fixed-and-volume.ts";
import { GAS_TIER_ENDS_SMC, type GasSupply } from "./gas-supply.ts";
import { tieredAmount } from "./tiers.ts";

/** Transport, distribution and meter, before taxes (Regole 4.1.4). */
export function gasNetwork(
  parameters: ParameterSet | null,
  { annualSmc, place, meterGroup }: GasSupply,
): FixedAndVolume {
  const parameter = (name: string) => getParameter(parameters, name);
  const ambit = `a${place.ambit}`;
  const tau3 = GAS_TIER_ENDS_SMC.map((_, tier) => parameter(`tau3_f${tier + 1}_${ambit}`));
  return {
    fixedEur:
      parameter(`tau1_cc${meterGroup}_${ambit}`) +
      parameter(`st_${ambit}`) +
      parameter(`vr_${ambit}`),
    volumeEur:
      (parameter("qt") + parameter("rs") + parameter("ug1")) * annualSmc +
      tieredAmount({ upTo: GAS_TIER_ENDS_SMC, prices: tau3 }, annualSmc),
  };
}
