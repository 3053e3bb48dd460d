import {
  type ContractOffer,
  type ContractPreview,
  formatCents,
  formatDate,
  ORDER_VERBS,
  type QuotedOffer,
  type RateView,
  type Regime,
  withDay,
} from "@volpe/contract";
import { ApiError, createContractCalls, createRateCalls, orElse } from "@volpe/core";
import { data, Link, redirect, useLoaderData } from "react-router-dom";
import { readFormValues } from "../../forms/form-values.ts";
import { sendForm } from "../../forms/send-form.ts";
import { toOnce } from "../../forms/sent-once.ts";
import { QUOTE_PARAMETER, toCartPath } from "../../page/cart-path.ts";
import { clientContext } from "../../page/client-context.ts";
import { CommissionNotice } from "../../page/commission-notice.tsx";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { SellerPapers } from "../catalogue/seller-papers.tsx";
import { listContractKeys, toKeysCookie } from "../quote/owner-key.ts";
import { CartAlternative, REGIME_PARAMETER } from "./cart-alternatives.tsx";
import { CART_FIELDS, CartForm } from "./cart-form.tsx";
import { findOpenOrder, toContractPath } from "./contract-access.ts";
import { OrderSteps } from "./drawn-path.tsx";
import { OfferSummary, OrderProcess, OrderTerms, Parties } from "./offer-parts.tsx";
import "./contracts.css";

/**
 * The cart of one offer: product, price, duration, and kind of customer. It asks for no personal
 * data. The use is that of the quote that `?preventivo=` names, or else that of the address.
 */
export async function loader({ request, params, context }: PageLoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const calls = context.get(clientContext).api.request;
  const slug = params.slug ?? "";
  const rate = searchParams.get(QUOTE_PARAMETER);
  const quote = rate === null ? null : await orElse(createRateCalls(calls).get(rate), null);
  const regime = findRegime(searchParams.get(REGIME_PARAMETER));
  searchParams.delete(QUOTE_PARAMETER);
  searchParams.delete(REGIME_PARAMETER);
  const per = quote?.query ?? searchParams.toString();
  const preview = await createContractCalls(calls).preview(slug, {
    per,
    ...(regime !== null && { regime }),
  });
  const path = toCartPath(preview.offer.tipology, slug);
  if (path !== pathname) throw redirect(path + search, 301);
  const { kind } = preview.way;
  const isOnSale = kind === "order" || kind === "hand-over";
  // A chosen regime has its own figures, for example without VAT, and its own notice.
  const changed =
    quote === null || !isOnSale || regime !== null ? null : findChangedPrice(preview.offer, quote);
  const begun = kind === "order" ? await findOpenOrder({ request, context }, slug) : null;
  return data(
    { preview, per, regime, rate: quote?.rate ?? "", changed, begun },
    { status: kind === "ended" ? 410 : 200 },
  );
}

const findRegime = (text: string | null): Regime | null =>
  text === "consumer" || text === "business" ? text : null;

/**
 * Begins the contract and stores its key in a cookie of this browser. If the figures differ from
 * the shown ones, for example because a business pays without VAT, the cart is shown again with the
 * new figures.
 */
export async function action({ request, params, context }: PageActionArgs) {
  const form = await request.formData();
  const values = readFormValues(CART_FIELDS, form);
  const { rate, offerHash, per, regime } = values;
  const calls = createContractCalls(toOnce(context.get(clientContext).api.request, form));
  const offer = params.slug ?? "";
  const contractKeys = listContractKeys(request.headers.get("cookie"));
  return await sendForm({ values }, async () => {
    const created = await calls
      .create({ offer, per, offerHash, ...(rate !== "" && { rate }), regime, contractKeys })
      .catch((error: unknown) => {
        if (isChanged(error)) return null;
        throw error;
      });
    if (created === null) return toChangedHref(request, regime);
    const { contract, key } = created;
    const cookie = toKeysCookie(request, { rate: contract, key, kind: "contract" });
    return { path: toContractPath(contract), cookie };
  });
}

