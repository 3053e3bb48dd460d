import { formatEurCents, type PlaceOffers, type RegionOffers } from "@volpe/contract";
import { Link } from "react-router-dom";
import { ScrolledTable } from "../../page/scrolled-table.tsx";
import { toChoiceHref } from "../places/place-href.ts";

const TIPOLOGIES = ["luce", "gas"] as const;

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
              {TIPOLOGIES.map((tipology) => (
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
  return cheapest ? `${formatEurCents(cheapest.spendEur)}${cheapest.estimate ? "*" : ""}` : "–";
}
