import { createRateCalls } from "@volpe/core";
import { OfferCard } from "@volpe/ui";
import { Link, useLoaderData } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { DemonstrationNotice } from "../offers/catalogue-notices.tsx";
import type { PageLoaderArgs } from "../page-args.ts";
import { QuoteAssumptions } from "./quote-assumptions.tsx";
import { findMailNews } from "./quote-href.ts";
import { toQuoteReference, toQuoteSearch } from "./quote-profile.ts";
import { QuoteSaving } from "./quote-saving.tsx";
import { ShareButton } from "./share-button.tsx";
import "./quote.css";

/** A saved quote: figures only, because its address is made to be passed on. */
export async function loader({ params, request, context }: PageLoaderArgs) {
  return {
    quote: await createRateCalls(context.get(clientContext).api.request).get(params.rate ?? ""),
    mailed: findMailNews(new URL(request.url).searchParams),
  };
}

export function Component() {
  const { quote, mailed } = useLoaderData<typeof loader>();
  return (
    <div className="quote v-container">
      <PageHead
        title={`Preventivo ${quote.type}`}
        description="Le tre offerte che costano meno per questa fornitura e il risparmio di un anno, con le ipotesi del calcolo."
        path={`/preventivo/${quote.rate}`}
        indexed={false}
      />
      <header className="quote__header">
        <h1>Il preventivo {quote.type}</h1>
        <QuoteSaving quote={quote} />
        {mailed !== null && (
          <p className={mailed ? "v-notice v-notice-good" : "v-notice v-notice-attention"}>
            {mailed
              ? "Te l’ho mandato anche via e-mail."
              : "Non ho mandato l’e-mail perché è stato raggiunto il limite di invii: salva l’indirizzo di questa pagina o il PDF."}
          </p>
        )}
        <p className="quote__tools">
          <a className="v-button" href={quote.quotePdf} download>
            Scarica il PDF
          </a>
          <ShareButton />
        </p>
        <p className="quote__privacy">
          Chi riceve questo indirizzo vede solo le cifre: nome e recapiti non compaiono.
        </p>
      </header>
      {quote.demonstration && <DemonstrationNotice />}
      <section aria-labelledby="offerte">
        <h2 id="offerte">
          {quote.offers.length === 3 ? "Le tre che costano meno" : "Le offerte che costano meno"}
        </h2>
        <ol className="quote__offers">
          {quote.offers.map((offer) => (
            <li key={offer.slug}>
              <OfferCard
                offer={offer}
                href={offer.path + toQuoteSearch(quote)}
                estimateHref="/come-funziono#stima"
                reference={toQuoteReference(quote)}
              />
            </li>
          ))}
        </ol>
      </section>
      <QuoteAssumptions quote={quote} />
      <section className="quote__next" aria-labelledby="poi">
        <h2 id="poi">E adesso?</h2>
        <p>
          Se un dato non torna, rifai il conto: bastano due minuti. Se vuoi capire da dove escono le
          cifre, <Link to="/come-funziono">qui c’è tutto</Link>.
        </p>
        <Link className="v-button" to="/calcola-preventivo">
          Torna dalla volpe
        </Link>
      </section>
    </div>
  );
}
