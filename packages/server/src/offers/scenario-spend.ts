import type { EnergyTipology } from "@volpe/contract";
import { annualSpend } from "../spend/annual-spend.ts";
import { spendBetween } from "../spend/index-line.ts";
import type { SpendContext } from "../spend/spend-context.ts";
import type { SpendOutcome } from "../spend/spend-outcome.ts";
import type { SpendProfile } from "../spend/spend-profile.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { nameScenario, type Scenario } from "./index-scenario.ts";

type SpendOf = (entry: CatalogueEntry, profile: SpendProfile) => SpendOutcome;

/** How an entry's annual spend is reckoned under a scenario; one that follows no index stays. */
export type ScenarioSpend = {
  /** Figures alone: `estimate` still speaks of the present index. */
  reckon: SpendOf;
  /** With the reasons of the estimate as they are shown. */
  explain: SpendOf;
};

export function createScenarioSpend(
  scenario: Scenario,
  tipology: EnergyTipology,
  context: SpendContext,
): ScenarioSpend {
  const plain: SpendOf = ({ prepared }, profile) => annualSpend(prepared, profile);
  if (scenario.kind === "present") {
    return { reckon: plain, explain: plain };
  }
  const moved: SpendOf =
    scenario.kind === "flat"
      ? ({ indexLine }, profile) => {
          const { atZero, atOne } = indexLine();
          return spendBetween(atZero, atOne, scenario.eur, profile);
        }
      : ({ indexLine, prepared }, profile) =>
          spendBetween(indexLine().atZero, prepared, 1 + scenario.percent / 100, profile);
  const note = `Scenario: ${nameScenario(scenario, tipology)}`;
  const { punNote, psvNote } = context.index;
  return {
    reckon: (entry, profile) => (entry.pricing === "fixed" ? plain : moved)(entry, profile),
    explain(entry, profile) {
      const outcome = (entry.pricing === "fixed" ? plain : moved)(entry, profile);
      if (entry.pricing === "fixed" || outcome.status === "excluded") {
        return outcome;
      }
      const others = outcome.estimate.filter((reason) => reason !== punNote && reason !== psvNote);
      return { ...outcome, estimate: [note, ...others] };
    },
  };
}
