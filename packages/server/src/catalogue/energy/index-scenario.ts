import {
  type EnergyTipology,
  formatSignedPercentage,
  formatUnitPrice,
  type IndexScenario,
  nameIndex,
  type OfferQuery,
  toEnergyUnit,
} from "@volpe/contract";
import { toMicro } from "../../figures/round.ts";
import type { SpendContext } from "../../spend/spend-context.ts";

/** The index that a ranking is computed with. */
export type Scenario =
  | { kind: "present" }
  /** Changes every month and band by this percentage. */
  | { kind: "change"; percent: number }
  /** Uses one value for every month and band, €/kWh or €/Smc. */
  | { kind: "flat"; eur: number };

export const PRESENT: Scenario = { kind: "present" };

/** The scenario of a rounded query; a flat value overrides a change. */
export function toScenario({ indice, variazione }: OfferQuery): Scenario {
  if (indice !== undefined) {
    return { kind: "flat", eur: indice };
  }
  return variazione === undefined ? PRESENT : { kind: "change", percent: variazione };
}

/**
 * Rounds to whole percentages and thousandths of a euro. Finer steps have no meaning, and every
 * distinct value would need its own ranking.
 */
export function roundScenario({ indice, variazione, ...query }: OfferQuery): OfferQuery {
  const percent = Math.round(variazione ?? 0);
  return {
    ...query,
    ...(indice === undefined ? {} : { indice: Math.round(indice * 1000) / 1000 }),
    ...(percent === 0 ? {} : { variazione: percent }),
  };
}

/** Describes the scenario with its figures, for a list. */
export function describeScenario(
  scenario: Scenario,
  tipology: EnergyTipology,
  context: SpendContext,
): IndexScenario {
  const presentEur = toMicro(findPresentIndex(tipology, context));
  const changed = (percent: number) =>
    presentEur === null ? null : toMicro(presentEur * (1 + percent / 100));
  return {
    kind: scenario.kind,
    index: nameIndex(tipology),
    presentEur,
    usedEur:
      scenario.kind === "flat"
        ? scenario.eur
        : scenario.kind === "change"
          ? changed(scenario.percent)
          : presentEur,
    percent: scenario.kind === "change" ? scenario.percent : null,
  };
}

/** For example `PUN +20%` or `PUN a 0,150 €/kWh`; "" for the present one. */
export function nameScenario(scenario: Scenario, tipology: EnergyTipology): string {
  const index = nameIndex(tipology);
  switch (scenario.kind) {
    case "present":
      return "";
    case "change":
      return `${index} ${formatSignedPercentage(scenario.percent)}`;
    case "flat":
      return `${index} a ${formatIndex(scenario.eur, tipology)}`;
  }
}

/** For example `0,150 €/kWh`. */
export function formatIndex(eur: number, tipology: EnergyTipology): string {
  return formatUnitPrice(eur, toEnergyUnit(tipology));
}

/** Mean over the months, €/kWh or €/Smc; null if there is no series. */
function findPresentIndex(tipology: EnergyTipology, { index }: SpendContext): number | null {
  if (tipology === "luce") {
    return index.pun?.f0 ?? null;
  }
  return index.psv === null
    ? null
    : index.psv.reduce((sum, price) => sum + price, 0) / index.psv.length;
}
