import {
  type ContractPreview,
  type PaymentMethod,
  type Regime,
  TIPOLOGIES,
  TIPOLOGY_LISTS,
  toTipologyWords,
} from "@volpe/contract";
import { ApiError, createContractCalls, createRateCalls, orElse } from "@volpe/core";
import {
  data,
  Form,
  Link,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
} from "react-router-dom";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup, readFormValues } from "../../forms/form-values.ts";
import { type RefusedForm, sendForm } from "../../forms/send-form.ts";
import { toOnce } from "../../forms/sent-once.ts";
import { SubmissionField } from "../../forms/submission-field.tsx";
import { QUOTE_PARAMETER, toCartPath } from "../../page/cart-path.ts";
import { clientContext } from "../../page/client-context.ts";
import { toAssistantHref } from "../../page/opening-query.ts";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { useSiteFacts } from "../../page/site-facts.ts";
import { SellerPapers } from "../catalogue/seller-papers.tsx";
import { toKeysCookie } from "../quote/owner-key.ts";
import { ChangedPriceNotice, findChangedPrice } from "./changed-price.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import { toContractPath } from "./contract-access.ts";
import { OrderSteps } from "./drawn-path.tsx";
import { OfferSummary, OrderProcess, OrderTerms, Parties } from "./offer-parts.tsx";
import "./contracts.css";

/**
 * The cart of one offer: product, price, duration, and kind of customer. It asks for no personal
 * data. `?preventivo=` names the quote that it comes from, whose use applies; otherwise the
 * address's own use does.
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
  return data(
    { preview, per, regime, rate: quote?.rate ?? "", changed },
    { status: kind === "ended" ? 410 : 200 },
  );
}

/** The regime of the shown figures, once the person has chosen it. */
const REGIME_PARAMETER = "per-chi";

const findRegime = (text: string | null): Regime | null =>
  text === "consumer" || text === "business" ? text : null;

const CART_FIELDS = ["regime", "per", "rate", "offerHash"] as const;
type CartValues = Record<(typeof CART_FIELDS)[number], string>;
type Refusal = RefusedForm<{ values: CartValues }>;

/**
 * Begins the contract and stores its key in a cookie of this browser. If the figures differ from
 * the shown ones, for example because a business pays without VAT, the cart is shown again with
 * them.
 */
