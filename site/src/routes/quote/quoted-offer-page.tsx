import {
  type BrandOffers,
  type BrandSummary,
  capitalize,
  formatCents,
  formatDate,
  formatEurCents,
  formatQuantity,
  type RateOfferView,
  toSavingCents,
  toSavingWords,
  toTipologyWords,
  withDay,
} from "@volpe/contract";
import { createBrowsingCalls, createRateCalls, orElse } from "@volpe/core";
import { EstimateMark } from "@volpe/ui";
import { Link, useLoaderData } from "react-router-dom";
import { toQuotedCartHref } from "../../page/cart-path.ts";
import { Chips } from "../../page/chips.tsx";
import { clientContext } from "../../page/client-context.ts";
import { CommissionNotice } from "../../page/commission-notice.tsx";
import { DemonstrationNotice } from "../../page/demonstration-notice.tsx";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { Term } from "../../page/term.tsx";
import { Trail } from "../../page/trail.tsx";
import { exchangeOwnerKey } from "./owner-key.ts";
import { toQuoteHref } from "./quote-href.ts";
import { nameWay, QuotedTerms, toHandOverNote, toOfferHref, toTodayTitle } from "./quoted-card.tsx";
import { findConsent, SupplierConsentForm, sendConsent } from "./supplier-consent.tsx";
import "./quote.css";

/**
 * One offer of a saved quote: figures only, as on the page of the quote. Its owner also chooses
 * whether the supplier may make contact.
 */
export async function loader(args: PageLoaderArgs) {
  const { params, request, context } = args;
  const { rate = "", offer = "" } = params;
  const exchanged = exchangeOwnerKey(request, rate);
  if (exchanged !== null) {
    throw exchanged;
  }
  const { api } = context.get(clientContext);
  const view = await createRateCalls(api.request).getOffer(rate, offer);
  const brand = await orElse(createBrowsingCalls(api.request).brand(view.offer.brand.slug), null);
  // The call returns its data as JSON text, like all of `api.frontend`.
  return {
    view,
    brand: brand === null ? null : (JSON.parse(brand) as BrandSummary),
    consent: await findConsent(args),
  };
}

export { sendConsent as action };

