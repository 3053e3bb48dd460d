import {
  endSentence,
  formatCents,
  nameHandOver,
  nameLastDay,
  namePhone,
  nameTerm,
  ORDER_VERBS,
  type QuotedOffer,
  type RateOfferView,
  type RateView,
  toSpendQuery,
} from "@volpe/contract";
import { OfferCard, ProductCard } from "@volpe/ui";
import { Link } from "react-router-dom";
import { toQuotedCartHref } from "../../page/cart-path.ts";
import { PhoneLink } from "../../page/phone-link.tsx";
import { Term } from "../../page/term.tsx";
import { toQuoteHref } from "./quote-href.ts";
import "@volpe/ui/styles/product-card.css";

type QuotedCardProps = {
  offer: QuotedOffer;
  quote: Pick<
    RateView,
    | "rate"
    | "query"
    | "reference"
    | "referenceSpendEur"
    | "isReferenceEstimate"
    | "ended"
    | "changed"
    | "notOrderable"
  >;
  note?: string | undefined;
};

/** An offer of a quote: the card of its list, and below it how to accept the offer. */
export function QuotedCard({ offer, quote, note }: QuotedCardProps) {
  const { card } = offer;
  const ended = quote.ended.includes(offer.slug);
  const news = findTodayNews(offer, quote);
  const way = findWay(offer, quote);
  const to = toOfferHref(offer, quote);
  const foot = (
    <>
      {!ended && news !== null && <p className="quote__changed">{news}.</p>}
      {way !== null && (
        <p className="quote__order">
          <Link
            className="v-button v-button-secondary v-button-wide"
            to={toQuotedCartHref(quote.rate, offer)}
          >
            {nameWay(offer, way)}
            <span className="v-hidden"> {offer.name}</span>
          </Link>
        </p>
      )}
      {way === "hand-over" && <p className="quote__changed">{toHandOverNote(offer)}</p>}
      <QuotedTerms offer={offer} ended={ended} />
      <p className="quote__more">
        {/* Only the server knows whether the quote is this browser's own. */}
        <Link to={`${toQuoteHref(quote.rate)}/${offer.slug}`} reloadDocument>
          I conti di questa offerta<span className="v-hidden">: {offer.name}</span>
        </Link>
      </p>
    </>
  );
  return card.kind === "energy" ? (
    <OfferCard
      offer={card.offer}
      href={to}
      reference={toQuoteReference(quote)}
      note={note}
      foot={foot}
    />
  ) : (
    <div className="quote__product">
      <ProductCard
        product={{ ...card.product, note: note ?? card.product.note }}
        link={<Link to={to}>{card.product.name}</Link>}
        headingLevel={3}
      />
      <div className="quote__foot">{foot}</div>
    </div>
  );
}

/**
 * Says how a person gets an offer of a quote: by an order here, or from its provider, as its cart
 * explains. Null if there is no way: the offer has ended, is invented, or has no figure for this
 * use any more.
 */
export function findWay(
  { slug, demonstration }: QuotedOffer,
  { ended, notOrderable }: Pick<RateView, "ended" | "notOrderable">,
): "order" | "hand-over" | null {
  const way = notOrderable.find((each) => each.slug === slug)?.way ?? "order";
  return demonstration || way === "ended" || ended.includes(slug) ? null : way;
}

/** The words of the link to an offer's cart. */
export function nameWay({ tipology }: QuotedOffer, way: "order" | "hand-over"): string {
  return way === "order" ? ORDER_VERBS[tipology] : nameHandOver(tipology);
}

export function toHandOverNote({ seller, brand }: QuotedOffer): string {
  return endSentence(`Qui non si può ordinare: il contratto lo fai con ${seller ?? brand.name}`);
}

/** Says what has changed since the day of the quote, without a full stop; null if nothing has. */
export function findTodayNews(
  offer: QuotedOffer,
  { ended, changed }: Pick<RateView, "ended" | "changed">,
): string | null {
  const change = changed.find(({ slug }) => slug === offer.slug);
  const isEnded = ended.includes(offer.slug);
  return isEnded || change !== undefined
    ? toTodayTitle({ ended: isEnded, offer, todayCents: change?.todayCents ?? null })
    : null;
}

/** Says that the offer of the headline is no longer as it was. */
export function BestNews({ quote }: { quote: RateView }) {
  const best = quote.offers.find(({ slug }) => slug === quote.bestSlug);
  const news = best === undefined ? null : findTodayNews(best, quote);
  return best === undefined || news === null ? null : (
    <p className="v-notice v-notice-attention">
      <span>
        <strong>«{best.name}» non è più come il giorno del preventivo.</strong> {news}.
      </span>
    </p>
  );
}

/** Whether an offer can be chosen today, and for how much. */
export function toTodayTitle({
  ended,
  offer: { price },
  todayCents,
}: Pick<RateOfferView, "ended" | "offer" | "todayCents">): string {
  if (ended) {
    return "Oggi non si vende più";
  }
  if (todayCents === null) {
    return "Oggi non so calcolarla per il tuo uso";
  }
  return todayCents === price.cents
    ? "Oggi costa ancora così"
    : `Oggi costa ${formatCents(todayCents)} ${price.words}`;
}

/** The page of an offer for the use of the quote, with the spend that its saving is measured against. */
export function toOfferHref(
  { path }: QuotedOffer,
  quote: Pick<RateView, "query" | "reference" | "referenceSpendEur" | "isReferenceEstimate">,
): string {
  const search = toSpendQuery(quote);
  return search === "" ? path : `${path}?${search}`;
}

/** The reference of the cards' savings. The median is not a spend that anybody pays. */
function toQuoteReference({
  reference,
  referenceSpendEur,
  isReferenceEstimate,
}: Pick<RateView, "reference" | "referenceSpendEur" | "isReferenceEstimate">) {
  return referenceSpendEur === null
    ? undefined
    : {
        spendEur: referenceSpendEur,
        label: reference === "present-contract" ? "la tua spesa di oggi" : null,
        isEstimate: isReferenceEstimate,
      };
}

/** The contract in brief, and how to reach the supplier. */
export function QuotedTerms({ offer, ended }: { offer: QuotedOffer; ended: boolean }) {
  const { card, terms, tipology } = offer;
  // A withdrawn offer's last day may still be in the future.
  const lines = terms?.lines.filter(({ label }) => !(ended && label === nameLastDay(tipology)));
  return (
    <>
      {ended && <p className="quote__ended">Oggi non si vende più.</p>}
      <dl className="quote__terms">
        {lines?.map(({ label, value }) => (
          <Term key={label} name={nameTerm(label, offer)}>
            {value}
          </Term>
        ))}
        {card.kind === "energy" && <Term name="Codice offerta">{card.offer.code}</Term>}
        {terms?.phone && (
          <Term name={namePhone(ended || offer.demonstration)}>
            <PhoneLink phone={terms.phone} />
          </Term>
        )}
        {terms?.url && (
          <Term name="Sul sito del fornitore">
            <a href={terms.url} rel="noopener nofollow external">
              la pagina dell’offerta
            </a>
          </Term>
        )}
      </dl>
    </>
  );
}
