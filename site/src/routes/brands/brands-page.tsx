import {
  type BrandOffers,
  type BrandSummary,
  OFFER_WORDS,
  TIPOLOGIES,
  type Tipology,
} from "@volpe/contract";
import { createBrowsingCalls } from "@volpe/core";
import { SupplierTile } from "@volpe/ui";
import { Link, useLoaderData } from "react-router-dom";
import { clientContext } from "../../page/client-context.ts";
import { SiteDemonstration } from "../../page/demonstration-notice.tsx";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import "./brands.css";

const ENERGY = { id: "energia", title: "Luce e gas" };

/** The section of each typology's suppliers or makes. */
const SECTIONS: Readonly<Record<Tipology, { id: string; title: string }>> = {
  luce: ENERGY,
  gas: ENERGY,
  internet: { id: "internet", title: "Internet" },
  pos: { id: "pos", title: "POS" },
  noleggio: { id: "marche", title: "Auto a noleggio, per marca" },
};
const GROUPS = [...new Set(TIPOLOGIES.map((tipology) => SECTIONS[tipology]))];

/** The API call returns its data as JSON text, like all of `api.frontend`. */
export async function loader({ context }: PageLoaderArgs) {
  const { request } = context.get(clientContext).api;
  const brands: BrandSummary[] = JSON.parse(await createBrowsingCalls(request).brands());
  return { brands };
}

export function Component() {
  const { brands } = useLoaderData<typeof loader>();
  const groups = GROUPS.map((group) => ({
    ...group,
    brands: brands.flatMap((brand) => {
      const offers = brand.offers.filter(({ tipology }) => SECTIONS[tipology] === group);
      return offers.length === 0 ? [] : [{ ...brand, offers }];
    }),
  })).filter((group) => group.brands.length > 0);
  const others = brands.filter(({ offers }) => offers.length === 0);
  return (
    <div className="brands v-container">
      <PageHead
        title="Fornitori e marche"
        description="Tutti i fornitori di luce, gas, internet e POS e le marche di auto a noleggio, con quante offerte hanno oggi."
        path="/brands"
      />
      <header>
        <h1>Fornitori e marche</h1>
        <p className="v-lead">
          Chi vende oggi quello che confronto, in ordine alfabetico, con quante offerte ha. Tocca il
          numero per vederle in classifica.
        </p>
        <SiteDemonstration />
        <nav aria-label="Gruppi">
          <ul className="v-cluster">
            {groups.map(({ id, title, brands: { length } }) => (
              <li key={id}>
                <a className="v-chip" href={`#${id}`}>
                  {title} ({length})
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {groups.length === 0 && (
        <p className="v-notice">
          In questo momento non c’è nessuna offerta in vendita. Riprova domani.
        </p>
      )}
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={group.id}>
          <h2 id={group.id}>{group.title}</h2>
          <ul className="brands__list">
            {group.brands.map(({ id, name, offers }) => (
              <li key={id}>
                <SupplierTile name={name} size={40} />
                <div>
                  <h3>{offers[0] ? <Link to={offers[0].path}>{name}</Link> : name}</h3>
                  <ul>
                    {offers.map((offer) => (
                      <li key={offer.path}>
                        <Link to={offer.path}>
                          {toCountWords(offer)}
                          <span className="v-hidden"> di {name}</span>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {others.length > 0 && (
        <section aria-labelledby="altri">
          <h2 id="altri">Altri fornitori</h2>
          <p>
            Le loro offerte si vendono solo in alcune zone, o oggi non hanno una cifra da mettere in
            classifica: cercale per nome, o <Link to="/localizza-affare">scegli la tua zona</Link>.
          </p>
          <ul className="brands__list">
            {others.map(({ id, name }) => (
              <li key={id}>
                <SupplierTile name={name} size={40} />
                <div>
                  <h3>{name}</h3>
                  <Link to={`/search?q=${encodeURIComponent(name)}`}>
                    Cerca le offerte<span className="v-hidden"> di {name}</span>
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="v-quiet v-small">
        I nomi e i marchi delle auto sono dei rispettivi titolari: qui servono a riconoscerle.
      </p>
    </div>
  );
}

/** Formats a count, as `12 offerte luce`, `1 offerta luce per aziende`. */
function toCountWords({ tipology, destination, count, path }: BrandOffers): string {
  const word = OFFER_WORDS[tipology][count === 1 ? 0 : 1];
  const audience =
    path.includes("destinazione=") && destination === "aziende" ? " per aziende" : "";
  return `${count} ${word}${audience}`;
}
