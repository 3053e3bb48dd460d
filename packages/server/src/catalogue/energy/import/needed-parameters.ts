import { REFERENCE_SUPPLY } from "@volpe/contract";
import type { EnergyOffer } from "../../../spend/energy-offer.ts";
import { toGasPlace } from "../../../spend/gas-place.ts";
import {
  electricityRegulatedSpend,
  gasRegulatedSpend,
} from "../../../spend/regulated/regulated-spend.ts";
import { getParameter } from "../../../spend/tariff/parameter-set.ts";
import { CDISP_PARAMETERS, toPriceWithLosses } from "../../../spend/terms/dispatching.ts";

export type NeededParameters = {
  /** The parameters without which no household's spend can be computed. */
  household: ReadonlySet<string>;
  /** These and also the parameters of businesses, condominiums and rarer offers. */
  all: ReadonlySet<string>;
};

/**
 * Finds which parameters the rules read by running the rules, so that the list is always current.
 */
export function findNeededParameters(commodity: EnergyOffer["commodity"]): NeededParameters {
  return commodity === "gas" ? ofGas() : ofElectricity();
}

const HOME = { use: "domestic", annualKwh: REFERENCE_SUPPLY.annualKwh } as const;

/** A power in each class of other uses, kW. */
const CAPACITIES_KW = [1, 2, 5, 8, 15, 20];

/**
 * The components that nearly every offer to households declares, and the losses of a variable
 * price.
 */
const HOUSEHOLD_OFFERS = ["cdispd", "dispbt_d", "lambda"];

const OTHER_OFFERS = ["cpty_mrkt_1", "cpty_mrkt_2", "cpty_mrkt_3", "rst", "rstg", "dispbt_nd"];

function ofElectricity(): NeededParameters {
  const household = readNames((parameters) => {
    electricityRegulatedSpend(parameters, { ...HOME, resident: true, capacityKw: 3 });
    electricityRegulatedSpend(parameters, { ...HOME, resident: true, capacityKw: 6 });
    electricityRegulatedSpend(parameters, { ...HOME, resident: false, capacityKw: 3 });
    for (const name of HOUSEHOLD_OFFERS) {
      getParameter(parameters, name);
    }
  });
  const others = readNames((parameters) => {
    for (const capacityKw of CAPACITIES_KW) {
      const supply = { use: "other-uses", resident: false, capacityKw, annualKwh: 10_000 } as const;
      electricityRegulatedSpend(parameters, supply);
    }
    toPriceWithLosses(CDISP_PARAMETERS, parameters);
    for (const name of OTHER_OFFERS) {
      getParameter(parameters, name);
    }
  });
  return { household, all: household.union(others) };
}

const AMBITS = [1, 2, 3, 4, 5, 6] as const;
const METER_GROUPS = [1, 2, 3] as const;

function ofGas(): NeededParameters {
  const place = toGasPlace("MI");
  const ofUse = (use: "domestic" | "condominium", meterGroups: readonly (1 | 2 | 3)[]) =>
    readNames((parameters) => {
      for (const ambit of AMBITS) {
        for (const meterGroup of meterGroups) {
          const supply = {
            use,
            annualSmc: REFERENCE_SUPPLY.annualSmc,
            place: { ...place, ambit },
            meterGroup,
          };
          gasRegulatedSpend(parameters, supply);
        }
      }
    });
  const household = ofUse("domestic", [1]);
  return { household, all: household.union(ofUse("condominium", METER_GROUPS)) };
}

type AskedParameters = NonNullable<Parameters<typeof electricityRegulatedSpend>[0]>;

function readNames(compute: (parameters: AskedParameters) => void): Set<string> {
  const asked = new Set<string>();
  class Asked extends Map<string, number> {
    override get(name: string): number {
      asked.add(name);
      return 0;
    }
  }
  compute({ publishedOn: "", quarter: "", values: new Asked() });
  return asked;
}
