import {
  formatDate,
  isProductTipology,
  OFFER_NOTES,
  type QuotedOffer,
  type RateView,
  toTipologyWords,
} from "@volpe/contract";
import { createRateCalls } from "@volpe/core";
import { EstimateMark, ShareLink } from "@volpe/ui";
import { Link, useLoaderData } from "react-router-dom";
import { toQuotedCartHref } from "../../page/cart-path.ts";
import { clientContext } from "../../page/client-context.ts";
import { CommissionNotice } from "../../page/commission-notice.tsx";
import { DemonstrationNotice } from "../../page/demonstration-notice.tsx";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { Term } from "../../page/term.tsx";
import { useHydrated } from "../../page/use-hydrated.ts";
import { KeepContract } from "../expiry/keep-contract.tsx";
import { askReminder, isPast, isRemindable, REMINDER_SENT } from "../expiry/reminder-fields.ts";
import { exchangeOwnerKey } from "./owner-key.ts";
import { findMailNews, toQuoteHref } from "./quote-href.ts";
import { BestNews, findWay, nameWay, QuotedCard } from "./quoted-card.tsx";
import { findRestOfBill, RestOfBill } from "./rest-of-bill.tsx";
import "./quote.css";

/** A saved quote. It shows only figures, because its address is made to be shared. */
export async function loader({ params, request, context }: PageLoaderArgs) {
  const exchanged = exchangeOwnerKey(request, params.rate ?? "");
  if (exchanged !== null) {
    throw exchanged;
  }
  const { api, now } = context.get(clientContext);
  const { searchParams: search } = new URL(request.url);
  const quote = await createRateCalls(api.request).get(params.rate ?? "");
  const day = findExpiry(quote);
  const expiry = { day, remindable: isRemindable(day, now()), expired: isPast(day, now()) };
  return {
    quote,
    mailed: findMailNews(search),
    expiry,
    sent: search.get(REMINDER_SENT),
    bill: findRestOfBill(request),
  };
}

/** Asks for a mail before the present price ends. */
export async function action({ params, request, context }: PageActionArgs) {
  const { api } = context.get(clientContext);
  const quote = await createRateCalls(api.request).get(params.rate ?? "");
  const form = await request.formData();
  return await askReminder(
    { api },
    {
      form,
      path: toQuoteHref(quote.rate),
      tipology: quote.type === "gas" ? "gas" : "luce",
      day: findExpiry(quote) ?? "",
      search: new URLSearchParams(),
    },
  );
}

/** The last day of the present price, an ISO date; null if the person did not give it. */
function findExpiry({ query }: RateView): string | null {
  return new URLSearchParams(query).get("scadenza");
}

