import {
  BRAND,
  type ExcludedGroup,
  formatEurCents,
  type OfferList,
  PAGE_ENTRIES,
} from "@volpe/contract";
import { Link, useLoaderData } from "react-router-dom";
import { FieldRow } from "../../../forms/field-row.tsx";
import { orReload } from "../../../page/or-reload.ts";
import type { PageLoaderArgs } from "../../../page/page-args.ts";
import { type Drawable, StaticHtml } from "../../../page/static-html.tsx";
import { ListLayout } from "../list-layout.tsx";
import { toListSearch, useListSearch } from "../list-search.ts";
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
  // The first page is sent with its data, so only a navigation in the browser loads this module.
  const { loadEnergyList } = await orReload(import("./load-energy-list.ts"));
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
      filterFields={tipology === "luce" && <BandsField ignored={list.ignored} />}
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
      {/* The numbers continue over all pages. */}
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

/**
 * The consumption in the three bands, or its shares, as the address has them. The server reads the
 * text and says why it cannot use it.
 */
function BandsField({ ignored }: Pick<OfferList, "ignored">) {
  const search = useListSearch();
  return (
    <FieldRow
      name="fasce"
      label="Fasce F1, F2 e F3, in % o kWh"
      error={ignored.find(({ key }) => key === "fasce")?.message}
    >
      {(attributes) => (
        <input {...attributes} placeholder="33-31-36" defaultValue={search.get("fasce") ?? ""} />
      )}
    </FieldRow>
  );
}
