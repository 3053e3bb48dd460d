import {
  formatDate,
  formatEurCents,
  GREEN_LABEL,
  markEstimate,
  type OfferSheet,
  toPriceFact,
  withDay,
} from "@volpe/contract";
import { EstimateMark } from "@volpe/ui";
import { Link, useLoaderData } from "react-router-dom";
import { clientContext } from "../../../page/client-context.ts";
import { fitTitle } from "../../../page/fit-title.ts";
import { orReload } from "../../../page/or-reload.ts";
import type { PageLoaderArgs } from "../../../page/page-args.ts";
import { Term } from "../../../page/term.tsx";
import { followPlace } from "../../places/follow-place.ts";
import { answerSheet, followSheetPath } from "../answer-sheet.ts";
import { DataDay, ParametersNotice } from "../notices.tsx";
import { SellerPapers } from "../seller-papers.tsx";
import { ContactTerms, Description, SheetLayout, SheetLines } from "../sheet-layout.tsx";
import { ItemSpend } from "./item-spend.tsx";
import { SupplyForm } from "./supply-form.tsx";
import { toListHref, toProfileWords } from "./supply-profile.ts";

/** `/{destination}/{tipology}/{brand}/{slug}`: redirects if the slug has another address. */
export async function loader(args: PageLoaderArgs) {
  const { params, request, context } = args;
  const { createOfferCalls } = await orReload(import("../catalogue-calls.ts"));
  const { searchParams: search } = new URL(request.url);
  const calls = createOfferCalls(context.get(clientContext).api.request);
  const sheet = await calls.sheet(params.slug ?? "", { search });
  followSheetPath(args, sheet);
  // Runs after the sheet was found, so that an unknown offer does not ask for a place.
  const typedPlace = await followPlace({ request, context });
  return answerSheet({ sheet, typedPlace, listHref: toListHref(sheet, search) });
}

export function Component() {
  const { sheet, typedPlace, listHref } = useLoaderData<typeof loader>();
  const { name, supplier, tipology, destination, profile } = sheet;
  const audience = destination === "privati" ? "casa" : "aziende";
  return (
    <SheetLayout
      title={toTitle(sheet, audience)}
      description={`${name} di ${toSeller(sheet)}: spesa annua voce per voce, prezzi e scadenza. Codice ${sheet.code}.`}
      picture={{
        title: `${name} di ${supplier.name}`,
        drawing: `/pictures/tipologies/${tipology}.svg`,
        ...toFigure(sheet),
      }}
      item={sheet}
      brand={supplier}
      isDemonstration={sheet.catalogue.demonstration}
      listHref={listHref}
      tags={
        <>
          <li className="v-tag">
            {tipology === "luce" ? "Luce" : "Gas"} per {audience}
          </li>
          <li className="v-tag">{toPriceFact(sheet)}</li>
          {sheet.green && <li className="v-tag v-tag-saving">{GREEN_LABEL}</li>}
        </>
      }
      notices={sheet.current && <ParametersNotice catalogue={sheet.catalogue} />}
      replacements={<Replacements sheet={sheet} />}
      opening={<ItemSpend sheet={sheet} />}
      price={toPrice(sheet)}
      figure={<EnergyFigure sheet={sheet} />}
      aside={
        <>
          <SupplyForm
            key={JSON.stringify([profile, typedPlace])}
            action={sheet.path}
            profile={profile}
            presentSpend={sheet.presentSpend}
            ignored={sheet.ignored}
            typedPlace={typedPlace}
            destinationAsked={false}
          />
          <ItemSupplier sheet={sheet} />
          <DataDay catalogue={sheet.catalogue} />
        </>
      }
    >
      <SellerPapers papers={sheet.papers} seller={sheet.supplier.name} />
      <SheetLines title="Prezzi" lines={sheet.prices} />
      <SheetLines title="Sconti" lines={sheet.discounts} />
      <SheetLines
        title="Servizi facoltativi"
        lines={sheet.options}
        note="Non sono compresi nella spesa annua."
      />
      <SheetLines title="Condizioni" lines={sheet.conditions} />
      <Description title="Come la descrive il fornitore" text={toDescription(sheet)} />
    </SheetLayout>
  );
}

