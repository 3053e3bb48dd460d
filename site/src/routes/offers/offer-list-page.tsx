import { BRAND, type EnergyTipology, parseOfferQuery } from "@volpe/contract";
import { formatEur, OfferCard } from "@volpe/ui";
import { data, Link, useLoaderData } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { PageHead } from "../../layout/page-head.tsx";
import type { PageLoaderArgs } from "../page-args.ts";
import { AssumptionsBox } from "./assumptions-box.tsx";
import { isEnergyTipology } from "./calculator-redirect.ts";
import { CatalogueNotices } from "./catalogue-notices.tsx";
import { DataDay } from "./data-day.tsx";
import { ExcludedOffers, toWholeGroups } from "./excluded-offers.tsx";
import { IgnoredNotice } from "./ignored-notice.tsx";
import { toMedianReference } from "./median-reference.ts";
import { NoOffers } from "./no-offers.tsx";
import { Pagination } from "./pagination.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { toExcludedHref, toItemHref, toPageHref } from "./profile-url.ts";
import { toProfileWords } from "./profile-words.ts";
import { findTypicalConsumption } from "./typical-consumption.ts";
import "./offers.css";

/** The ranked list for the profile in the address. */
export async function loader({ params, request, context }: PageLoaderArgs) {
  const tipology = params.typology;
  if (!isEnergyTipology(tipology)) throw data(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  const { query, ignored } = parseOfferQuery(search);
  const { api } = context.get(clientContext);
  const showsAllExcluded = search.get("escluse") === "tutte";
  const [list, all] = await Promise.all([
    api.offers.list(tipology, query),
    showsAllExcluded ? api.offers.excluded(tipology, query) : null,
  ]);
  const typical = findTypicalConsumption(tipology, search);
  return {
    tipology,
    query,
    ignored,
    typical: typical?.annualConsumption === query.consumo ? typical : null,
    list: all === null ? list : { ...list, excluded: toWholeGroups(all.offers) },
    showsAllExcluded,
  };
}

const NAMES: Record<EnergyTipology, string> = { luce: "luce", gas: "gas" };

export function Component() {
  const { tipology, query, ignored, typical, list, showsAllExcluded } =
    useLoaderData<typeof loader>();
  const { catalogue, profile, offers, total, page, pages, medianSpendEur } = list;
  const path = `/offerte/${tipology}`;
  return (
    <div className="offers v-container">
      <PageHead
        title={`Offerte ${NAMES[tipology]}${profile.destination === "aziende" ? " per aziende" : ""}, dalla meno cara${page > 1 ? `, pagina ${page}` : ""}`}
        description={`Tutte le offerte ${NAMES[tipology]} valide oggi in fila per spesa annua, imposte comprese, calcolate sul tuo consumo. Senza posti in vendita.`}
        path={toPageHref(path, toIndexed(query), page)}
      />
      <header className="offers__header">
        <h1>Offerte {NAMES[tipology]}, dalla meno cara</h1>
        {total > 0 && (
          <p className="offers__summary">
            <strong>{total}</strong> {total === 1 ? "offerta" : "offerte"} per{" "}
            {toProfileWords(profile)}.
            {medianSpendEur !== null && (
              <>
                {" "}
                Metà costa meno di <strong>{formatEur(medianSpendEur)}</strong> l’anno.
              </>
            )}
          </p>
        )}
        <DataDay catalogue={catalogue} />
      </header>
      <ProfileForm key={JSON.stringify(profile)} action={path} profile={profile} wide />
      <AssumptionsBox assumptions={list.assumptions} typical={typical} />
      <div className="offers__list">
        <CatalogueNotices catalogue={catalogue} />
        <IgnoredNotice ignored={ignored} />
        {offers.length > 0 ? (
          <ol className="offers__cards" start={(page - 1) * 24 + 1}>
            {offers.map((offer, index) => (
              <li key={offer.slug}>
                <OfferCard
                  offer={offer}
                  href={toItemHref(offer.path, query)}
                  headingLevel={2}
                  estimateHref="/come-funziono#stima"
                  reference={toMedianReference(medianSpendEur)}
                  note={page === 1 && index === 0 ? "La meno cara" : undefined}
                />
              </li>
            ))}
          </ol>
        ) : total > 0 ? (
          <div className="no-offers">
            <h2>La classifica finisce prima</h2>
            <p>
              Per questi dati le pagine sono {pages}.{" "}
              <Link to={toPageHref(path, query, 1)}>Torna alla prima</Link>.
            </p>
          </div>
        ) : (
          <NoOffers catalogue={catalogue} profile={profile} />
        )}
        <Pagination path={path} query={query} page={page} pages={pages} />
        <ExcludedOffers
          total={list.excludedTotal}
          groups={list.excluded}
          allHref={showsAllExcluded ? null : toExcludedHref(path, query)}
        />
        <p className="offers__earnings">
          {BRAND.name} non riceve provvigioni da nessuna di queste offerte e non vende posti in
          classifica. <Link to="/come-funziono#provvigioni">Come guadagno</Link>
        </p>
      </div>
    </div>
  );
}

/** Only what makes another page for a search engine: not every visitor's consumption. */
function toIndexed({ destinazione }: { destinazione?: "privati" | "aziende" }) {
  return destinazione === "aziende" ? { destinazione } : {};
}
