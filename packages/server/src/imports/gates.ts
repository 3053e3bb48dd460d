import { KIND_LABELS, type OfferKind } from "./import-summary.ts";

export type GateFacts = {
  /** Offers taken, of each kind that a file of the call or the last snapshot should give. */
  taken: ReadonlyMap<OfferKind, number>;
  /** Months in the index series, those carried over included. */
  indexMonths: number;
  /** Offers in the snapshot about to be switched on. */
  count: number;
  /** Offers in the last real snapshot; null when there is none to compare with. */
  previousCount: number | null;
  /** Commodities that have offers but no regulated parameters. */
  withoutParameters: readonly string[];
};

const MIN_INDEX_MONTHS = 12;
const MAX_COUNT_CHANGE = 0.3;

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
  const { count, previousCount } = facts;
  if (previousCount !== null && previousCount > 0) {
    const change = count - previousCount;
    if (Math.abs(change) > MAX_COUNT_CHANGE * previousCount) {
      const percent = Math.round((Math.abs(change) / previousCount) * 100);
      failures.push(
        `le offerte sono ${count}, il ${percent}% in ${change > 0 ? "più" : "meno"} rispetto alle ${previousCount} di prima (il limite è il 30%).`,
      );
    }
  }
  return failures;
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
