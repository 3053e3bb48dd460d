import { formatDate, formatEur } from "@volpe/ui";
import { useEffect } from "react";
import { data, redirect, useLoaderData } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { useClient } from "../../use-client.tsx";
import { Heart } from "../favourites/heart.tsx";
import { CatalogueNotices } from "../offers/catalogue-notices.tsx";
import { DataDay } from "../offers/data-day.tsx";
import { IgnoredNotice } from "../offers/ignored-notice.tsx";
import { ProfileForm } from "../offers/profile-form.tsx";
import { toListHref } from "../offers/profile-url.ts";
import { toProfileWords } from "../offers/profile-words.ts";
import type { PageLoaderArgs } from "../page-args.ts";
import { followPlace } from "../places/follow-place.ts";
import { ItemAction } from "./item-action.tsx";
import { ItemReplacements } from "./item-replacements.tsx";
import { ItemSpend } from "./item-spend.tsx";
import { ItemSupplier } from "./item-supplier.tsx";
import { SheetLines } from "./sheet-lines.tsx";
import "./item.css";

/** One offer's whole sheet; an address with the wrong destination or brand leads to the right one. */
export async function loader({ params, request, context }: PageLoaderArgs) {
  const { createOfferCalls } = await import("../offers/offer-calls.ts");
  const url = new URL(request.url);
  const sheet = await createOfferCalls(context.get(clientContext).api.request).sheet(
    params.slug ?? "",
    {
      search: url.searchParams,
    },
  );
  if (sheet.path !== decodeURI(url.pathname)) throw redirect(sheet.path + url.search, 301);
  // After the sheet: an address that is not an offer's is no place to follow anybody.
  const typedPlace = await followPlace({ request, context });
  return data(
    { sheet, typedPlace, listHref: toListHref(sheet, url.searchParams) },
    { status: sheet.current ? 200 : 410 },
  );
}

export function Component() {
  const { sheet, typedPlace, listHref } = useLoaderData<typeof loader>();
  const { name, supplier, tipology, destination, profile, slug } = sheet;
  const { lists } = useClient();
  // What was viewed is kept by the browser alone: the page is the same for everybody.
  useEffect(() => {
    lists.view({ slug, brand: supplier.name, label: name });
  }, [lists, slug, supplier.name, name]);
  const audience = destination === "privati" ? "casa" : "aziende";
  return (
    <div className="item v-container">
      <PageHead
        title={`${name} di ${supplier.name}: ${tipology} per ${audience}`}
        description={`${name} di ${supplier.name}: spesa annua voce per voce, prezzi, sconti, condizioni e scadenza. Codice offerta ${sheet.code}.`}
        path={sheet.path}
        indexed={sheet.current}
        picture={{
          title: `${name} di ${supplier.name}`,
          drawing: `/pictures/tipologies/${tipology}.svg`,
          ...(sheet.outcome.status === "computed" && {
            figure: formatEur(sheet.outcome.result.spend.total),
            figureNote: `all’anno${sheet.outcome.result.estimate.length > 0 ? ", stima" : ""}: ${toProfileWords(profile)}`,
          }),
        }}
      />
      <header className="item__header">
        <p className="item__supplier">{supplier.name}</p>
        <h1>{name}</h1>
        <ul className="item__facts">
          <li className="v-tag">
            {tipology === "luce" ? "Luce" : "Gas"} per {audience}
          </li>
          <li className="v-tag">{toPricingWords(sheet)}</li>
          {sheet.green && <li className="v-tag v-tag-saving">Energia da fonti rinnovabili</li>}
        </ul>
        <Heart slug={slug} label={name} brand={supplier.name} showLabel />
      </header>
      <div className="item__main item__main--first">
        {sheet.current ? (
          <CatalogueNotices catalogue={sheet.catalogue} />
        ) : (
          <div className="v-notice v-notice-error item__ended">
            <h2>Questa offerta è terminata</h2>
            <p>
              Era valida fino al {formatDate(sheet.validTo)} e non si può più sottoscrivere. La
              scheda resta qui per chi l’ha scelta.
            </p>
            <ItemReplacements offers={sheet.similar} />
          </div>
        )}
        <IgnoredNotice ignored={sheet.ignored} />
        <ItemSpend sheet={sheet} />
      </div>
      <aside className="item__aside">
        <ItemAction item={sheet} listHref={listHref} />
        <ProfileForm
          key={JSON.stringify([profile, typedPlace])}
          action={sheet.path}
          profile={profile}
          typedPlace={typedPlace}
          destinationAsked={false}
        />
        <ItemSupplier sheet={sheet} />
        <DataDay catalogue={sheet.catalogue} />
      </aside>
      <div className="item__main">
        <SheetLines title="Prezzi" lines={sheet.prices} />
        <SheetLines title="Sconti" lines={sheet.discounts} />
        <SheetLines
          title="Servizi facoltativi"
          lines={sheet.options}
          note="Non sono compresi nella spesa annua."
        />
        <SheetLines title="Condizioni" lines={sheet.conditions} />
        {isTelling(sheet) && (
          <section className="item__description" aria-labelledby="descrizione">
            <h2 id="descrizione">Come la descrive il fornitore</h2>
            <p>{sheet.description}</p>
          </section>
        )}
      </div>
    </div>
  );
}

/** Some suppliers repeat the name as the description. */
function isTelling({ name, description }: { name: string; description: string }): boolean {
  const text = description.trim().toLowerCase();
  return text !== "" && text !== name.trim().toLowerCase();
}

const PRICING = {
  fixed: "Prezzo fisso",
  variable: "Prezzo variabile",
  mixed: "Prezzo misto",
} as const;

function toPricingWords({
  pricing,
  durationMonths,
}: {
  pricing: keyof typeof PRICING;
  durationMonths: number | null;
}): string {
  const base = PRICING[pricing];
  return durationMonths === null ? base : `${base} per ${durationMonths} mesi`;
}
