import { BRAND, type EnergyTipology } from "@volpe/contract";
import { formatEur } from "@volpe/ui";
import { data, Link, useLoaderData } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { AppliedFilters } from "../listing/applied-filters.tsx";
import { CompareBar } from "../listing/compare-bar.tsx";
import { getComparisonView, prepareComparison } from "../listing/comparison.ts";
import { FilterForm } from "../listing/filter-form.tsx";
import { Pagination } from "../listing/pagination.tsx";
import { SortLinks } from "../listing/sort-links.tsx";
import { toCanonicalPath } from "../listing/to-canonical-path.ts";
import type { PageLoaderArgs } from "../page-args.ts";
import { followPlace } from "../places/follow-place.ts";
import { AssumptionsBox } from "./assumptions-box.tsx";
import { BandsField } from "./bands-field.tsx";
import { isEnergyTipology } from "./calculator-redirect.ts";
import { CatalogueNotices } from "./catalogue-notices.tsx";
import { DataDay } from "./data-day.tsx";
import { ExcludedOffers, toWholeGroups } from "./excluded-offers.tsx";
import { IgnoredNotice } from "./ignored-notice.tsx";
import { NoOffers } from "./no-offers.tsx";
import { OfferCards } from "./offer-cards.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { toSupplySearch } from "./profile-url.ts";
import { toProfileWords } from "./profile-words.ts";
import { ScenarioBox } from "./scenario-box.tsx";
import { findTypicalConsumption } from "./typical-consumption.ts";
import "../listing/listing.css";
import "./offers.css";

export { prepareComparison as prepare };

/** The ranked list for the supply, the filters and the scenario in the address. */
export async function loader({ params, request, context }: PageLoaderArgs) {
  const tipology = params.typology;
  if (!isEnergyTipology(tipology)) throw data(null, { status: 404 });
  const typedPlace = await followPlace({ request, context });
  const { search: text, searchParams: search } = new URL(request.url);
  const { createOfferCalls } = await import("./offer-calls.ts");
  const calls = createOfferCalls(context.get(clientContext).api.request);
  const showsAllExcluded = search.get("escluse") === "tutte";
  const [list, all, comparison] = await Promise.all([
    calls.list(tipology, { search }),
    showsAllExcluded ? calls.excluded(tipology, { search }) : null,
    search.get("confronta") ? calls.compare(tipology, { search }) : null,
    prepareComparison(search),
  ]);
  const typical = findTypicalConsumption(tipology, search);
  return {
    tipology,
    text,
    typical: typical?.annualConsumption === list.query.consumo ? typical : null,
    list: all === null ? list : { ...list, excluded: toWholeGroups(all.offers) },
    comparison,
    showsAllExcluded,
    typedPlace,
  };
}

const NAMES: Record<EnergyTipology, string> = { luce: "luce", gas: "gas" };
const NOUN = ["offerta", "offerte"] as const;

export function Component() {
  const { tipology, text, typical, list, comparison, showsAllExcluded, typedPlace } =
    useLoaderData<typeof loader>();
  const { catalogue, profile, offers, total, rankedTotal, page, pages, medianSpendEur } = list;
  const path = `/offerte/${tipology}`;
  const search = new URLSearchParams(text);
  const ComparisonView = comparison && getComparisonView();
  const audience = profile.destination === "aziende" ? " per aziende" : "";
  return (
    <div className="listing offers v-container">
      <PageHead
        title={
          comparison === null
            ? `Offerte ${NAMES[tipology]}${audience}, dalla meno cara${page > 1 ? `, pagina ${page}` : ""}`
            : `Offerte ${NAMES[tipology]}${audience} a confronto`
        }
        description={`Tutte le offerte ${NAMES[tipology]} valide oggi in fila per spesa annua, imposte comprese, calcolate sul tuo consumo. Senza posti in vendita.`}
        path={toCanonicalPath({ path, destination: profile.destination, page })}
        indexed={comparison === null}
        picture={{
          title: `Offerte ${NAMES[tipology]}${audience}, dalla meno cara`,
          drawing: `/pictures/tipologies/${tipology}.svg`,
        }}
      />
      <div className="listing__whole listing__top">
        <div className="listing__lead">
          <header className="listing__header">
            <h1>
              Offerte {NAMES[tipology]}
              {comparison === null ? ", dalla meno cara" : " a confronto"}
            </h1>
            {rankedTotal > 0 && (
              <p className="offers__summary">
                <strong>{rankedTotal}</strong> {NOUN[rankedTotal === 1 ? 0 : 1]} per{" "}
                {toProfileWords(profile)}.
                {medianSpendEur !== null && (
                  <>
                    {" "}
                    A metà classifica si spendono <strong>{formatEur(medianSpendEur)}</strong>{" "}
                    l’anno.
                  </>
                )}
              </p>
            )}
            <DataDay catalogue={catalogue} />
          </header>
          <ProfileForm
            key={JSON.stringify([profile, typedPlace])}
            action={path}
            profile={profile}
            typedPlace={typedPlace}
            wide
          />
          <CatalogueNotices catalogue={catalogue} />
        </div>
        {comparison === null && <AssumptionsBox assumptions={list.assumptions} typical={typical} />}
      </div>
      {ComparisonView === null ? (
        <>
          <div className="listing__side">
            <FilterForm
              action={path}
              frame={list}
              counted={{ path: "/offers", query: { tipology } }}
              noun={NOUN}
              fields={["fasce"]}
            >
              {tipology === "luce" && <BandsField bands={profile.bands} />}
            </FilterForm>
            <ScenarioBox action={path} tipology={tipology} scenario={list.scenario} />
          </div>
          <div className="listing__main">
            <IgnoredNotice ignored={list.ignored} />
            <div className="listing__tools">
              <AppliedFilters applied={list.applied} />
              {total > 0 && <SortLinks sorts={list.sorts} />}
              {total < rankedTotal && (
                <p className="v-quiet">
                  {total} {NOUN[total === 1 ? 0 : 1]} su {rankedTotal} con questi filtri.
                </p>
              )}
            </div>
            {offers.length > 0 ? (
              <OfferCards list={list} itemSearch={toSupplySearch(search)} />
            ) : rankedTotal > 0 ? (
              <div className="no-offers">
                <h2>Nessuna offerta passa tutti i filtri</h2>
                <p>
                  Togline uno qui sopra, oppure{" "}
                  <Link to={path + toSupplySearch(search)}>toglili tutti</Link>: le offerte per la
                  tua fornitura sono {rankedTotal}.
                </p>
              </div>
            ) : (
              <NoOffers catalogue={catalogue} profile={profile} />
            )}
            <CompareBar action={path} />
            <Pagination page={page} pages={pages} />
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
          </div>
        </>
      ) : (
        <div className="listing__whole">
          {comparison && (
            <ComparisonView
              comparison={comparison}
              path={path}
              itemSearch={toSupplySearch(search)}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** The address of the same list with the names of all offers that are not ranked. */
function toExcludedHref(path: string, search: URLSearchParams): string {
  const all = new URLSearchParams(search);
  all.set("escluse", "tutte");
  return `${path}?${all}#escluse`;
}

function toExportHref(tipology: EnergyTipology, search: URLSearchParams): string {
  return `/api/v1/offers.csv?${new URLSearchParams([["tipology", tipology], ...search])}`;
}
