import type { SpendParts } from "@volpe/contract";
import { formatEur } from "../figures/format-figures.ts";
import { type SpendShare, toSpendShares } from "./spend-shares.ts";

/**
 * What a yearly figure is made of, as a thin bar. The words and figures under it say the same, so
 * the drawing is hidden from readers; without them (`legend` false) it carries a name of its own.
 */
export function SpendBar({ spend, legend = true }: { spend: SpendParts; legend?: boolean }) {
  const shares = toSpendShares(spend);
  return (
    <div className="v-spend" part="spend">
      {legend ? (
        <svg className="v-spend-bar" aria-hidden="true" focusable="false" width="100%" height="8">
          <Bars shares={shares} />
        </svg>
      ) : (
        <svg
          className="v-spend-bar"
          role="img"
          aria-label={toSentence(shares)}
          focusable="false"
          width="100%"
          height="8"
        >
          <Bars shares={shares} />
        </svg>
      )}
      {legend ? (
        <dl className={isLong(shares) ? "v-spend-legend v-spend-legend-long" : "v-spend-legend"}>
          {shares.map(({ key, label, wholeEur }) => (
            <div key={key}>
              <dt>
                <svg aria-hidden="true" focusable="false" width="8" height="8">
                  <rect className={`v-spend-${key}`} width="8" height="8" rx="2.5" />
                </svg>
                {label}
              </dt>
              <dd>{formatEur(wholeEur)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

/** A factory's figures are wider than a home's, and need two rows sooner. */
function isLong(shares: SpendShare[]): boolean {
  return shares.some(({ eur }) => Math.abs(eur) >= 100_000);
}

function Bars({ shares }: { shares: SpendShare[] }) {
  let start = 0;
  return shares.map(({ key, share }) => {
    const x = start;
    start += share * 100;
    return (
      <rect
        key={key}
        className={`v-spend-${key}`}
        x={`${x.toFixed(2)}%`}
        width={`${(share * 100).toFixed(2)}%`}
        height="8"
      />
    );
  });
}

function toSentence(shares: SpendShare[]): string {
  const parts = shares.map(
    ({ label, wholeEur }) => `${label.toLowerCase()} ${formatEur(wholeEur)}`,
  );
  return `Composizione: ${parts.join(", ")}`;
}
