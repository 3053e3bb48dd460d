import { toRomeQuarter, toRomeWall } from "../time/rome-time.ts";
import { type IndexMonth, type IndexPrices, toIndexPrices } from "./tariff/index-price.ts";
import type { ParameterSet } from "./tariff/parameter-set.ts";

/**
 * All data besides offer and profile that a spend depends on. It is plain data and never mutated.
 */
export type SpendContext = {
  consultation: Consultation;
  electricity: ParameterSet | null;
  gas: ParameterSet | null;
  index: IndexPrices;
  /** Values by quarter that the open data does not have; empty if none is known. */
  ppe: readonly QuarterValue[];
  ccr: readonly QuarterValue[];
  /** Share (0–1) of a household's gas used for heating; absent = the usual one. */
  heatingShare?: number;
};

/** The day of the comparison in Rome. Contracts are assumed to start on it. */
export type Consultation = {
  year: number;
  /** 1–12. */
  month: number;
  /** The calendar quarter, as `2026-Q4`. Parameters are valid for a quarter (Regole 5). */
  quarter: string;
};

/** The sources of a context. Absent ones are taken from the series and the known values. */
export type SpendSources = Pick<SpendContext, "electricity" | "gas"> &
  Partial<Omit<SpendContext, "consultation">> & {
    now: Date;
    /** Monthly means of the wholesale prices, in any order. */
    indexSeries?: readonly IndexMonth[];
  };

/**
 * Makes the context of a moment.
 *
 * @example
 * const context = createSpendContext({ now: clock.now(), electricity, gas, indexSeries });
 */
export function createSpendContext({
  now,
  indexSeries = [],
  ...sources
}: SpendSources): SpendContext {
  const consultation = toConsultation(now);
  const thisMonth = `${consultation.year}-${String(consultation.month).padStart(2, "0")}`;
  return {
    consultation,
    index: toIndexPrices(indexSeries, thisMonth),
    ppe: KNOWN_PPE,
    ccr: KNOWN_CCR,
    ...sources,
  };
}

export function toConsultation(now: Date): Consultation {
  const { year, month } = toRomeWall(now.getTime());
  return { year, month, quarter: toRomeQuarter(now.getTime()) };
}

/** A regulated price of one quarter, €/kWh or €/Smc. */
export type QuarterValue = {
  /** For example `2026-Q4`. */
  quarter: string;
  value: number;
};

/**
 * ComponenteRegolata 02. The open data does not have it; this is the Portal's value of October
 * 2026.
 */
export const KNOWN_PPE: readonly QuarterValue[] = [{ quarter: "2026-Q4", value: -0.01027 }];

/**
 * ComponenteRegolata 03. The open data does not have it; this is the Portal's value of October
 * 2026.
 */
export const KNOWN_CCR: readonly QuarterValue[] = [
  { quarter: "2026-Q4", value: 0.025212 },
  { quarter: "2027-Q1", value: 0.025212 },
  { quarter: "2027-Q2", value: 0.027267 },
  { quarter: "2027-Q3", value: 0.027267 },
];
