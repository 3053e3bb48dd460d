import { formatEurCents } from "@volpe/ui";

type GapBarsProps = { bestSpendEur: number; medianSpendEur: number };

/** The first offer beside the one in the middle of the ranking, drawn to the same scale. */
export function GapBars({ bestSpendEur, medianSpendEur }: GapBarsProps) {
  const share = Math.round((bestSpendEur / medianSpendEur) * 1000) / 10;
  return (
    <dl className="gap-bars">
      <div>
        <dt>La prima</dt>
        <dd>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className="gap-bars__cost" width={share} height="1" />
            <rect className="gap-bars__gap" x={share} width={100 - share} height="1" />
          </svg>
          {formatEurCents(bestSpendEur)}
        </dd>
      </div>
      <div>
        <dt>A metà classifica</dt>
        <dd>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className="gap-bars__cost" width="100" height="1" />
          </svg>
          {formatEurCents(medianSpendEur)}
        </dd>
      </div>
    </dl>
  );
}
