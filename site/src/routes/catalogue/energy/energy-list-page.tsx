import { BRAND, type ExcludedGroup, formatEurCents, PAGE_ENTRIES } from "@volpe/contract";
import { useId } from "react";
import { Link, useLoaderData } from "react-router-dom";
import type { PageLoaderArgs } from "../../../page/page-args.ts";
import { type Drawable, StaticHtml } from "../../../page/static-html.tsx";
import { ListLayout } from "../list-layout.tsx";
import { toListSearch } from "../list-search.ts";
import { prepareComparison } from "../load-comparison.ts";
import { DataDay, ParametersNotice } from "../notices.tsx";
import type { ExcludedGroupsProps } from "./excluded-groups.tsx";
import { excludedGroups } from "./load-excluded-groups.ts";
import { noOffers } from "./load-no-offers.ts";
import { offerCards } from "./load-offer-cards.ts";
import { ScenarioBox } from "./scenario-box.tsx";
import { SpendPlot } from "./spend-plot.tsx";
import { PROFILE_FIELDS, SupplyForm } from "./supply-form.tsx";
import { toSupplySearch } from "./supply-profile.ts";
import "./energy-list.css";

export { prepareComparison as prepare };

/** `/offerte/luce` and `/offerte/gas`. */
export async function loader(args: PageLoaderArgs) {
  // The first page brings its data: only a navigation in the browser loads this module.
  const { loadEnergyList } = await import("./load-energy-list.ts");
  return await loadEnergyList(args);
}

export function Component() {
  const { tipology, text, list, comparison, showsAllExcluded, typedPlace } =
    useLoaderData<typeof loader>();
  const { catalogue, profile, total, rankedTotal } = list;
  const path = `/offerte/${tipology}`;
  const search = new URLSearchParams(text);
  const itemSearch = toSupplySearch(search);
  const name = `Offerte ${tipology}`;
  const title = `${name}${profile.destination === "aziende" ? " per aziende" : ""}`;
  return (
    <ListLayout
      tipology={tipology}
      words={{
        title: `${title}, dalla meno cara`,
        heading: `${name}, dalla meno cara`,
        comparedTitle: `${title} a confronto`,
        description: `Tutte le offerte ${tipology} ${catalogue.demonstration ? "del catalogo, oggi di prova," : "valide oggi"} in fila per spesa annua, imposte comprese, calcolate sul tuo consumo. Senza posti in vendita.`,
        noun: ["offerta", "offerte"],
      }}
      picture={{
        title: `${title}, dalla meno cara`,
        drawing: `/pictures/tipologies/${tipology}.svg`,
      }}
      destination={profile.destination}
      frame={list}
      counted={{ path: "/offers", query: { tipology } }}
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
        <SupplyForm
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
      countNote={total < rankedTotal && ` su ${rankedTotal}`}
      none={
        <StaticHtml as="div" of={profile} keepsData>
          {() => {
            const { NoOffers } = noOffers.get();
            return <NoOffers catalogue={catalogue} profile={profile} />;
          }}
        </StaticHtml>
      }
      after={
        <>
          <p>
            Vuoi vederci anche il contratto che hai?{" "}
            <Link
              to={`/preventivo/calcolo?${new URLSearchParams([["tipologia", tipology], ...search])}`}
            >
              Calcola con le tue bollette
            </Link>
          </p>
          {total > 0 && (
            <p className="offers__export">
              <a
                href={`/api/v1/offers.csv?${new URLSearchParams([["tipology", tipology], ...search])}`}
                download
              >
                Scarica la classifica in CSV
              </a>
              , da aprire con un foglio di calcolo.
            </p>
          )}
          <ExcludedOffers
            total={list.excludedTotal}
            groups={list.excluded}
            allHref={
              showsAllExcluded
                ? null
                : `${path}${toListSearch(search, { escluse: "tutte" })}#escluse`
            }
          />
          <p className="offers__earnings">
            {BRAND.name} non riceve provvigioni da nessuna di queste offerte e non vende posti in
            classifica. <Link to="/come-funziono#provvigioni">Come guadagno</Link>
          </p>
        </>
      }
    >
      {/* Numbered over all pages. */}
      <StaticHtml
        as="ol"
        className="offers__cards"
        start={(list.page - 1) * PAGE_ENTRIES + 1}
        of={list.offers}
      >
        {(offers, { isStatic }) => {
          const { OfferCards } = offerCards.get();
          return <OfferCards {...{ list, offers, itemSearch, isStatic }} />;
        }}
      </StaticHtml>
    </ListLayout>
  );
}

type ExcludedOffersProps = Omit<ExcludedGroupsProps, "groups"> & {
  groups: Drawable<readonly ExcludedGroup[]>;
};

function ExcludedOffers({ groups, ...props }: ExcludedOffersProps) {
  const { total, allHref } = props;
  if (total === 0) return null;
  return (
    <StaticHtml
      as="details"
      className="v-details excluded"
      id="escluse"
      open={allHref === null}
      of={groups}
    >
      {(shown) => {
        const { ExcludedGroups } = excludedGroups.get();
        return <ExcludedGroups groups={shown} {...props} />;
      }}
    </StaticHtml>
  );
}

/** The shares of the consumption in the three bands, as the bill says them. */
function BandsField({ bands }: { bands: readonly number[] | undefined }) {
  const id = useId();
  return (
    <div className="v-field">
      <label className="v-label" htmlFor={id}>
        Consumo in F1, F2 e F3
      </label>
      <div className="v-affix">
        <input
          className="v-input"
          id={id}
          name="fasce"
          inputMode="numeric"
          placeholder="33-31-36"
          pattern="\d{1,3}-\d{1,3}-\d{1,3}"
          title="Tre percentuali che fanno 100, per esempio 33-31-36"
          defaultValue={bands?.join("-") ?? ""}
        />
        <span className="v-unit">%</span>
      </div>
    </div>
  );
}
