import { formatDuration, formatWhole } from "../../../figures/italian-figures.ts";
import type { EnergyOffer } from "../../../spend/energy-offer.ts";
import { checkChange } from "../../snapshots/check-change.ts";
import { COMMODITY_LABELS, KIND_LABELS, type OfferKind } from "../energy-snapshot.ts";

type Rankable = Readonly<Record<EnergyOffer["commodity"], number>>;

export type GateFacts = {
  /**
   * Number of accepted offers, for each kind that a file of the call or the last snapshot should
   * contain.
   */
  taken: ReadonlyMap<OfferKind, number>;
  /** Offers of each kind in the last real snapshot; empty when there is none to compare with. */
  previousTaken: ReadonlyMap<string, number>;
  /** Months in the index series, those carried over included. */
  indexMonths: number;
  /** Why the index series are doubtful, in Italian. */
  indexFaults: readonly string[];
  /** Offers in the snapshot about to be switched on. */
  count: number;
  /** Offers in the last real snapshot; null if there is none. */
  previousCount: number | null;
  /** Offers that can be compared, by commodity: computable and with a credible spend. */
  rankable: Rankable;
  /** Comparable offers of the last real snapshot; null if there is none. */
  previousRankable: Rankable | null;
  /** Parameters that the rules read and only the last snapshot has, by file. */
  lostParameters: readonly { file: string; names: readonly string[] }[];
  /** Commodities that have offers but no regulated parameters. */
  withoutParameters: readonly string[];
};

const MIN_INDEX_MONTHS = 12;
/** A change by so few offers is always accepted, because they are a large share of a small kind. */
const FEW = 3;

/** Why the snapshot must not replace the last one, in Italian; empty if it may. */
export function checkGates(facts: GateFacts): string[] {
  const failures: string[] = [];
  if (facts.count === 0) {
    failures.push("nessuna offerta letta.");
  }
  for (const [kind, taken] of facts.taken) {
    if (taken === 0) {
      failures.push(`nessuna offerta valida tra le ${KIND_LABELS[kind]}.`);
      continue;
    }
    const previous = facts.previousTaken.get(kind) ?? null;
    if (previous !== null && Math.abs(taken - previous) > FEW) {
      failures.push(...checkChange(`le ${KIND_LABELS[kind]}`, taken, previous));
    }
  }
  if (facts.indexMonths < MIN_INDEX_MONTHS) {
    failures.push(
      `gli indici coprono ${formatDuration(facts.indexMonths, "mesi")}, ne servono almeno ${MIN_INDEX_MONTHS}: aggiungi il CSV degli indici PUN e PSV.`,
    );
  }
  failures.push(...facts.indexFaults);
  for (const commodity of facts.withoutParameters) {
    failures.push(`mancano i parametri ${commodity}: aggiungi il CSV dei parametri ${commodity}.`);
  }
  for (const { file, names } of facts.lostParameters) {
    failures.push(`${file}: mancano parametri che prima c’erano: ${names.join(", ")}.`);
  }
  const { count, previousCount } = facts;
  return [...failures, ...checkChange("le offerte", count, previousCount), ...checkRankable(facts)];
}

function checkRankable({ count, rankable, previousRankable, withoutParameters }: GateFacts) {
  const total = rankable.electricity + rankable.gas;
  if (previousRankable === null) {
    return count > 0 && total === 0 && withoutParameters.length === 0
      ? ["di nessuna offerta si può calcolare una spesa credibile."]
      : [];
  }
  const previousTotal = previousRankable.electricity + previousRankable.gas;
  const failures = checkChange("le offerte calcolabili", total, previousTotal);
  for (const commodity of ["electricity", "gas"] as const) {
    if (rankable[commodity] === 0 && previousRankable[commodity] > 0) {
      failures.push(
        `delle offerte ${COMMODITY_LABELS[commodity]} non se ne può calcolare più nessuna (prima: ${formatWhole(previousRankable[commodity])}).`,
      );
    }
  }
  return failures;
}