export async function action({ request, params, context }: PageActionArgs) {
  const form = await request.formData();
  const values = readFormValues(CART_FIELDS, form);
  const { rate, offerHash, per, regime } = values;
  const calls = createContractCalls(toOnce(context.get(clientContext).api.request, form));
  const offer = params.slug ?? "";
  return await sendForm({ values }, async () => {
    const created = await calls
      .create({ offer, per, offerHash, ...(rate !== "" && { rate }), regime })
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
  const { preview, changed } = useLoaderData<typeof loader>();
  const { offer, way, duties } = preview;
  return (
    <div className="order order--cart v-container">
      <PageHead
        title={`Attiva ${offer.name}`}
        description={`${offer.name} di ${offer.brand}: che cosa compri, a che prezzo e con chi, prima di lasciare un dato.`}
        path={toCartPath(offer.tipology, offer.slug)}
        indexed={false}
      />
      <header className="order__header">
        {way.kind === "order" && <OrderSteps at={0} />}
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
        {changed !== null && <ChangedPriceNotice {...changed} />}
        <CartWay preview={preview} />
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
    ? `Attiva ${offer.name}`
    : `${offer.name} non si può ordinare`;
}

function CartWay({ preview }: { preview: ContractPreview }) {
  const { way } = preview;
  switch (way.kind) {
    case "order":
      return <CartForm preview={preview} />;
    case "hand-over":
      return <HandOver preview={preview} {...way} />;
    case "demonstration":
      return <Demonstration text={way.text} />;
    case "mismatch":
      return <Mismatch preview={preview} text={way.text} />;
    case "ended":
      return (
        <div className="v-notice v-notice-error">
          <p>
            {way.text}{" "}
            <Link to={TIPOLOGY_LISTS[preview.offer.tipology].path}>
              Guarda le offerte valide oggi
            </Link>
          </p>
        </div>
      );
  }
}

const REGIMES: readonly { value: Regime; label: string; hint: string }[] = [
  {
    value: "consumer",
    label: "Per me, da privato",
    hint: "Per casa o per la famiglia, fuori dal lavoro. Per te valgono le tutele del consumatore.",
  },
  {
    value: "business",
    label: "Per un’attività",
    hint: "Ditta, professionista, società, associazione o condominio, con partita IVA.",
  },
];

/** The offers of the same kind for the customers that this one is not for. */
function toListFor({ tipology }: ContractPreview["offer"], regime: Regime): string {
  const { path } = TIPOLOGY_LISTS[tipology];
  // Terminals are for businesses only.
  return tipology === "pos"
    ? path
    : `${path}?destinazione=${regime === "business" ? "aziende" : "privati"}`;
}

const LIST_WORDS: Record<Regime, string> = {
  business: "Guarda le offerte per un’attività",
  consumer: "Guarda le offerte per i privati",
};

/** Says that the offer is for other customers, with the reason and both alternatives. */
function Mismatch({ preview: { offer }, text }: { preview: ContractPreview; text: string }) {
  const { regime } = useLoaderData<typeof loader>();
  const asked = regime ?? "consumer";
  const { search } = useLocation();
  const other = new URLSearchParams(search);
  other.set(REGIME_PARAMETER, asked === "business" ? "consumer" : "business");
  return (
    <section className="order-form" aria-label="Per chi è">
      <p className="v-notice v-notice-attention">{text}</p>
      <p>
        <Link className="v-button" to={toListFor(offer, asked)}>
          {LIST_WORDS[asked]}
        </Link>
      </p>
      <p>
        <Link to={`?${other}`}>
          {asked === "business" ? "È per me, da privato" : "È per un’attività, con partita IVA"}
        </Link>
      </p>
    </section>
  );
}

/** Asks for whom the contract is. Different laws apply, so it is never guessed. */
/** The means of payment must be named when an order begins (Codice del consumo, art. 51 c. 3). */
const PAYMENTS: Record<PaymentMethod, string> = {
  debit: "l’addebito sul conto",
  slip: "il bollettino",
};

function CartForm({ preview }: { preview: ContractPreview }) {
  const { per, regime, rate } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const { findField, errorOf } = createErrorLookup(CART_FIELDS, refusal?.errors ?? []);
  const except = preview.way.kind === "order" ? preview.way.except : null;
  return (
    // The action sets a cookie that scripts cannot write, so the document is posted.
    <Form className="order-form" method="post" reloadDocument noValidate>
      <FormErrors errors={refusal?.errors ?? []} findField={findField} />
      {regime !== null && refusal === undefined && (
        <p className="v-notice v-notice-attention" role="status">
          Le cifre di questa pagina sono quelle di oggi per la tua scelta. Guardale, poi continua.
        </p>
      )}
      <input type="hidden" name="per" value={per} />
      <input type="hidden" name="rate" value={rate} />
      <input type="hidden" name="offerHash" value={preview.offerHash} />
      <SubmissionField />
      <ChoiceRow
        name="regime"
        legend="Per chi è il contratto?"
        choices={REGIMES.map((choice) =>
          choice.value === except?.regime ? { ...choice, hint: except.text } : choice,
        )}
        value={refusal?.values.regime ?? regime ?? ""}
        error={errorOf("regime")}
      />
      {except !== null && (
        <p>
          <Link to={toListFor(preview.offer, except.regime)}>{LIST_WORDS[except.regime]}</Link>
        </p>
      )}
      <button className="v-button" type="submit">
        Continua con i tuoi dati
      </button>
      <p className="v-quiet v-small">
        Si paga con {preview.needs.payments.map((method) => PAYMENTS[method]).join(" o con ")}. Non
        ordini ancora niente: prima del pulsante finale rivedi tutto e puoi correggere ogni cosa.
      </p>
    </Form>
  );
}

type HandOverProps = { preview: ContractPreview; text: string; url: string | null };

/**
 * The provider makes the contract itself: the chosen configuration, and the link to the provider.
 */
function HandOver({ preview: { offer }, text, url }: HandOverProps) {
  const { per } = useLoaderData<typeof loader>();
  // A car's brand is its make; the contract is with the lessor.
  const seller = offer.tipology === "noleggio" ? offer.counterparty.name : offer.brand;
  const opening = { type: offer.tipology, offer: offer.slug, ...(per && { query: per }) };
  return (
    <section className="order-form" aria-labelledby="passaggio">
      <h2 id="passaggio">Il contratto lo fai con {seller}</h2>
      <p>{text}</p>
      {url === null ? (
        <p>
          <Link className="v-button" to={toAssistantHref(opening)}>
            Fatti richiamare su questa offerta
          </Link>
        </p>
      ) : (
        <p>
          <a className="v-button" href={url} target="_blank" rel="noopener nofollow external">
            Vai da {seller}
          </a>
        </p>
      )}
      <p className="v-quiet v-small">
        {url !== null && "La pagina si apre in un’altra scheda. "}
        Porta con te le cifre di questa pagina: sono quelle del tuo uso, e puoi stamparle.
      </p>
    </section>
  );
}

/** Says that invented offers cannot be ordered, and links the lists of real offers. */
function Demonstration({ text }: { text: string }) {
  const { demonstration } = useSiteFacts();
  const real = TIPOLOGIES.filter((each) => !demonstration.includes(each));
  return (
    <section className="order-form" aria-labelledby="dimostrazione">
      <p className="v-notice v-notice-attention" id="dimostrazione">
        <span>
          <strong>Catalogo dimostrativo.</strong> {text}
        </span>
      </p>
      {real.length > 0 ? (
        <>
          <p>Qui le offerte vere sono quelle di {toTipologyWords(real)}:</p>
          <p className="v-cluster">
            {real.map((tipology) => (
              <Link
                key={tipology}
                className="v-button v-button-secondary"
                to={TIPOLOGY_LISTS[tipology].path}
              >
                {TIPOLOGY_LISTS[tipology].label}
              </Link>
            ))}
          </p>
        </>
      ) : (
        <p>
          In questo momento tutte le offerte del sito sono inventate. Quelle vere di luce e gas
          stanno sul{" "}
          <a href="https://www.ilportaleofferte.it" rel="noopener external">
            Portale Offerte
          </a>
          , il confronto pubblico dell’Autorità.
        </p>
      )}
    </section>
  );
}
