import {
  type CatalogueState,
  formatEurCents,
  type OfferResult,
  type SupplyProfile,
} from "@volpe/contract";
import { DemonstrationLine, EstimateMark, SpendBar } from "@volpe/ui";
import { Link } from "react-router-dom";
import type { PlottedSpends } from "../catalogue/energy/spend-dots.tsx";
import { SpendPlot } from "../catalogue/energy/spend-plot.tsx";
import { toProfileWords } from "../catalogue/energy/supply-profile.ts";
import { DataDay } from "../catalogue/notices.tsx";

export type Today = PlottedSpends & {
  catalogue: CatalogueState;
  best: OfferResult;
  /** The supply that the figures are for. */
  profile: SupplyProfile;
};

/** The cheapest electricity offer for the reference household, as the catalogue has it today. */
export function TodaysBest({ catalogue, best, profile, ...spends }: Today) {
  const { medianSpendEur, rankedTotal } = spends;
  const gap = medianSpendEur === null ? 0 : medianSpendEur - best.spend.total;
  return (
    <section className="today v-container" aria-labelledby="oggi">
      <header className="today__header">
        <h2 id="oggi">
          {gap > 0 ? (
            <>
              Fra la prima e quella a metà classifica ballano{" "}
              <span className="today__gap">{formatEurCents(gap)} l’anno</span>
            </>
          ) : (
            "La meno cara di oggi"
          )}
        </h2>
        <SpendPlot {...spends} />
        <p>
          {rankedTotal} {rankedTotal === 1 ? "offerta" : "offerte"} luce per il profilo di
          riferimento: {toProfileWords(profile)}.
        </p>
        <DataDay catalogue={catalogue} />
      </header>
      <article className="today__offer v-surface">
        <p className="today__rank">Prima in classifica oggi</p>
        {catalogue.demonstration && <DemonstrationLine />}
        <h3>
          <Link to={best.path}>{best.name}</Link>
        </h3>
        <p className="v-quiet">{best.supplier.name}</p>
        <p className="today__figure">
          <strong className="v-figure">{formatEurCents(best.spend.total)}</strong>
          <span className="v-quiet">l’anno, imposte comprese</span>
          {best.estimate.length > 0 && <EstimateMark />}
        </p>
        <SpendBar spend={best.spend} />
        {best.why.length > 0 && (
          <ul className="today__why">
            {best.why.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <Link className="v-button" to="/offerte/luce">
          Guarda tutta la classifica
        </Link>
      </article>
    </section>
  );
}
