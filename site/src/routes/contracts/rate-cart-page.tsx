import { formatCents, type QuotedOffer, type RateView } from "@volpe/contract";
import { createRateCalls } from "@volpe/core";
import { EstimateMark } from "@volpe/ui";
import { Link, useLoaderData } from "react-router-dom";
import { toQuotedCartHref } from "../../page/cart-path.ts";
import { clientContext } from "../../page/client-context.ts";
import { DemonstrationNotice } from "../../page/demonstration-notice.tsx";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { exchangeOwnerKey } from "../quote/owner-key.ts";
import { toQuoteHref } from "../quote/quote-href.ts";
import { findTodayNews, findWay, nameWay, toHandOverNote } from "../quote/quoted-card.tsx";
import { OrderSteps } from "./drawn-path.tsx";
import "./contracts.css";

/** The cart of a saved quote: which of its offers to order. */
export async function loader({ params, request, context }: PageLoaderArgs) {
  const rate = params.rate ?? "";
  const exchanged = exchangeOwnerKey(request, rate);
  if (exchanged !== null) throw exchanged;
  return { quote: await createRateCalls(context.get(clientContext).api.request).get(rate) };
}

export function Component() {
  const { quote } = useLoaderData<typeof loader>();
  return (
    <div className="order-choice v-container">
      <PageHead
        title="Quale scegli"
        description="Scegli quale offerta del preventivo ordinare."
        path={`/cart/${quote.rate}`}
        indexed={false}
      />
      <header className="order__header">
        <OrderSteps at="offer" />
        <h1>Quale scegli?</h1>
        <p className="v-lead">
          Le offerte del tuo preventivo, con le cifre di quel giorno. Scegline una: prima di
          ordinare rivedi quelle di oggi.
        </p>
      </header>
      {quote.demonstration && <DemonstrationNotice invented={[quote.type]} />}
      <ul className="order-choice__offers">
        {quote.offers.map((offer) => (
          <OfferRow key={offer.slug} offer={offer} quote={quote} />
        ))}
      </ul>
      <p>
        <Link to={toQuoteHref(quote.rate)}>Torna al preventivo</Link>
      </p>
    </div>
  );
}

function OfferRow({ offer, quote }: { offer: QuotedOffer; quote: RateView }) {
  const { slug, name, brand, seller, price, estimate } = offer;
  const news = findTodayNews(offer, quote);
  const way = findWay(offer, quote);
  return (
    <li className="order-choice__offer">
      <div>
        <h2 className="order-choice__name">{name}</h2>
        <p className="v-quiet">
          {seller ?? brand.name}
          {slug === quote.bestSlug && " · la più conveniente"}
        </p>
        {news !== null && <p>{news}.</p>}
        {way === "hand-over" && <p>{toHandOverNote(offer)}</p>}
      </div>
      <p className="order-choice__price">
        <strong className="v-money">{formatCents(price.cents)}</strong> {price.words}{" "}
        {estimate.length > 0 && <EstimateMark />}
      </p>
      {/* The cart of an invented offer shows where the real ones are. */}
      {(way !== null || offer.demonstration) && (
        <Link
          className={way === "hand-over" ? "v-button v-button-secondary" : "v-button"}
          to={toQuotedCartHref(quote.rate, offer)}
        >
          {way === "hand-over" ? nameWay(offer, way) : "Scegli"}
          <span className="v-hidden"> {name}</span>
        </Link>
      )}
    </li>
  );
}
