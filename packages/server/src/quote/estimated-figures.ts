import type { QuotedOffer, SavingReference } from "@volpe/contract";

const REFERENCES: Record<SavingReference, string> = {
  "present-contract": "la spesa di oggi",
  "median-offer": "la spesa dell’offerta a metà classifica",
  none: "il confronto",
};

const SAYS_SUPPLY = /\bconsumo\b|^nei consumi\b|\bpotenza\b|\bfornitura\b/i;

/**
 * The figures behind a quote's headline that are a *stima*, in words: the spend that is compared
 * with, the supply, the cost of the cheapest offer. Estimates of other offers do not count.
 */
export function listEstimated({
  best,
  query,
  reference,
  isReferenceEstimate,
}: {
  best: Pick<QuotedOffer, "estimate"> | undefined;
  /** The supply as query parameters, which say whether it is an estimate. */
  query: string;
  reference: SavingReference;
  isReferenceEstimate: boolean;
}): string[] {
  const reasons = best?.estimate ?? [];
  const isSupply = reasons.length > 0 && new URLSearchParams(query).has("stima");
  const isCost = isSupply
    ? reasons.some((reason) => !SAYS_SUPPLY.test(reason))
    : reasons.length > 0;
  return [
    ...(isReferenceEstimate ? [REFERENCES[reference]] : []),
    ...(isSupply ? [nameSupply(reasons)] : []),
    ...(isCost ? ["il costo dell’offerta"] : []),
  ];
}

function nameSupply(reasons: readonly string[]): string {
  const says = (word: RegExp) => reasons.some((reason) => word.test(reason));
  if (says(/\bconsumo\b|^nei consumi\b/i)) return "il consumo";
  return says(/\bpotenza\b/i) ? "la potenza" : "una parte dei dati della fornitura";
}