export function Component() {
  const { view, brand, consent } = useLoaderData<typeof loader>();
  const { offer, rate, type, createdAt, isBest, isOpened } = view;
  const isEstimate = offer.estimate.length > 0;
  const toQuote = toQuoteHref(rate);
  return (
    <div className="quote v-container">
      <PageHead
        title={`${offer.name}, dal tuo preventivo`}
        description="Un’offerta del preventivo: quanto costa, di che cosa è fatto il conto, quanto risparmi e come averla."
        path={`${toQuote}/${offer.slug}`}
        indexed={false}
      />
      <Trail
        above={[{ to: toQuote, text: `Preventivo ${withDay("del", formatDate(createdAt))}` }]}
        here={offer.name}
      />
      <header className="quote__header">
        <p className="quote__kind">
          {[
            offer.seller ?? offer.brand.name,
            ...(isBest ? ["la più conveniente del preventivo"] : []),
            ...(isOpened ? ["quella da cui sei partito"] : []),
          ].join(" · ")}
        </p>
        <h1 className="quote__offer-name">{offer.name}</h1>
        <p className="quote__price">
          <strong>{formatCents(offer.price.cents)}</strong> {offer.price.words}
          {isEstimate && (
            <>
              {" "}
              <EstimateMark />
            </>
          )}
        </p>
        <p className="quote__summary">{capitalize(offer.price.note)}.</p>
        <Saving view={view} />
        <CommissionNotice of={[type]} />
      </header>
      {offer.demonstration && <DemonstrationNotice invented={[type]} />}
      <Today view={view} />
      <section className="quote__assumptions" aria-labelledby="conto">
        <h2 id="conto">Di che cosa è fatto il conto</h2>
        <dl>
          {offer.lines.map(({ label, value, note }) => (
            <Term key={label} name={note === undefined ? label : `${label} (${note})`}>
              {value}
            </Term>
          ))}
        </dl>
      </section>
      <section aria-labelledby="condizioni">
        <h2 id="condizioni">Le condizioni</h2>
        <div className="quote__own-terms">
          <QuotedTerms offer={offer} ended={view.ended} />
        </div>
        {!view.ended && !offer.demonstration && offer.terms?.validTo && (
          <p className="quote__more">
            <a href={`/api/v1/rates/${rate}/offers/${offer.slug}/expiry.ics`} download>
              Metti la scadenza nel calendario
            </a>
          </p>
        )}
        <p className="quote__more">
          <Link to={toOfferHref(offer, view)}>La scheda completa, con i prezzi di oggi</Link>
        </p>
      </section>
      <section className="quote__assumptions" aria-labelledby="uso">
        <h2 id="uso">Per che cosa è calcolato</h2>
        <dl>
          {view.use.map(({ label, value }) => (
            <Term key={label} name={label}>
              {value}
            </Term>
          ))}
          <Term name="Offerte aggiornate al">{formatDate(view.updatedAt)}</Term>
        </dl>
        <ul>
          {[...new Set([...offer.estimate, ...(view.assumptions ?? [])])].map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      </section>
      {consent !== null && <SupplierConsentForm consent={consent} offer={offer} />}
      {brand !== null && brand.offers.length > 0 && (
        <section aria-labelledby="altre">
          <h2 id="altre">Le offerte di {brand.name}, oggi</h2>
          <Chips chips={brand.offers.map(toChip)} />
        </section>
      )}
    </div>
  );
}

function toChip({ tipology, destination, count, path }: BrandOffers) {
  const firm = destination === "aziende" ? " per aziende" : "";
  return { text: `${toTipologyWords([tipology])}${firm}: ${formatQuantity(count)}`, to: path };
}

/** The saving against the present contract. Renders nothing if that is unknown. */
function Saving({ view }: { view: RateOfferView }) {
  const { savingCents, offer, referenceSpendEur, isReferenceEstimate } = view;
  if (savingCents === null || referenceSpendEur === null) {
    return null;
  }
  const present = `la tua spesa di oggi, ${formatEurCents(referenceSpendEur)} l’anno`;
  const cents = toSavingCents(savingCents / 100);
  if (cents === 0) {
    return <p>{toSavingWords(cents, present)}.</p>;
  }
  return (
    <p>
      <strong className={cents > 0 ? "v-saving" : undefined}>
        {toSavingWords(cents, present)}
      </strong>{" "}
      all’anno, a confronto con {present}
      {(offer.estimate.length > 0 || isReferenceEstimate) && ": è una stima"}.
    </p>
  );
}

/** Whether the offer is unchanged since the quote, and the next step. */
function Today({ view }: { view: RateOfferView }) {
  const { ended, notOrderable, offer, rate, todayCents } = view;
  const isGone = ended || notOrderable === "ended";
  return (
    <section className="quote__today" aria-labelledby="adesso">
      <h2 id="adesso">{toTodayTitle(view)}</h2>
      {todayCents !== null && todayCents !== offer.price.cents && (
        <p>
          Il giorno del preventivo costava {formatCents(offer.price.cents)} {offer.price.words}:
          prima di ordinare vedi le cifre di oggi.
        </p>
      )}
      {notOrderable === "hand-over" && <p>{toHandOverNote(offer)}</p>}
      <p className="quote__tools">
        {!isGone && !offer.demonstration && (
          <Link className="v-button" to={toQuotedCartHref(rate, offer)}>
            {nameWay(offer, notOrderable ?? "order")} questa offerta
          </Link>
        )}
        <Link
          className={isGone ? "v-button" : "v-button v-button-secondary"}
          to={toQuoteHref(rate)}
        >
          Torna al preventivo
        </Link>
      </p>
      {!isGone && (
        <p className="quote__privacy">
          {offer.demonstration
            ? "L’offerta è inventata e non si può ordinare."
            : "Nella pagina dopo rivedi tutto, senza lasciare dati: chi vende, prezzo e condizioni."}
        </p>
      )}
    </section>
  );
}
