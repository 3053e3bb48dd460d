import { formatEurCents, formatQuantity, type OfferList } from "@volpe/contract";

export type PlottedSpends = Pick<
  OfferList,
  "spread" | "presentSpend" | "medianSpendEur" | "rankedTotal"
>;
type DrawnSpends = PlottedSpends & { spread: NonNullable<PlottedSpends["spread"]> };

/** Radius of the dot of one offer, px; a dot of many is at most twice as large. */
const RADIUS = 3;

/** The drawing of `SpendPlot`, with its figures in words. */
export function SpendDots({ spread, presentSpend, medianSpendEur, rankedTotal }: DrawnSpends) {
  const { minEur, maxEur, counts } = spread;
  const marked = presentSpend?.eur ?? medianSpendEur ?? minEur;
  const low = Math.min(minEur, marked);
  const width = Math.max(maxEur, marked) - low;
  const toX = (eur: number) => `${(width > 0 ? (100 * (eur - low)) / width : 50).toFixed(1)}%`;
  const most = Math.max(...counts);
  return (
    <>
      <svg aria-hidden="true">
        {counts.map(
          (count, step) =>
            count > 0 && (
              <circle
                key={step}
                cx={toX(minEur + ((maxEur - minEur) * step) / (counts.length - 1 || 1))}
                cy="9"
                r={(RADIUS * (1 + Math.sqrt((count - 1) / most))).toFixed(1)}
              />
            ),
        )}
        <line x1={toX(marked)} x2={toX(marked)} y2="18" />
      </svg>
      <figcaption>
        <span>
          Da {formatEurCents(minEur)} a {formatEurCents(maxEur)} l’anno
        </span>{" "}
        <b>
          {presentSpend
            ? `la tua ${formatQuantity(marked, "€")}: ${toCheaperWords(presentSpend.cheaperTotal, rankedTotal)}`
            : `a metà ${formatEurCents(marked)}`}
        </b>
      </figcaption>
    </>
  );
}

function toCheaperWords(cheaper: number, total: number): string {
  if (cheaper === 0) return "nessuna costa meno";
  return `${cheaper} su ${total} ${cheaper === 1 ? "costa" : "costano"} meno`;
}
