import type { CatalogueState, OfferResult, SupplyProfile } from "@volpe/contract";
import { EstimateMark, formatEur, formatEurCents, SpendBar } from "@volpe/ui";
import { Link } from "react-router-dom";
import { DemonstrationNotice } from "../offers/catalogue-notices.tsx";
import { DataDay } from "../offers/data-day.tsx";
import { toProfileWords } from "../offers/profile-words.ts";
import { GapBars } from "./gap-bars.tsx";

export type Today = {
  catalogue: CatalogueState;
  best: OfferResult;
  /** € a year of the median ranked offer. */
  medianSpendEur: number | null;
  /** What the figures are for. */
  profile: SupplyProfile;
  /** How many offers are ranked for it. */
  total: number;
};

/** The cheapest electricity offer for the reference household, as the catalogue has it today. */
export function TodaysBest({ catalogue, best, medianSpendEur, total, profile }: Today) {
  const gap = medianSpendEur === null ? 0 : medianSpendEur - best.spend.total;
  return (
    <section className="today v-container" aria-labelledby="oggi">
      <header className="today__header">
        <h2 id="oggi">
          {gap > 0 ? (
            <>
              Fra la prima e quella a metà classifica ballano{" "}
              <span className="today__gap">{formatEur(gap)} l’anno</span>
            </>
          ) : (
            "La meno cara di oggi"
          )}
        </h2>
        {gap > 0 && medianSpendEur !== null && (
          <GapBars bestSpendEur={best.spend.total} medianSpendEur={medianSpendEur} />
        )}
        <p>
          {total} offerte luce per il profilo di riferimento: {toProfileWords(profile)}.
        </p>
        <DataDay catalogue={catalogue} />
      </header>
      <article className="today__offer v-surface">
        <p className="today__rank">Prima in classifica oggi</p>
        <h3>
          <Link to={best.path}>{best.name}</Link>
        </h3>
        <p className="v-quiet">{best.supplier.name}</p>
        <p className="today__figure">
          <strong className="v-figure">{formatEurCents(best.spend.total)}</strong>
          <span className="v-quiet">l’anno, imposte comprese</span>
          {best.estimate.length > 0 && <EstimateMark href="/come-funziono#stima" />}
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
      {catalogue.demonstration && (
        <div className="today__notes">
          <DemonstrationNotice />
        </div>
      )}
    </section>
  );
}