export function Component() {
  const { quote, mailed, bill } = useLoaderData<typeof loader>();
  const { letter } = quote;
  const best = findToOrder(quote);
  return (
    <div className="quote v-container">
      <PageHead
        title={`Preventivo ${toTipologyWords([quote.type])}`}
        description={
          quote.demonstration
            ? "Offerte inventate, che non sono in vendita: il preventivo mostra i conti, le ipotesi e come si farebbe."
            : "Le offerte scelte per il tuo uso, con i conti, le ipotesi e i passi per averle."
        }
        path={toQuoteHref(quote.rate)}
        indexed={false}
      />
      <header className="quote__header">
        <p className="quote__kind">
          Preventivo {toTipologyWords([quote.type])} · {formatDate(quote.createdAt)}
        </p>
        <h1 className={letter.kind === "saving" ? "quote__saving" : undefined}>
          {letter.headline}
          {letter.isEstimate && (
            <>
              {" "}
              <EstimateMark />
            </>
          )}
        </h1>
        <p className="quote__summary">{letter.summary}</p>
        <RestOfBill bill={bill} />
        {quote.undelivered ? (
          <p className="v-notice v-notice-attention">
            La mail con questo preventivo non è arrivata: la casella l’ha rifiutata o non
            rispondeva. Salva l’indirizzo di questa pagina o il PDF.
          </p>
        ) : (
          mailed !== null && (
            <p className={mailed ? "v-notice v-notice-good" : "v-notice v-notice-attention"}>
              {mailed
                ? "Te l’ho mandato anche via e-mail."
                : "Non ho mandato l’e-mail perché è stato raggiunto il limite di invii: salva l’indirizzo di questa pagina o il PDF."}
            </p>
          )
        )}
        <BestNews quote={quote} />
        <p className="quote__tools">
          {best !== null && (
            <Link className="v-button" to={toQuotedCartHref(quote.rate, best.offer)}>
              {nameWay(best.offer, best.way)} «{best.offer.name}»
            </Link>
          )}
          <a
            className={best === null ? "v-button" : "v-button v-button-secondary"}
            href={quote.quotePdf}
            download
          >
            Scarica il PDF
          </a>
          <Share path={toQuoteHref(quote.rate)} />
        </p>
        <p className="quote__privacy">
          Chi riceve questo indirizzo vede solo le cifre: nome e recapiti non compaiono.
        </p>
      </header>
      {quote.demonstration && <DemonstrationNotice invented={[quote.type]} />}
      <section aria-labelledby="offerte">
        <h2 id="offerte">{letter.offersTitle}</h2>
        <CommissionNotice of={[quote.type]} />
        <ol className="quote__offers">
          {quote.offers.map((offer) => (
            <li key={offer.slug}>
              <QuotedCard offer={offer} quote={quote} note={toNote(offer.slug, quote)} />
            </li>
          ))}
        </ol>
      </section>
      <section className="quote__steps" aria-labelledby="passi">
        <h2 id="passi">{letter.steps.title}</h2>
        <ol>
          {letter.steps.list.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <ContractExpiry />
      <QuoteAssumptions quote={quote} />
      <section className="quote__next" aria-labelledby="poi">
        <h2 id="poi">
          {quote.reference === "median-offer" ? "Quanto spendi oggi?" : "Un dato non torna?"}
        </h2>
        <p>
          {quote.reference === "median-offer" ? (
            <>
              <Link to={`/preventivo/calcolo?tipologia=${quote.type}&${quote.query}`}>
                Dimmi il prezzo del tuo contratto
              </Link>{" "}
              e ti dico quanto risparmi, o se conviene restare.
            </>
          ) : (
            "Rifai il conto: bastano due minuti."
          )}{" "}
          Se vuoi capire da dove escono le cifre, <Link to="/come-funziono">qui c’è tutto</Link>.
        </p>
        <Link className="v-button v-button-secondary" to={`/calcola-preventivo?tipo=${quote.type}`}>
          Torna dalla volpe
        </Link>
      </section>
    </div>
  );
}

type ToOrder = { offer: QuotedOffer; way: "order" | "hand-over" };

/** The offer that the next step is about; null if staying is better or nobody can get it. */
function findToOrder(quote: RateView): ToOrder | null {
  const offer = quote.offers.find(({ slug }) => slug === quote.bestSlug);
  const way = offer === undefined ? null : findWay(offer, quote);
  return offer === undefined || way === null || quote.letter.kind === "keep"
    ? null
    : { offer, way };
}

/** Advises about the expiry of the present contract, which the person gave and the quote keeps. */
function ContractExpiry() {
  const { quote, expiry, sent } = useLoaderData<typeof loader>();
  const { day, ...state } = expiry;
  return day === null ? null : (
    <KeepContract
      {...state}
      tipology={quote.type === "gas" ? "gas" : "luce"}
      expiry={day}
      best={quote.letter.kind === "keep"}
      formHref={`/preventivo/calcolo?tipologia=${quote.type}&${quote.query}`}
      sent={sent}
    />
  );
}

/** The words that mark an offer among the offers of its quote, if any. */
function toNote(
  slug: string,
  { offers, bestSlug, openedSlug }: Pick<RateView, "offers" | "bestSlug" | "openedSlug">,
): string | undefined {
  if (slug === bestSlug) {
    return offers.length > 1 ? OFFER_NOTES.best : undefined;
  }
  return slug === openedSlug ? OFFER_NOTES.opened : undefined;
}

const SHARE_TEXTS = {
  share: "Condividi",
  copied: "Link copiato",
  failed: "Non riesco a copiarlo: prendi l’indirizzo dalla barra del browser",
};

/** The button needs JavaScript, so it appears after hydration. */
function Share({ path }: { path: string }) {
  return useHydrated() ? <ShareLink url={path} texts={SHARE_TEXTS} /> : null;
}

/** Only the electricity bill of a home has the television fee. */
function nameLeftOut({ type, destination }: RateView): string {
  return type === "luce" && destination === "privati" ? "Canone RAI, bonus" : "Bonus";
}

/** The use that the quote was computed for, and the days of the quote and of its data. */
function QuoteAssumptions({ quote }: { quote: RateView }) {
  const { use, assumptions, letter, createdAt, updatedAt } = quote;
  const rows = [
    ...use,
    { label: "Calcolato il", value: formatDate(createdAt) },
    { label: "Offerte aggiornate al", value: formatDate(updatedAt) },
  ];
  return (
    <section className="quote__assumptions" aria-labelledby="ipotesi">
      <h2 id="ipotesi">Le ipotesi del calcolo</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <Term key={label} name={label}>
            {value}
          </Term>
        ))}
      </dl>
      {assumptions && assumptions.length > 0 && (
        <ul>
          {assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      )}
      <p>
        {letter.validity}
        {!isProductTipology(quote.type) && ` ${nameLeftOut(quote)} e ricalcoli non sono compresi.`}
      </p>
    </section>
  );
}
