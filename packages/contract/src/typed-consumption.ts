import { FIGURE_SENTENCES } from "./figure-sentences.ts";
import { toEnergyUnit } from "./italian-figures.ts";
import type { EnergyTipology } from "./offers.ts";
import { parseTyped } from "./typed-figure.ts";

const OTHER = { luce: "gas", gas: "luce" } as const satisfies Record<
  EnergyTipology,
  EnergyTipology
>;

const FOREIGN = {
  consumption: {
    luce: "La luce si misura in kWh, non in Smc: scrivi i kWh di un anno, come 2700. In bolletta sono il «consumo annuo».",
    gas: "Il gas si misura in Smc, non in kWh: scrivi gli Smc di un anno, come 1400. In bolletta sono il «consumo annuo».",
  },
  index: {
    luce: "Per la luce l’indice è in €/kWh, non in €/Smc: scrivilo per un kWh, come 0,12.",
    gas: "Per il gas l’indice è in €/Smc, non in €/kWh: scrivilo per uno Smc, come 0,40.",
  },
} as const;

/**
 * Why a text is not a consumption of the typology, and how to correct it. A figure in the unit of
 * the other typology has its own sentence.
 *
 * @example
 * explainConsumption("tanto", "gas") === FIGURE_SENTENCES.consumption.gas // true
 */
export function explainConsumption(text: string, tipology: EnergyTipology): string {
  return isForeign(text, tipology)
    ? FOREIGN.consumption[tipology]
    : FIGURE_SENTENCES.consumption[tipology];
}

/**
 * Why a text is not a wholesale price of the typology, and how to correct it.
 *
 * @example
 * explainIndex("tanto", "gas") === FIGURE_SENTENCES.index.gas // true
 */
export function explainIndex(text: string, tipology: EnergyTipology): string {
  return isForeign(text, tipology, "€/")
    ? FOREIGN.index[tipology]
    : FIGURE_SENTENCES.index[tipology];
}

function isForeign(text: string, tipology: EnergyTipology, per = ""): boolean {
  const isRead = (unit: string) => parseTyped(text, { unit: per + unit }) !== null;
  return !isRead(toEnergyUnit(tipology)) && isRead(toEnergyUnit(OTHER[tipology]));
}
