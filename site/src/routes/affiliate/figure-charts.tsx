import { type AffiliateReport, formatCents, formatDate, formatTyped } from "@volpe/contract";
import type { ReactNode } from "react";

type Figures = AffiliateReport["total"];

type Figure = { name: keyof Figures; label: string; format: (figure: number) => string };

/** The charted figures, in the order in which they lead to a commission. */
export const CHARTED_FIGURES: readonly Figure[] = [
  { name: "arrivals", label: "Arrivi", format: formatTyped },
  { name: "conversations", label: "Conversazioni", format: formatTyped },
  { name: "leads", label: "Richieste", format: formatTyped },
  { name: "quotes", label: "Preventivi", format: formatTyped },
  { name: "contracts", label: "Contratti", format: formatTyped },
  { name: "commissionCents", label: "Commissioni", format: formatCents },
];

const WIDTH = 320;
const HEIGHT = 72;
const ROW_HEIGHT = 26;
/** At most this many rows are drawn by page, sub-id or element. The table has all rows. */
const ROWS_MAX = 8;

/** One chart for each figure. The table below has the same numbers, so screen readers skip the drawings. */
export function FigureCharts({ report, toLabel }: { report: AffiliateReport; toLabel: ToLabel }) {
  return (
    <div className="panel-charts">
      {CHARTED_FIGURES.map(({ name, label, format }) => (
        <figure key={name}>
          <figcaption>
            {label} <strong>{format(report.total[name])}</strong>
          </figcaption>
          {report.rows.every(({ figures }) => figures[name] === 0) ? (
            <p className="v-hint">Niente in questi giorni.</p>
          ) : report.per === "giorno" ? (
            <DayBars report={report} name={name} />
          ) : (
            <KeyBars report={report} name={name} format={format} toLabel={toLabel} />
          )}
        </figure>
      ))}
    </div>
  );
}

type ToLabel = (key: string) => string;

function Drawing({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      width="100%"
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/**
 * Draws a bar for each day. A bar hangs below the line if more was cancelled than earned that day.
 */
function DayBars({ report, name }: { report: AffiliateReport; name: keyof Figures }) {
  const { rows, from, to } = report;
  const values = rows.map(({ figures }) => figures[name]);
  const top = Math.max(...values, 0);
  const bottom = Math.min(...values, 0);
  const scale = HEIGHT / Math.max(top - bottom, 1);
  const zero = top === bottom ? HEIGHT : top * scale;
  const step = WIDTH / rows.length;
  return (
    <>
      <Drawing height={HEIGHT}>
        <rect className="panel-charts__line" y={zero - 1} width={WIDTH} height={1} />
        {rows.map(({ key, figures }, at) => {
          const height = Math.abs(figures[name]) * scale;
          return (
            <rect
              key={key}
              className={figures[name] < 0 ? "panel-charts__loss" : "panel-charts__bar"}
              x={at * step + step * 0.1}
              y={figures[name] < 0 ? zero : zero - height}
              width={step * 0.8}
              height={height}
            />
          );
        })}
      </Drawing>
      <p className="panel-charts__ends">
        <span>{formatDate(from)}</span>
        <span>{formatDate(to)}</span>
      </p>
    </>
  );
}

/** A row for each page, sub-id or element, the largest first. */
function KeyBars({
  report,
  name,
  format,
  toLabel,
}: Omit<Figure, "label"> & { report: AffiliateReport; toLabel: ToLabel }) {
  const rows = report.rows
    .filter(({ figures }) => figures[name] !== 0)
    .toSorted((one, other) => other.figures[name] - one.figures[name])
    .slice(0, ROWS_MAX);
  const largest = Math.max(...rows.map(({ figures }) => figures[name]), 1);
  return (
    <ul className="panel-charts__rows">
      {rows.map(({ key, figures }) => (
        <li key={key}>
          <span>{toLabel(key)}</span> <span className="v-number">{format(figures[name])}</span>
          <Drawing height={ROW_HEIGHT / 4}>
            <rect
              className="panel-charts__bar"
              width={(Math.max(figures[name], 0) / largest) * WIDTH}
              height={ROW_HEIGHT / 4}
            />
          </Drawing>
        </li>
      ))}
    </ul>
  );
}
