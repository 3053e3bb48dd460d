import {
  ENERGY_TIPOLOGIES,
  FIGURE_PERIODS,
  formatEurCents,
  NO_VALUE,
  type PlaceOffers,
  type PlaceProducts,
  type PlaceTipology,
  type RegionOffers,
  TIPOLOGY_LISTS,
} from "@volpe/contract";
import { Icon } from "@volpe/ui";
import { Link } from "react-router-dom";
import { FLAME, ZAP } from "../../layout/outlines.ts";
import { ScrolledTable } from "../../page/scrolled-table.tsx";
import { toChoiceHref, toRegionHref } from "../places/place-href.ts";

const ICONS = { luce: ZAP, gas: FLAME } as const;

/** The offers of a place: how many, the cheapest, and those that are only sold there. */
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
        <p>
          Il luogo che scrivi resta in memoria per le altre pagine: «Torna a tutta Italia» lo
          toglie.
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

const REACH = {
  internet: "La copertura dipende dall’indirizzo.",
  pos: "Gli stessi in tutta Italia.",
  noleggio: "Gli stessi canoni in tutta Italia.",
} as const;

function ProductsLine({ found }: { found: PlaceProducts }) {
  const { tipology, total, local, cheapest, listPath } = found;
  return (
    <>
      <Link to={listPath}>{TIPOLOGY_LISTS[tipology].label}</Link>
      {cheapest === null ? (
        <span>Oggi non ho niente da mostrarti.</span>
      ) : (
        <span>
          {total} {total === 1 ? "proposta" : "proposte"}, da{" "}
          <strong>{formatEurCents(cheapest.figureEur)}</strong> {FIGURE_PERIODS[cheapest.figurePer]}{" "}
          ({cheapest.name}). {local > 0 && `${local} di questa zona. `}
          {REACH[tipology]}
        </span>
      )}
    </>
  );
}

function TipologyPanel({ tipology: found }: { tipology: PlaceTipology }) {
  const { tipology, total, local, localOffers, cheapest, supply, listPath } = found;
  return (
    <article className="place-panel" aria-labelledby={`zona-${tipology}`}>
      <h3 id={`zona-${tipology}`}>
        <Icon outline={ICONS[tipology]} size={22} /> {TIPOLOGY_LISTS[tipology].label}
      </h3>
      {cheapest === null ? (
        <p>Oggi nessuna offerta è valida qui per il profilo di riferimento.</p>
      ) : (
        <>
          <p className="place-panel__figure">
            <span>si parte da</span>{" "}
            <strong className="v-figure">{formatEurCents(cheapest.spendEur)}</strong>{" "}
            <span>l’anno{cheapest.estimate && ", stima"}</span>
          </p>
          <p>
            <Link to={cheapest.path}>{cheapest.name}</Link> di {cheapest.supplier}
          </p>
          <p className="place-panel__facts">
            {total === 1 ? "Un’offerta vale qui" : `${total} offerte valgono qui`}, per {supply}.{" "}
            {toLocalWords(local, total)}
          </p>
          {localOffers.length > 0 && (
            <ul className="place-panel__local" aria-label="Offerte limitate a questa zona">
              {localOffers.map(({ path, name, supplier, spendEur }) => (
                <li key={path}>
                  <Link to={path}>{name}</Link>
                  <span>
                    {supplier}, {formatEurCents(spendEur)}
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

function toLocalWords(local: number, total: number): string {
  if (total === 1) return local === 1 ? "È limitata a questa zona." : "È nazionale.";
  if (local === 0) return "Sono tutte nazionali.";
  if (local === total) return "Sono tutte limitate a questa zona.";
  const others = total - local === 1 ? "l’altra è nazionale" : "le altre sono nazionali";
  return local === 1
    ? `Una è limitata a questa zona, ${others}.`
    : `${local} sono limitate a questa zona, ${others}.`;
}

/** The provinces of a region: the lowest spend of each, and how many offers are only sold there. */
export function RegionResult({ offers: { region, provinces } }: { offers: RegionOffers }) {
  return (
    <section className="place-result" aria-labelledby="luogo-scelto">
      <header>
        <h2 id="luogo-scelto">{region}</h2>
        <p>Scegli la provincia: prezzi e offerte possono cambiare dall’una all’altra.</p>
      </header>
      <ScrolledTable label={`Le province: ${region}`}>
        <caption>
          Spesa annua della meno cara, per il profilo di riferimento del Portale Offerte
        </caption>
        <thead>
          <tr>
            <th scope="col">Provincia</th>
            <th scope="col" className="v-number">
              Luce da
            </th>
            <th scope="col" className="v-number">
              Gas da
            </th>
            <th scope="col" className="v-number">
              Di zona
            </th>
          </tr>
        </thead>
        <tbody>
          {provinces.map((offers) => (
            <tr key={offers.place.province}>
              <th scope="row">
                <Link to={toChoiceHref(offers.place.label)}>
                  {offers.place.label.replace(/^Provincia (di )?/, "")}
                </Link>
              </th>
              {ENERGY_TIPOLOGIES.map((tipology) => (
                <td key={tipology} className="v-number">
                  {toFigure(offers, tipology)}
                </td>
              ))}
              <td className="v-number">
                {offers.tipologies.reduce((sum, { local }) => sum + local, 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
      <p className="v-hint">
        «Di zona» sono le offerte che valgono lì e non in tutta Italia. Un asterisco segna una
        stima.
      </p>
    </section>
  );
}

function toFigure({ tipologies }: PlaceOffers, tipology: "luce" | "gas"): string {
  const cheapest = tipologies.find((each) => each.tipology === tipology)?.cheapest;
  return cheapest
    ? `${formatEurCents(cheapest.spendEur)}${cheapest.estimate ? "*" : ""}`
    : NO_VALUE;
}
