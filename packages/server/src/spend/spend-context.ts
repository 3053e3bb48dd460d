import { toRomeWall } from "../offers/rome-time.ts";
import { type IndexMonth, type IndexPrices, toIndexPrices } from "./index-price.ts";
import type { ParameterSet } from "./parameter-set.ts";
import { toPortalQuarter } from "./portal-quarter.ts";
import { KNOWN_CCR, KNOWN_PPE, type QuarterValue } from "./regulated-values.ts";

/** Everything outside an offer and a profile that a spend rests on. Plain data, never mutated. */
export type SpendContext = {
  consultation: Consultation;
  electricity: ParameterSet | null;
  gas: ParameterSet | null;
  index: IndexPrices;
  /** Values by quarter that the open data does not give; empty where none is known. */
  ppe: readonly QuarterValue[];
  ccr: readonly QuarterValue[];
};

/** The day of the comparison, by Rome's calendar; contracts are taken to start on it. */
export type Consultation = {
  year: number;
  /** 1–12. */
  month: number;
  /** As `2026-Q4`. */
  quarter: string;
};

export type SpendSources = {
  now: Date;
  /** Null where none was imported: electricity (or gas) is then excluded, with the reason. */
  electricity: ParameterSet | null;
  gas: ParameterSet | null;
  /** Monthly means of the wholesale prices, in any order. */
  indexSeries?: readonly IndexMonth[];
  /** In place of those taken from the series. */
  index?: IndexPrices;
  /** In place of the published values known to us (€/kWh, €/Smc). */
  ppe?: readonly QuarterValue[];
  ccr?: readonly QuarterValue[];
};

export function createSpendContext(sources: SpendSources): SpendContext {
  return {
    consultation: toConsultation(sources.now),
    electricity: sources.electricity,
    gas: sources.gas,
    index: sources.index ?? toIndexPrices(sources.indexSeries ?? []),
    ppe: sources.ppe ?? KNOWN_PPE,
    ccr: sources.ccr ?? KNOWN_CCR,
  };
}

export function toConsultation(now: Date): Consultation {
  const { year, month } = toRomeWall(now.getTime());
  return { year, month, quarter: toPortalQuarter(now) };
}
