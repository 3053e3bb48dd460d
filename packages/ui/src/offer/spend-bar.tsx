import { formatEurCents, type SpendParts, type SpendShare, toSpendShares } from "@volpe/contract";

/**
 * The parts of an annual spend as a thin bar. The legend contains the same figures, so screen
 * readers skip the drawing. Without a legend (`legend` false) the drawing has an accessible name.
 *
 * @example
 * <SpendBar spend={offer.spend} />
 */
export function SpendBar({ spend, legend = true }: { spend: SpendParts; legend?: boolean }) {
  const shares = toSpendShares(spend);
  return (
    <div className="v-spend" part="spend">
      <svg
        className="v-spend-bar"
        aria-hidden={legend || undefined}
        role={legend ? undefined : "img"}
        aria-label={legend ? undefined : toSentence(shares)}
        width="100%"
        height="8"
      >
        <Bars shares={shares} />
      </svg>
      {legend ? (
        <dl className={isLong(shares) ? "v-spend-legend v-spend-legend-long" : "v-spend-legend"}>
          {shares.map(({ key, label, eur }) => (
            <div key={key}>
              <dt>
                <svg aria-hidden="true" width="8" height="8">
                  <rect className={`v-spend-${key}`} width="8" height="8" rx="2.5" />
                </svg>
                {label}
              </dt>
              <dd>{formatEurCents(eur)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

/** Whether a figure is so long that the legend keeps two columns where others have four. */
function isLong(shares: SpendShare[]): boolean {
  return shares.some(({ eur }) => Math.abs(eur) >= 10_000);
}

function Bars({ shares }: { shares: SpendShare[] }) {
  let sum = 0;
  return shares.map(({ key, share }) => {
    const start = toPercent(sum);
    sum += share;
    // As the ends are rounded and not the widths, no gap is left between two parts.
    const width = toPercent(sum) - start;
    return (
      <rect
        key={key}
        className={`v-spend-${key}`}
        x={start > 0 ? `${start}%` : undefined}
        width={`${width.toFixed(1)}%`}
        height="8"
      />
    );
  });
}

/** In tenths, of which one is at most a pixel on a bar of up to 1,000 px. */
const toPercent = (share: number) => Math.round(share * 1000) / 10;

function toSentence(shares: SpendShare[]): string {
  const parts = shares.map(({ label, eur }) => `${label.toLowerCase()} ${formatEurCents(eur)}`);
  return `Composizione: ${parts.join(", ")}`;
}
