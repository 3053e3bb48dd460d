import {
  type EnergyTipology,
  type Estimate,
  formatTypedEur,
  formatUnitPrice,
  type IndexHistoryMonth,
  nameIndex,
  namePaidIndex,
  nameShortMonth,
  type PresentContract,
  toEnergyUnit,
} from "@volpe/contract";
import { ScrolledTable } from "../../page/scrolled-table.tsx";
import "./index-history.css";

/** Units of the drawing; the style sheet scales it to the page's width. */
const WIDTH = 720;
const HEIGHT = 260;
const PAD = { left: 52, right: 12, top: 12, bottom: 30 };

/**
 * Steps of the scale, € a unit. The drawing uses the first step with fewer than `LINES_MAX` lines.
 */
const STEPS = [0.02, 0.05, 0.1, 0.2, 0.5, 1];
const LINES_MAX = 6;

type IndexHistoryProps = {
  estimate: Pick<Estimate, "history" | "present" | "profile" | "query">;
};

/** The wholesale price month by month with the price of the present contract in it. */
export function IndexHistory({ estimate }: IndexHistoryProps) {
  const { history, profile, present } = estimate;
  if (history.length < 2) return null;
  const { tipology } = profile;
  const isElectric = tipology === "luce";
  const unit = toEnergyUnit(tipology);
  const index = nameIndex(tipology);
  const hasContract = history.some(({ contractEur }) => contractEur !== null);
  const terms = present?.source === "terms" ? present : null;
  return (
    <section aria-labelledby="storia">
      <h2 id="storia">
        {hasContract ? `Il ${index} e il tuo prezzo` : `Il ${index} mese per mese`}
      </h2>
      <p>
        {toSentence(history, tipology, { isFixed: terms?.pricing === "fixed" })}
        {toPriceNote(terms, tipology)}
        {estimate.query.dispacciamento === "compreso" &&
          " Il tuo prezzo comprende anche il dispacciamento, il prezzo all’ingrosso no."}
      </p>
      <figure className="index-history">
        <Drawing history={history} />
        <figcaption>
          <span className="index-history__key">{namePaidIndex(tipology)}</span>
          {hasContract && (
            <span className="index-history__key index-history__key--mine">
              il prezzo dell’energia del tuo contratto
            </span>
          )}
        </figcaption>
      </figure>
      <details className="v-details">
        <summary>Le stesse cifre in una tabella</summary>
        <ScrolledTable label="Prezzo all’ingrosso mese per mese">
          <thead>
            <tr>
              <th scope="col">Mese</th>
              <th scope="col">{index}</th>
              {isElectric && <th scope="col">Con le perdite</th>}
              {hasContract && <th scope="col">Il tuo prezzo</th>}
            </tr>
          </thead>
          <tbody>
            {history.toReversed().map(({ month, indexEur, paidEur, contractEur }) => (
              <tr key={month}>
                <th scope="row">{nameShortMonth(month)}</th>
                <td>{formatUnitPrice(indexEur, unit)}</td>
                {isElectric && <td>{formatUnitPrice(paidEur, unit)}</td>}
                {hasContract && (
                  <td>{contractEur === null ? "" : formatUnitPrice(contractEur, unit)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </ScrolledTable>
      </details>
    </section>
  );
}

/** Says where the person's own price is in the drawing, or why it is not there. */
function toPriceNote(
  terms: Extract<PresentContract, { source: "terms" }> | null,
  tipology: EnergyTipology,
): string {
  if (terms === null) {
    return " Il tuo prezzo qui non c’è: per disegnarlo mi serve il prezzo dell’energia del tuo contratto, o il suo spread.";
  }
  return terms.pricing === "fixed"
    ? ""
    : ` Il tuo prezzo è variabile: ogni mese è il ${namePaidIndex(tipology)} più ${formatUnitPrice(terms.unitPriceEur, toEnergyUnit(tipology))} di spread.`;
}

/** The content of the drawing in words. */
function toSentence(
  history: readonly IndexHistoryMonth[],
  tipology: EnergyTipology,
  { isFixed }: { isFixed: boolean },
): string {
  const byPrice = history.toSorted((a, b) => a.indexEur - b.indexEur);
  const [low, high] = [byPrice[0], byPrice.at(-1)];
  if (low === undefined || high === undefined) return "";
  const format = (eur: number) => formatUnitPrice(eur, toEnergyUnit(tipology));
  const paid =
    tipology === "luce"
      ? ` Con le perdite di rete, che ogni prezzo dell’energia comprende, da ${format(low.paidEur)} a ${format(high.paidEur)}.`
      : "";
  const range = `Negli ultimi ${history.length} mesi il ${nameIndex(tipology)} è andato da ${format(low.indexEur)} (${nameShortMonth(low.month)}) a ${format(high.indexEur)} (${nameShortMonth(high.month)}).${paid}`;
  if (!isFixed) return range;
  const dearer = history.filter(
    ({ paidEur, contractEur }) => contractEur !== null && paidEur > contractEur,
  ).length;
  const months = dearer === 1 ? "In un mese" : `In ${dearer} mesi`;
  return `${range} ${dearer === 0 ? "In nessun mese" : months} su ${history.length} il ${namePaidIndex(tipology)} era più alto del tuo prezzo fisso.`;
}

function Drawing({ history }: { history: readonly IndexHistoryMonth[] }) {
  const values = history.flatMap(({ paidEur, contractEur }) => [paidEur, contractEur ?? paidEur]);
  const highest = Math.max(...values, 0);
  const step = STEPS.find((each) => highest / each < LINES_MAX) ?? highest;
  // A labelled line is above the highest value, so that each value is between two labelled lines.
  const count = Math.floor(highest / step) + 1;
  const top = count * step;
  const bottom = Math.min(...values, 0);
  const toX = (place: number) =>
    PAD.left + (place * (WIDTH - PAD.left - PAD.right)) / (history.length - 1);
  const toY = (eur: number) =>
    PAD.top + ((top - eur) * (HEIGHT - PAD.top - PAD.bottom)) / (top - bottom);
  const toPath = (toEur: (month: IndexHistoryMonth) => number) =>
    history
      .map((month, place) => `${toX(place).toFixed(1)},${toY(toEur(month)).toFixed(1)}`)
      .join(" ");
  const lines = Array.from({ length: count + 1 }, (_, index) => index * step);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {lines.map((eur) => (
        <g key={eur} className="index-history__scale">
          <line x1={PAD.left} x2={WIDTH - PAD.right} y1={toY(eur)} y2={toY(eur)} />
          <text x={PAD.left - 8} y={toY(eur) + 4} textAnchor="end">
            {formatTypedEur(eur)}
          </text>
        </g>
      ))}
      {history.map(({ month }, place) =>
        place % 6 === 0 ? (
          <text
            key={month}
            className="index-history__month"
            x={toX(place)}
            y={HEIGHT - 8}
            textAnchor={place === 0 ? "start" : "middle"}
          >
            {nameShortMonth(month)}
          </text>
        ) : null,
      )}
      <polyline className="index-history__index" points={toPath(({ paidEur }) => paidEur)} />
      {history.every(({ contractEur }) => contractEur !== null) && (
        <polyline
          className="index-history__mine"
          points={toPath(({ contractEur, paidEur }) => contractEur ?? paidEur)}
        />
      )}
    </svg>
  );
}
