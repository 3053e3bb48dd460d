import type { GasPlace } from "../gas-place.ts";
import { NotComputable } from "../tariff/not-computable.ts";
import { getParameter, type ParameterSet } from "../tariff/parameter-set.ts";
import { toGasVolume, type Volume } from "../tariff/volume.ts";
import { GAS_TIER_ENDS_SMC, type GasSupply, REDUCED_VAT_SMC } from "./gas-supply.ts";

/** The regulated amounts of a profile, equal for every offer, € a year. */
export type RegulatedSpend = {
  network: number;
  charges: number;
  taxes: number;
  vat: VatRule;
};

type VatRule =
  /** One rate on the whole taxable amount. */
  | { kind: "single"; rate: number; reduced: boolean }
  /**
   * The reduced rate on per-Smc amounts of the first 480 Smc, the ordinary one on everything else.
   */
  | {
      kind: "gas";
      reducedRate: number;
      ordinaryRate: number;
      reducedVolume: Volume;
      /** The part of network and charges, and of taxes, with the reduced rate. */
      reducedNetworkAndCharges: number;
      reducedTaxes: number;
    };

/** Throws NotComputable if a parameter is missing. */
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

/** Throws NotComputable if a parameter is missing or no tier covers the consumption. */
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

/** System charges ASOS and ARIM, € a year before taxes (Regole 3.1.5). */
function electricityCharges(
  parameters: ParameterSet | null,
  { use, resident, capacityKw, annualKwh }: ElectricitySupply,
): number {
  const parameter = (name: string) => getParameter(parameters, name);
  if (use === "other-uses") {
    const charge = (name: string) => {
      const tariff = `${name}_nd_${toPowerClass(capacityKw)}`;
      return (
        parameter(`${tariff}_f`) +
        parameter(`${tariff}_p`) * capacityKw +
        parameter(`${tariff}_c`) * annualKwh
      );
    };
    return charge("asos") + charge("arim");
  }
  if (resident) {
    return (parameter("asos_dr") + parameter("arim_dr")) * annualKwh;
  }
  return (
    parameter("asos_dnr_f") +
    parameter("arim_dnr_f") +
    (parameter("asos_dnr_v") + parameter("arim_dnr_v")) * annualKwh
  );
}

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

/**
 * A resident's first 150 kWh a month are exempt. Each kWh of the year above 2640 reduces the
 * exemption by one.
 */
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

/** Transport and meter, € a year before taxes (Regole 3.1.4). */
export function electricityNetwork(
  parameters: ParameterSet | null,
  { use, capacityKw, annualKwh }: ElectricitySupply,
): number {
  const parameter = (name: string) => getParameter(parameters, name);
  if (use === "domestic") {
    return (
      parameter("sigma1") +
      (parameter("sigma2") + parameter("uc6s_d")) * capacityKw +
      (parameter("sigma3") + parameter("uc3") + parameter("uc6p_d")) * annualKwh
    );
  }
  const distribution = `dis_${toPowerClass(capacityKw)}`;
  return (
    parameter(`${distribution}_f`) +
    parameter("mis") +
    parameter("uc6s_nd") +
    parameter(`${distribution}_p`) * capacityKw +
    (parameter(`${distribution}_c`) + parameter("tras") + parameter("uc3") + parameter("uc6p_nd")) *
      annualKwh
  );
}

/** System charges, before taxes; only condominiums pay `gs` (Regole 4.1.5). */
function gasCharges(
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

/** Transport, distribution and meter, before taxes (Regole 4.1.4). */
function gasNetwork(
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

/** Upper ends of the tiers of excise and surcharge, Smc a year (Regole 4.1.6). */
const TAX_TIER_ENDS_SMC = [120, 480, 1560, Number.POSITIVE_INFINITY];

/** Excise and regional surcharge, € a year. */
export function gasTaxes(place: GasPlace, annualSmc: number): number {
  return (
    tieredAmount({ upTo: TAX_TIER_ENDS_SMC, prices: place.excise }, annualSmc) +
    tieredAmount({ upTo: TAX_TIER_ENDS_SMC, prices: place.surcharge }, annualSmc)
  );
}

/** An amount in its two parts, € a year, because gas has different VAT on each. */
type FixedAndVolume = { fixedEur: number; volumeEur: number };

/** The supply point as the regulated tariffs see it. */
export type ElectricitySupply = {
  use: "domestic" | "other-uses";
  resident: boolean;
  capacityKw: number;
  annualKwh: number;
};

/** Upper ends of the power classes b1…b6 of other uses, kW, inclusive (Regole 3.1.4). */
const POWER_CLASS_ENDS_KW = [1.5, 3, 6, 10, 16.5];

/** `b1`…`b6`, as in the parameter names of other uses. */
export function toPowerClass(capacityKw: number): string {
  const index = POWER_CLASS_ENDS_KW.findIndex((end) => capacityKw <= end);
  return `b${index === -1 ? POWER_CLASS_ENDS_KW.length + 1 : index + 1}`;
}

/**
 * A progressive tariff: each unit costs the price of its tier (SII 7.1 (**)). `upTo[n]` is the
 * upper end of tier n in annual units; the last may be Infinity.
 */
type TierTable = { upTo: readonly number[]; prices: readonly number[] };

/** € for `consumption` units. Units above the last tier are not priced. */
export function tieredAmount({ upTo, prices }: TierTable, consumption: number): number {
  let amount = 0;
  let from = 0;
  for (let tier = 0; tier < upTo.length && consumption > from; tier += 1) {
    const to = upTo[tier] ?? Number.POSITIVE_INFINITY;
    amount += (prices[tier] ?? 0) * (Math.min(consumption, to) - from);
    from = to;
  }
  return amount;
}
