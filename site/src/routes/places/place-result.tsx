import type { PlaceOffers, PlaceProducts, PlaceTipology } from "@volpe/contract";
import { formatEur, formatEurCents, Icon } from "@volpe/ui";
import { Link } from "react-router-dom";
import { FLAME, ZAP } from "../../layout/outlines.ts";
import { FIGURE_PERIODS } from "../products/figure-words.ts";
import { toChoiceHref, toRegionHref } from "./place-href.ts";

const NAMES = {
  luce: { title: "Luce", icon: ZAP },
  gas: { title: "Gas", icon: FLAME },
} as const;

/** What is valid in the chosen place: how many offers, from how much, which of them only there. */
export function PlaceResult({ offers }: { offers: PlaceOffers }) {
  const { place, tipologies, products } = offers;
  return (
    <section className="place-result" aria-labelledby="luogo-scelto">
      <header>
        <h2 id="luogo-scelto">{place.label}</h2>
        <p>
          <Link to={toRegionHref(place.region)} preventScrollReset>
            Tutte le province: {place.region}
          </Link>
          <Link to={toChoiceHref("")}>Torna a tutta Italia</Link>
        </p>
      </header>
      <div className="place-result__pair">
        {tipologies.map((tipology) => (
          <TipologyPanel key={tipology.tipology} tipology={tipology} />
        ))}
      </div>
      <ul className="place-result__others" aria-label="Che cos’altro si vende qui">
        {products.map((found) => (
          <li key={found.tipology}>
            <ProductsLine found={found} />
          </li>
        ))}
      </ul>
      {place.kind === "province" && (
        <p className="v-hint">
          Alcune offerte valgono in singoli comuni: se scrivi il tuo, le conto anche loro.
        </p>
      )}
    </section>
  );
}

const LISTS = {
  internet: { title: "Internet", reach: "La copertura dipende dall’indirizzo." },
  pos: { title: "POS", reach: "Gli stessi in tutta Italia." },
  noleggio: { title: "Noleggio", reach: "Gli stessi canoni in tutta Italia." },
} as const;

function ProductsLine({ found }: { found: PlaceProducts }) {
  const { tipology, total, local, cheapest, listPath } = found;
  const { title, reach } = LISTS[tipology];
  return (
    <>
      <Link to={listPath}>{title}</Link>
      {cheapest === null ? (
        <span>Oggi non ho niente da mostrarti.</span>
      ) : (
        <span>
          {total} {total === 1 ? "proposta" : "proposte"}, da{" "}
          <strong>{formatEurCents(cheapest.figureEur)}</strong> {FIGURE_PERIODS[cheapest.figurePer]}{" "}
          ({cheapest.name}). {local > 0 && `${local} di questa zona. `}
          {reach}
        </span>
      )}
    </>
  );
}

function TipologyPanel({ tipology: found }: { tipology: PlaceTipology }) {
  const { tipology, total, local, localOffers, cheapest, supply, listPath } = found;
  const { title, icon } = NAMES[tipology];
  return (
    <article className="place-panel" aria-labelledby={`zona-${tipology}`}>
      <h3 id={`zona-${tipology}`}>
        <Icon outline={icon} size={22} /> {title}
      </h3>
      {cheapest === null ? (
        <p>Oggi nessuna offerta è valida qui per il profilo di riferimento.</p>
      ) : (
        <>
          <p className="place-panel__figure">
            <span>si parte da</span>{" "}
            <strong className="v-figure">{formatEur(cheapest.spendEur)}</strong>{" "}
            <span>l’anno{cheapest.estimate && ", stima"}</span>
          </p>
          <p>
            <Link to={cheapest.path}>{cheapest.name}</Link> di {cheapest.supplier}
          </p>
          <p className="place-panel__facts">
            {total === 1 ? "Un’offerta vale qui" : `${total} offerte valgono qui`}, per {supply}.{" "}
            {toLocalWords(local)}
          </p>
          {localOffers.length > 0 && (
            <ul className="place-panel__local" aria-label="Offerte limitate a questa zona">
              {localOffers.map(({ path, name, supplier, spendEur }) => (
                <li key={path}>
                  <Link to={path}>{name}</Link>
                  <span>
                    {supplier}, {formatEur(spendEur)}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <Link className="v-button" to={listPath}>
            Confronta {tipology === "luce" ? "la luce" : "il gas"} qui
          </Link>
        </>
      )}
    </article>
  );
}

function toLocalWords(local: number): string {
  if (local === 0) return "Sono tutte nazionali.";
  return local === 1
    ? "Una è limitata a questa zona, le altre sono nazionali."
    : `${local} sono limitate a questa zona, le altre sono nazionali.`;
}
