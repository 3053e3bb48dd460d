import {
  type AffiliateFigures,
  type AffiliateReport,
  addDays,
  countDays,
  type FigureGroup,
  splitTracking,
} from "@volpe/contract";
import { type CsvCell, toCsv } from "../tables/csv.ts";
import type { CountedRow } from "./report-repository.ts";

const NONE: AffiliateFigures = {
  arrivals: 0,
  conversations: 0,
  leads: 0,
  quotes: 0,
  contracts: 0,
  commissionCents: 0,
  flagged: 0,
};

/** The figure that a row adds to; `order` is only a step to a contract. */
const FIGURE_OF: Readonly<Record<CountedRow["kind"], keyof AffiliateFigures | null>> = {
  arrival: "arrivals",
  conversation: "conversations",
  lead: "leads",
  quote: "quotes",
  order: null,
  contract: "contracts",
  commission: "commissionCents",
};

const KEY_OF: Readonly<Record<FigureGroup, (row: CountedRow) => string>> = {
  giorno: ({ day }) => day,
  pagina: ({ page }) => page,
  sub: ({ tracking }) => splitTracking(tracking).sub,
  widget: ({ widget }) => widget,
};

/** Groups the rows; a report by days has every day from `from` to `to`. */
export function toReport(
  rows: readonly CountedRow[],
  { per, from, to }: { per: FigureGroup; from: string; to: string },
): AffiliateReport {
  const groups = new Map<string, AffiliateFigures>();
  if (per === "giorno") {
    for (let at = 0; at < countDays({ start: from, end: to }); at += 1) {
      groups.set(addDays(from, at), { ...NONE });
    }
  }
  const total = { ...NONE };
  for (const row of rows) {
    const key = KEY_OF[per](row);
    const figures = groups.get(key) ?? { ...NONE };
    groups.set(key, figures);
    add(figures, row);
    add(total, row);
  }
  const listed = [...groups].map(([key, figures]) => ({ key, figures }));
  return { per, from, to, rows: per === "giorno" ? listed : listed.toSorted(byArrivals), total };
}

const COLUMNS: readonly [name: string, read: (figures: AffiliateFigures) => number][] = [
  ["arrivi", ({ arrivals }) => arrivals],
  ["conversazioni", ({ conversations }) => conversations],
  ["richieste", ({ leads }) => leads],
  ["preventivi", ({ quotes }) => quotes],
  ["contratti", ({ contracts }) => contracts],
  ["commissione_euro", ({ commissionCents }) => commissionCents / 100],
  ["non_contati", ({ flagged }) => flagged],
];

/** The report as a table for a spreadsheet. */
export function toReportCsv({ per, rows, total }: AffiliateReport): string {
  const toCells = (key: string, figures: AffiliateFigures): CsvCell[] => [
    key,
    ...COLUMNS.map(([, read]) => read(figures)),
  ];
  return toCsv([
    [per, ...COLUMNS.map(([name]) => name)],
    ...rows.map(({ key, figures }) => toCells(key, figures)),
    toCells("totale", total),
  ]);
}

function add(figures: AffiliateFigures, { kind, isCounted, count }: CountedRow): void {
  const name = FIGURE_OF[kind];
  if (name !== null) {
    figures[isCounted ? name : "flagged"] += count;
  }
}

type Row = AffiliateReport["rows"][number];

function byArrivals(one: Row, other: Row): number {
  return other.figures.arrivals - one.figures.arrivals || one.key.localeCompare(other.key, "it");
}