/**
 * Fits as much as possible into the title. A seller may give one name to several offers; the end of
 * the code, which is always included, distinguishes them.
 */
function toTitle(sheet: OfferSheet, audience: string): string {
  const { name, tipology, code } = sheet;
  const seller = toSeller(sheet);
  const end = code.slice(-6);
  const titles = [
    `${name} di ${seller}: ${tipology} per ${audience}, ${end}`,
    `${name} di ${seller}: ${tipology}, ${end}`,
    `${name}: ${tipology} per ${audience}, ${end}`,
  ];
  return fitTitle(titles, { name, ending: `: ${tipology}, ${end}` });
}

/** The supplier without its legal form. */
function toSeller({ supplier }: OfferSheet): string {
  return supplier.name.replace(/ (S\.?p\.?A|S\.?r\.?l)\b\.?.*$/i, "");
}

function toPrice({ outcome }: OfferSheet): string | null {
  return outcome.status === "computed"
    ? markEstimate(
        `${formatEurCents(outcome.result.spend.total)} l’anno`,
        outcome.result.estimate.length > 0,
      )
    : null;
}

/** The figure in the box on a desktop. A phone shows it with its parts at the top of the sheet. */
function EnergyFigure({ sheet: { outcome } }: { sheet: OfferSheet }) {
  if (outcome.status !== "computed") return null;
  const { spend, estimate } = outcome.result;
  const { total } = spend;
  return (
    <div className="price-box__figure">
      <p>
        <strong>{formatEurCents(total)}</strong> l’anno {estimate.length > 0 && <EstimateMark />}
      </p>
      <p>{formatEurCents(total / 12)} al mese in media, imposte comprese</p>
    </div>
  );
}

/** The figure on the picture made for a link; none if the spend cannot be computed. */
function toFigure({ outcome, profile }: OfferSheet) {
  if (outcome.status !== "computed") return {};
  const { spend, estimate } = outcome.result;
  return {
    figure: formatEurCents(spend.total),
    figureNote: `all’anno${estimate.length > 0 ? ", stima" : ""}: ${toProfileWords(profile)}`,
  };
}

/** Number of replacements that are shown for an offer that has ended. */
const SHOWN_REPLACEMENTS = 3;

function Replacements({ sheet: { similar } }: { sheet: OfferSheet }) {
  if (similar.length === 0) return null;
  return (
    <>
      <p>Oggi, per la stessa fornitura, ci sono queste:</p>
      <ul>
        {similar
          .slice(0, SHOWN_REPLACEMENTS)
          .map(({ slug, path, name, supplier, spend, estimate }) => (
            <li key={slug}>
              <Link to={path}>
                {name} di {supplier.name}
              </Link>
              , {markEstimate(`${formatEurCents(spend.total)} l’anno`, estimate.length > 0)}
            </li>
          ))}
      </ul>
    </>
  );
}

/** Empty if the supplier only repeats the name. */
function toDescription({ name, description }: OfferSheet): string {
  const isName = description.trim().toLowerCase() === name.trim().toLowerCase();
  return isName || description.trim() === "" ? "" : description;
}

/** The offer's code and validity and the supplier's contacts, from the open data. */
function ItemSupplier({ sheet }: { sheet: OfferSheet }) {
  const { supplier, code, validFrom, validTo, offerUrl } = sheet;
  return (
    <section className="item__contacts" aria-labelledby="fornitore">
      <h2 id="fornitore">Offerta e fornitore</h2>
      <dl>
        <Term name="Codice offerta">
          <code>{code}</code>
        </Term>
        <Term name="Validità">
          {withDay("dal", formatDate(validFrom))} {withDay("al", formatDate(validTo))}
        </Term>
        <Term name="Fornitore">{supplier.name}</Term>
        <Term name="Partita IVA">{supplier.vatNumber}</Term>
        <ContactTerms {...supplier} />
        {offerUrl && (
          <Term name="Pagina dell’offerta">
            <a href={offerUrl} rel="noopener nofollow external">
              sul sito del fornitore
            </a>
          </Term>
        )}
      </dl>
    </section>
  );
}
