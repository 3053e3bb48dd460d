import {
  BRAND,
  type EnergyTipology,
  type ExcludedGroup,
  formatEurCents,
  type OfferList,
} from "@volpe/contract";
import { Link, useLoaderData } from "react-router-dom";
import type { PageLoaderArgs } from "../../../page/page-args.ts";
import { ListLayout } from "../list-layout.tsx";
import { toCanonicalPath } from "../list-search.ts";
import { prepareComparison } from "../load-comparison.ts";
import { DataDay, ParametersNotice } from "../notices.tsx";
import { BandsField } from "./bands-field.tsx";
import { NoOffers } from "./no-offers.tsx";
import { OfferCards } from "./offer-cards.tsx";
import { PROFILE_FIELDS, ProfileForm } from "./profile-form.tsx";
import { ScenarioBox } from "./scenario-box.tsx";
import { SpendPlot } from "./spend-plot.tsx";
import { toSupplySearch } from "./supply-profile.ts";
import "./energy-list.css";

export { prepareComparison as prepare };

/** `/offerte/luce` and `/offerte/gas`. */
export async function loader(args: PageLoaderArgs) {
  // The first page brings its data: only a navigation in the browser loads this module.
  const { loadEnergyList } = await import("./load-energy-list.ts");
  return await loadEnergyList(args);
}

const NOUN = ["offerta", "offerte"] as const;

export function Component() {
  const { tipology, text, household, list, comparison, showsAllExcluded, typedPlace } =
    useLoaderData<typeof loader>();
  const { catalogue, profile, offers, total, rankedTotal, page } = list;
  const path = `/offerte/${tipology}`;
  const search = new URLSearchParams(text);
  const itemSearch = toSupplySearch(search);
  const name = `Offerte ${tipology}`;
  const title = `${name}${profile.destination === "aziende" ? " per aziende" : ""}`;
  const ranked = `${title}, dalla meno cara`;
  return (
    <ListLayout
      head={{
        title:
          comparison === null
            ? `${ranked}${page > 1 ? `, pagina ${page}` : ""}`
            : `${title} a confronto`,
        description: `${page > 1 ? `Pagina ${page}. ` : ""}Tutte le offerte ${tipology} valide oggi in fila per spesa annua, imposte comprese, calcolate sul tuo consumo. Senza posti in vendita.`,
        path: toCanonicalPath(path, { destination: profile.destination, page }),
        picture: { title: ranked, drawing: `/pictures/tipologies/${tipology}.svg` },
      }}
      heading={comparison === null ? `${name}, dalla meno cara` : `${name} a confronto`}
      path={path}
      frame={household === null ? list : withHousehold(list, household)}
      counted={{ path: "/offers", query: { tipology } }}
      noun={NOUN}
      comparison={comparison}
      itemSearch={itemSearch}
      lead={
        <>
          {list.medianSpendEur !== null && (
            <p>A metà classifica si spendono {formatEurCents(list.medianSpendEur)} l’anno.</p>
          )}
          <DataDay catalogue={catalogue} />
        </>
      }
      use={
        <ProfileForm
          key={JSON.stringify([profile, typedPlace])}
          action={path}
          profile={profile}
          presentSpend={list.presentSpend}
          ignored={list.ignored}
          typedPlace={typedPlace}
        />
      }
      useKeys={PROFILE_FIELDS}
      isDemonstration={catalogue.demonstration}
      notice={
        <>
          <ParametersNotice catalogue={catalogue} />
          {comparison === null && <SpendPlot {...list} />}
        </>
      }
      filterFields={tipology === "luce" && <BandsField bands={profile.bands} />}
      filterFieldNames={["fasce"]}
      side={<ScenarioBox action={path} tipology={tipology} scenario={list.scenario} />}
      countWords={`${total} ${NOUN[total === 1 ? 0 : 1]}${total < rankedTotal ? ` su ${rankedTotal} con questi filtri` : ""}`}
      after={
        <>
          {total > 0 && (
            <p className="offers__export">
              <a href={toExportHref(tipology, search)} download>
                Scarica la classifica in CSV
              </a>
              , da aprire con un foglio di calcolo.
            </p>
          )}
          <ExcludedOffers
            total={list.excludedTotal}
            groups={list.excluded}
            allHref={showsAllExcluded ? null : toExcludedHref(path, search)}
          />
          <p className="offers__earnings">
            {BRAND.name} non riceve provvigioni da nessuna di queste offerte e non vende posti in
            classifica. <Link to="/come-funziono#provvigioni">Come guadagno</Link>
          </p>
        </>
      }
    >
      {offers.length > 0 ? (
        <OfferCards list={list} itemSearch={itemSearch} />
      ) : rankedTotal > 0 ? (
        <div className="no-offers">
          <h2>Nessuna offerta passa tutti i filtri</h2>
          <p>
            Togline uno qui sopra, oppure <Link to={path + itemSearch}>toglili tutti</Link>: le
            offerte per la tua fornitura sono {rankedTotal}.
          </p>
        </div>
      ) : (
        <NoOffers catalogue={catalogue} profile={profile} />
      )}
    </ListLayout>
  );
}

function withHousehold(list: OfferList, household: string): OfferList {
  const guess = `Consumo stimato da me per ${household}. Quello vero è in bolletta alla voce «consumo annuo».`;
  return { ...list, assumptions: [guess, ...list.assumptions] };
}

/** The same list with the names of all offers that are not ranked. */
function toExcludedHref(path: string, search: URLSearchParams): string {
  const all = new URLSearchParams(search);
  all.set("escluse", "tutte");
  return `${path}?${all}#escluse`;
}

function toExportHref(tipology: EnergyTipology, search: URLSearchParams): string {
  return `/api/v1/offers.csv?${new URLSearchParams([["tipology", tipology], ...search])}`;
}

type ExcludedOffersProps = {
  /** How many offers are not ranked. */
  total: number;
  groups: readonly ExcludedGroup[];
  /** The page that lists all of them; null on that page. */
  allHref: string | null;
};

/** The offers that are not ranked, by reason: the first names of each, or all. */
function ExcludedOffers({ total, groups, allHref }: ExcludedOffersProps) {
  if (total === 0) return null;
  const isCut = groups.reduce((sum, { offers }) => sum + offers.length, 0) < total;
  return (
    <details className="v-details excluded" id="escluse" open={allHref === null}>
      <summary>
        {total === 1
          ? "Un’offerta è rimasta fuori dalla classifica: ecco perché"
          : `${total} offerte sono rimaste fuori dalla classifica: ecco perché`}
      </summary>
      {groups.map(({ reason, count, offers }) => (
        <section key={reason}>
          <h3>
            {reason} <span>({count})</span>
          </h3>
          <ul>
            {offers.map(({ name, supplier }, index) => (
              // A supplier may sell two offers of the same name.
              <li key={index}>
                {name} <span>{supplier}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isCut && allHref !== null && (
        <p>
          Qui vedi solo le prime di ogni motivo. <Link to={allHref}>Guarda tutte le escluse</Link>
        </p>
      )}
    </details>
  );
}
