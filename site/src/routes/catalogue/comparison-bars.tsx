import { type Comparison, formatEurCents } from "@volpe/contract";
import "./comparison-bars.css";

type ComparedItem = Comparison["items"][number];

/** Fills of the parts, in their order; parts after the fourth share the last fill. */
const FILLS = ["sale", "network", "charges", "taxes"] as const;

const BAR_HEIGHT = 22;

/** The parts of each figure as bars of one scale; screen readers get the same data as a table. */
export function ComparisonBars({ items }: { items: readonly ComparedItem[] }) {
  const drawn = items.filter(({ figureEur }) => figureEur !== null);
  const labels = drawn[0]?.parts.map(({ label }) => label) ?? [];
  const largest = Math.max(...drawn.map(toPositiveSum), 1);
  if (labels.length === 0) return null;
  return (
    <figure className="compared-bars">
      <figcaption>Di che cosa è fatta la spesa</figcaption>
      <div aria-hidden="true">
        {drawn.map((item) => (
          <div key={item.slug} className="compared-bars__row">
            <p>
              {item.name} <strong>{formatEurCents(item.figureEur ?? 0)}</strong>
            </p>
            <svg width="100%" height={BAR_HEIGHT} aria-hidden="true">
              <Bar item={item} largest={largest} />
            </svg>
            <p className="compared-bars__parts">
              {item.parts.map(({ label, amountEur }) => (
                <span key={label}>
                  {label} {formatEurCents(amountEur)}
                </span>
              ))}
            </p>
          </div>
        ))}
        <ul className="compared-bars__legend">
          {labels.map((label, index) => (
            <li key={label}>
              <svg width="10" height="10" aria-hidden="true">
                <rect className={toFill(index)} width="10" height="10" rx="3" />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      </div>
      {/* The hidden box is around the table: a table itself never gets narrower than its words. */}
      <div className="v-hidden">
        <table>
          <caption>Composizione in euro</caption>
          <thead>
            <tr>
              <td />
              {drawn.map(({ slug, name }) => (
                <th key={slug} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {drawn.map(({ slug, parts }) => (
                  <td key={slug}>{formatEurCents(parts[index]?.amountEur ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function Bar({ item, largest }: { item: ComparedItem; largest: number }) {
  let start = 0;
  return item.parts.map(({ label, amountEur }, index) => {
    const x = start;
    const width = (Math.max(0, amountEur) / largest) * 100;
    start += width;
    return (
      <rect
        key={label}
        className={toFill(index)}
        x={`${x.toFixed(2)}%`}
        width={`${width.toFixed(2)}%`}
        height={BAR_HEIGHT}
      />
    );
  });
}

/** The length of a bar. Discounts are negative and appear only in the table. */
function toPositiveSum({ parts }: ComparedItem): number {
  return parts.reduce((sum, { amountEur }) => sum + Math.max(0, amountEur), 0);
}

function toFill(index: number): string {
  return `v-spend-${FILLS[Math.min(index, FILLS.length - 1)]}`;
}
