import { parseOfferQuery } from "@volpe/contract";
import { formatDate } from "@volpe/ui";
import { useEffect } from "react";
import { redirect, useLoaderData } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { useClient } from "../../use-client.tsx";
import { CatalogueNotices } from "../offers/catalogue-notices.tsx";
import { DataDay } from "../offers/data-day.tsx";
import { IgnoredNotice } from "../offers/ignored-notice.tsx";
import { ProfileForm } from "../offers/profile-form.tsx";
import { toProfileSearch } from "../offers/profile-url.ts";
import type { PageLoaderArgs } from "../page-args.ts";
import { ItemAction } from "./item-action.tsx";
import { ItemSpend } from "./item-spend.tsx";
import { ItemSupplier } from "./item-supplier.tsx";
import { SheetLines } from "./sheet-lines.tsx";
import "./item.css";

/** One offer's whole sheet; an address with the wrong destination or brand leads to the right one. */
export async function loader({ params, request, context }: PageLoaderArgs) {
  const url = new URL(request.url);
  const { query, ignored } = parseOfferQuery(url.searchParams);
  const sheet = await context.get(clientContext).api.offers.sheet(params.slug ?? "", query);
  if (sheet.path !== decodeURI(url.pathname)) throw redirect(sheet.path + url.search, 301);
  return { sheet, ignored, listHref: `/offerte/${sheet.tipology}${toProfileSearch(query)}` };
}

export function Component() {
  const { sheet, ignored, listHref } = useLoaderData<typeof loader>();
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
          </div>
        )}
        <IgnoredNotice ignored={ignored} />
        <ItemSpend sheet={sheet} />
      </div>
      <aside className="item__aside">
        <ItemAction sheet={sheet} listHref={listHref} />
        <ProfileForm
          key={JSON.stringify(profile)}
          action={sheet.path}
          profile={profile}
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
