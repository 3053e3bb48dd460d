import { formatPercent } from "../rates/italian-figures.ts";

const MAX_CHANGE = 0.3;

/** What speaks against switching, in Italian; empty = the file is fit to replace the last. */
export function checkProductGates({
  count,
  previousCount,
}: {
  count: number;
  /** Of the last real file; null when there is none to compare with. */
  previousCount: number | null;
}): string[] {
  if (count === 0) {
    return ["nessuna riga valida nel file."];
  }
  if (previousCount === null || previousCount === 0) {
    return [];
  }
  const change = count - previousCount;
  if (Math.abs(change) <= MAX_CHANGE * previousCount) {
    return [];
  }
  const percent = (change / previousCount) * 100;
  return [
    `le voci sono ${count}, ${formatPercent(percent)} in ${change > 0 ? "più" : "meno"} rispetto alle ${previousCount} di prima (il limite è il 30%).`,
  ];
}
