import type { EnergyOffer } from "../offers/energy-offer.ts";
import { formatPercent } from "../rates/italian-figures.ts";
import { KIND_LABELS, type OfferKind } from "./import-summary.ts";

type Rankable = Readonly<Record<EnergyOffer["commodity"], number>>;

export type GateFacts = {
  /** Offers taken, of each kind that a file of the call or the last snapshot should give. */
  taken: ReadonlyMap<OfferKind, number>;
  /** Months in the index series, those carried over included. */
  indexMonths: number;
  /** Offers in the snapshot about to be switched on. */
  count: number;
  /** Offers in the last real snapshot; null when there is none to compare with. */
  previousCount: number | null;
  /** Offers that can be compared, by commodity: computable and with a credible spend. */
  rankable: Rankable;
  /** The same of the last real snapshot; null when there is none to compare with. */
  previousRankable: Rankable | null;
  /** Parameters that the rules read and only the last snapshot has, by file. */
  lostParameters: readonly { file: string; names: readonly string[] }[];
  /** Commodities that have offers but no regulated parameters. */
  withoutParameters: readonly string[];
};

const MIN_INDEX_MONTHS = 12;
const MAX_CHANGE = 0.3;

const COMMODITIES = { electricity: "luce", gas: "gas" } as const;

/** What speaks against switching, in Italian; empty = the snapshot is fit to replace the last. */
export function checkGates(facts: GateFacts): string[] {
  const failures: string[] = [];
  if (facts.count === 0) {
    failures.push("nessuna offerta letta.");
  }
  for (const [kind, taken] of facts.taken) {
    if (taken === 0) {
      failures.push(`nessuna offerta valida tra le ${KIND_LABELS[kind]}.`);
    }
  }
  if (facts.indexMonths < MIN_INDEX_MONTHS) {
    failures.push(
      `gli indici coprono ${facts.indexMonths} mesi, ne servono almeno ${MIN_INDEX_MONTHS}: aggiungi il CSV degli indici PUN e PSV.`,
    );
  }
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
        `delle offerte ${COMMODITIES[commodity]} non se ne può calcolare più nessuna, prima erano ${previousRankable[commodity]}.`,
      );
    }
  }
  return failures;
}

function checkChange(what: string, count: number, previous: number | null): string[] {
  if (previous === null || previous === 0) {
    return [];
  }
  const change = count - previous;
  if (Math.abs(change) <= MAX_CHANGE * previous) {
    return [];
  }
  const percent = (change / previous) * 100;
  return [
    `${what} sono ${count}, ${formatPercent(percent)} in ${change > 0 ? "più" : "meno"} rispetto alle ${previous} di prima (il limite è il 30%).`,
  ];
}

/**
 * The identity of the dispatching parameters (energy rules, §4): `Cdisp + mean(cpty) = cdispd`,
 * within 1e-6. Answers a warning, or null when it holds or a parameter of it is missing.
 */
export function checkDispatchingIdentity(parameters: ReadonlyMap<string, number>): string | null {
  const values = (names: readonly string[]) => names.map((name) => parameters.get(name));
  const parts = values(["msd", "modeol", "uniess", "terna", "capprod", "interr"]);
  const capacity = values(["cpty_mrkt_1", "cpty_mrkt_2", "cpty_mrkt_3"]);
  const expected = parameters.get("cdispd");
  if (expected === undefined || [...parts, ...capacity].includes(undefined)) {
    return null;
  }
  const sum = (numbers: readonly (number | undefined)[]) =>
    numbers.reduce<number>((total, value) => total + (value ?? 0), 0);
  const found = sum(parts) + sum(capacity) / 3;
  return Math.abs(found - expected) <= 1e-6 + Number.EPSILON
    ? null
    : `i parametri del dispacciamento non tornano: cdispd è ${expected}, la somma delle sue parti ${found.toFixed(6)}.`;
}