function isChanged(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ code }) => code === "offer-changed");
}

/** The cart with the figures of the chosen regime as they are today. */
function toChangedHref(request: Request, regime: string): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set(REGIME_PARAMETER, regime);
  return `${pathname}?${searchParams}`;
}

export function Component() {
  const { preview, per, regime, rate, changed, begun } = useLoaderData<typeof loader>();
  const { offer, way, duties } = preview;
  return (
    <div className="order order--cart v-container">
      <PageHead
        title={toHeading(preview)}
        description={`${offer.name} di ${offer.counterparty.name || offer.brand}: che cosa compri, a che prezzo e con chi, prima di lasciare un dato.`}
        path={toCartPath(offer.tipology, offer.slug)}
        indexed={false}
      />
      <header className="order__header">
        {way.kind === "order" && <OrderSteps at="offer" />}
        <h1>{toHeading(preview)}</h1>
      </header>
      <div className="order__offer">
        <OfferSummary
          named
          offer={offer}
          onSale={way.kind === "order" || way.kind === "hand-over"}
        />
      </div>
      <div className="order__main">
        {begun !== null && (
          <p className="v-notice">
            <span>
              Quest’ordine l’hai già iniziato: <Link to={begun}>riprendilo da dov’eri</Link>, con
              quello che hai scritto.
            </span>
          </p>
        )}
        {changed !== null && <ChangedPriceNotice {...changed} />}
        {way.kind === "order" && <CommissionNotice of={[offer.tipology]} />}
        {way.kind === "order" ? (
          <CartForm preview={preview} per={per} regime={regime} rate={rate} />
        ) : (
          <CartAlternative preview={preview} per={per} regime={regime} />
        )}
        <SellerPapers papers={offer.papers} seller={offer.counterparty.name} />
        <OrderTerms offer={offer} />
        {way.kind === "order" && <OrderProcess lines={duties.process} />}
      </div>
      <aside className="order__aside">
        <Parties counterparty={offer.counterparty} duties={duties} isOrder={way.kind === "order"} />
      </aside>
    </div>
  );
}

function toHeading({ offer, way }: ContractPreview): string {
  return way.kind === "order" || way.kind === "hand-over"
    ? `${ORDER_VERBS[offer.tipology]} ${offer.name}`
    : `${offer.name} non si può ordinare`;
}

type QuotedPrice = QuotedOffer["price"];

/** The offer's price on the day of the quote, if today's is different. */
type ChangedPrice = { quotedAt: string; quoted: QuotedPrice; todayCents: number };

/** Null if the price is still that of the quote, or the quote has no such offer. */
function findChangedPrice(
  { slug, price }: ContractOffer,
  { offers, createdAt }: Pick<RateView, "offers" | "createdAt">,
): ChangedPrice | null {
  const quoted = offers.find((each) => each.slug === slug)?.price;
  if (quoted === undefined) return null;
  const todayCents = toCentsPer(price, quoted.per);
  return todayCents === null || todayCents === quoted.cents
    ? null
    : { quotedAt: createdAt, quoted, todayCents };
}

function toCentsPer(price: ContractOffer["price"], per: QuotedPrice["per"]): number | null {
  switch (per) {
    case "year":
      return price?.perYearCents ?? null;
    case "month":
      return price?.perMonthCents ?? null;
    case "24-months":
      return price?.total?.cents ?? null;
  }
}

/** Says before anything is typed that the price is not the quoted one. */
function ChangedPriceNotice({ quotedAt, quoted, todayCents }: ChangedPrice) {
  return (
    <p className="v-notice v-notice-attention" role="status">
      <span>
        <strong>Il prezzo è cambiato dal preventivo.</strong> {withDay("Il", formatDate(quotedAt))}{" "}
        costava {formatCents(quoted.cents)} {quoted.words}, oggi {formatCents(todayCents)}. Le cifre
        di questa pagina sono quelle di oggi.
      </span>
    </p>
  );
}
