import { NotComputable } from "../not-computable.ts";
import { getParameter, type ParameterSet } from "../parameter-set.ts";
import { toGasVolume, type Volume } from "../volume.ts";
import { electricityCharges } from "./electricity-charges.ts";
import { electricityExcise } from "./electricity-excise.ts";
import { electricityNetwork } from "./electricity-network.ts";
import type { ElectricitySupply } from "./electricity-supply.ts";
import { gasCharges } from "./gas-charges.ts";
import { gasNetwork } from "./gas-network.ts";
import { GAS_TIER_ENDS_SMC, type GasSupply, REDUCED_VAT_SMC } from "./gas-supply.ts";
import { gasTaxes } from "./gas-taxes.ts";

/** What every offer pays alike for a profile, € a year. */
export type RegulatedSpend = {
  network: number;
  charges: number;
  taxes: number;
  vat: VatRule;
};

export type VatRule =
  /** One rate on the whole taxable amount. */
  | { kind: "single"; rate: number; reduced: boolean }
  /** The reduced rate on per-Smc amounts of the first 480 Smc, the ordinary one on all the rest. */
  | {
      kind: "gas";
      reducedRate: number;
      ordinaryRate: number;
      reducedVolume: Volume;
      /** The part of network and charges, and of taxes, that bears the reduced rate. */
      reducedNetworkAndCharges: number;
      reducedTaxes: number;
    };

/** Throws NotComputable where a parameter is missing. */
export function electricityRegulatedSpend(
  parameters: ParameterSet | null,
  supply: ElectricitySupply,
): RegulatedSpend {
  const reduced = supply.use === "domestic";
  return {
    network: electricityNetwork(parameters, supply),
    charges: electricityCharges(parameters, supply),
    taxes: electricityExcise(parameters, supply),
    vat: { kind: "single", rate: getParameter(parameters, reduced ? "iva_c" : "iva_a"), reduced },
  };
}

/** Throws NotComputable where a parameter is missing or no tier reaches the consumption. */
export function gasRegulatedSpend(
  parameters: ParameterSet | null,
  supply: GasSupply,
): RegulatedSpend {
  if (supply.annualSmc > (GAS_TIER_ENDS_SMC.at(-1) ?? 0)) {
    throw new NotComputable("Oltre 200.000 Smc l’anno la rete del gas segue altre regole");
  }
  const reducedSmc = Math.min(supply.annualSmc, REDUCED_VAT_SMC);
  const reducedSupply = { ...supply, annualSmc: reducedSmc };
  const network = gasNetwork(parameters, supply);
  const charges = gasCharges(parameters, supply);
  return {
    network: network.fixedEur + network.volumeEur,
    charges: charges.fixedEur + charges.volumeEur,
    taxes: gasTaxes(supply.place, supply.annualSmc),
    vat: {
      kind: "gas",
      reducedRate: getParameter(parameters, "iva_f1"),
      ordinaryRate: getParameter(parameters, "iva_f3"),
      reducedVolume: toGasVolume(reducedSmc),
      reducedNetworkAndCharges:
        gasNetwork(parameters, reducedSupply).volumeEur +
        gasCharges(parameters, reducedSupply).volumeEur,
      reducedTaxes: gasTaxes(supply.place, reducedSmc),
    },
  };
}
