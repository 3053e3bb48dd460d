import { formatEurCents } from "@volpe/ui";

type MedianComparisonProps = { spendEur: number; medianSpendEur: number };

/** The difference with the offer in the middle of the ranking, whichever way it goes. */
export function MedianComparison({ spendEur, medianSpendEur }: MedianComparisonProps) {
  const saving = medianSpendEur - spendEur;
  const reference = `quella a metà classifica (${formatEurCents(medianSpendEur)})`;
  if (Math.abs(saving) < 0.005) {
    return <p className="comparison">Costa quanto {reference}.</p>;
  }
  return saving > 0 ? (
    <p className="comparison comparison--saving">
      <strong>{formatEurCents(saving)} in meno</strong> l’anno rispetto a {reference}
    </p>
  ) : (
    <p className="comparison">
      <strong>{formatEurCents(-saving)} in più</strong> l’anno rispetto a {reference}
    </p>
  );
}
