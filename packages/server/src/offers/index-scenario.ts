import type { EnergyTipology, IndexScenario, OfferQuery } from "@volpe/contract";
import type { SpendContext } from "../spend/spend-context.ts";

/** Which index a ranking is reckoned with. */
export type Scenario =
  | { kind: "present" }
  /** Every month and band moved by so many percent. */
  | { kind: "change"; percent: number }
  /** One value for every month and band, €/kWh or €/Smc. */
  | { kind: "flat"; eur: number };

export const PRESENT: Scenario = { kind: "present" };

/** Of a query whose scenario was rounded; a flat value wins over a change. */
export function toScenario({ indice, variazione }: OfferQuery): Scenario {
  if (indice !== undefined) {
    return { kind: "flat", eur: indice };
  }
  return variazione === undefined ? PRESENT : { kind: "change", percent: variazione };
}

/**
 * Whole percents and thousandths of a euro: finer ones say nothing, and so a flood of values
 * makes few rankings.
 */
export function roundScenario({ indice, variazione, ...query }: OfferQuery): OfferQuery {
  const percent = Math.round(variazione ?? 0);
  return {
    ...query,
    ...(indice === undefined ? {} : { indice: Math.round(indice * 1000) / 1000 }),
    ...(percent === 0 ? {} : { variazione: percent }),
  };
}

/** The scenario with its figures, as a list tells it. */
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
    index: tipology === "gas" ? "PSV" : "PUN",
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

const EUR = new Intl.NumberFormat("it-IT", {
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
  useGrouping: "always",
});
const PERCENT = new Intl.NumberFormat("it-IT", { signDisplay: "exceptZero" });

/** As `PUN +20%` or `PUN a 0,150 €/kWh`; "" for the present one. */
export function nameScenario(scenario: Scenario, tipology: EnergyTipology): string {
  const index = tipology === "gas" ? "PSV" : "PUN";
  switch (scenario.kind) {
    case "present":
      return "";
    case "change":
      return `${index} ${formatPercent(scenario.percent)}`;
    case "flat":
      return `${index} a ${formatIndex(scenario.eur, tipology)}`;
  }
}

/** As `0,150 €/kWh`. */
export function formatIndex(eur: number, tipology: EnergyTipology): string {
  return `${EUR.format(eur)} ${tipology === "gas" ? "€/Smc" : "€/kWh"}`;
}

function formatPercent(percent: number): string {
  return `${PERCENT.format(percent).replace("-", "−")}%`;
}

/** Mean over the months, €/kWh or €/Smc; null where there is no series. */
function findPresentIndex(tipology: EnergyTipology, { index }: SpendContext): number | null {
  if (tipology === "luce") {
    return index.pun?.f0 ?? null;
  }
  return index.psv === null
    ? null
    : index.psv.reduce((sum, price) => sum + price, 0) / index.psv.length;
}

function toMicro(eur: number | null): number | null {
  return eur === null ? null : Math.round(eur * 1e6) / 1e6;
}
