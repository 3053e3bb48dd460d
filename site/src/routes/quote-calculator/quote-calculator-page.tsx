import { isProductTipology, ORDER_VERBS, type RateAnswer, type WaitingForm } from "@volpe/contract";
import { type ApiRequest, createRateCalls } from "@volpe/core";
import { Assistant } from "@volpe/ui";
import {
  data,
  Link,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router-dom";
import { EMPTY_CONTACT_VALUES } from "../../forms/contact-values.ts";
import { readFormValues } from "../../forms/form-values.ts";
import { type RefusedForm, refuseForm, sendForm } from "../../forms/send-form.ts";
import { toOnce } from "../../forms/sent-once.ts";
import { toWaiting } from "../../forms/waiting-forms.ts";
import { WaitingList } from "../../forms/waiting-list.tsx";
import { ASSISTANT_LINKS } from "../../layout/assistant-links.ts";
import { clientContext } from "../../page/client-context.ts";
import { SiteDemonstration } from "../../page/demonstration-notice.tsx";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { useSiteFacts } from "../../page/site-facts.ts";
import { useClient } from "../../page/use-client.tsx";
import { useUploadBill } from "../../page/use-upload-bill.ts";
import { followPlace } from "../places/follow-place.ts";
import { toNewQuoteHref } from "../quote/quote-href.ts";
import {
  type CalculatorItem,
  findActivation,
  findCalculatorItem,
  findGreeting,
  findSent,
  readCalculatorOpening,
  toOpeningValues,
  toSentHref,
} from "./calculator-opening.ts";
import {
  findDoubtfulItemAnswers,
  ItemRequestForm,
  type ItemValues,
  readItemValues,
  toItemRequest,
} from "./item-request-form.tsx";
import {
  EMPTY_QUOTE_VALUES,
  findDoubtfulQuoteAnswers,
  QUOTE_FIELDS,
  QuoteForm,
  type QuoteValues,
  toRateRequest,
} from "./quote-form.tsx";
import "./quote-calculator.css";

/**
 * `?tipo=luce&offerta=slug` opens the assistant and the form on an offer or an item;
 * `/offerte/activation/{slug}` does so with only the slug. A place typed on the home page (`luogo`)
 * is replaced by a redirect; an unrecognised one causes a question.
 */
export async function loader({ params, request, context }: PageLoaderArgs) {
  const search = new URL(request.url).searchParams;
  if (search.has("luogo")) await followPlace({ request, context });
  const client = context.get(clientContext);
  const activation =
    params.slug === undefined ? null : await getActivation(client.api.request, params.slug, search);
  const opening = activation?.opening ?? readCalculatorOpening(search);
  const type = isProductTipology(opening.type) ? opening.type : null;
  const place = client.place.read();
  const wish = { ...opening, ...(place && { place: place.label }) };
  const [greeting, item] = await Promise.all([
    findGreeting(client.api.request, wish),
    findCalculatorItem(client.api.request, opening),
  ]);
  return {
    opening: wish,
    greeting,
    activated: activation?.item ?? null,
    type,
    item: type === null ? null : item,
    destination: item?.destination,
    sent: type === null ? null : findSent(search),
  };
}

/** Redirects from an ended offer to its own page, which names the replacements. */
async function getActivation(request: ApiRequest, slug: string, search: URLSearchParams) {
  const found = await findActivation(request, slug, search);
  if (found === null) throw data(null, { status: 404 });
  if (!found.current) throw redirect(found.item.path);
  return found;
}

type Typed = { form: "quote"; values: QuoteValues } | { form: "item"; values: ItemValues };
type Refusal = RefusedForm<Typed>;

/** A refused form is shown again with its errors and the typed values. */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const calls = toOnce(toWaiting(context.get(clientContext), "quote"), form);
  const type = form.get("type");
  if (isProductTipology(type)) {
    const slug = form.get("item");
    const item = typeof slug === "string" ? slug.slice(0, 200) : "";
    const values = readItemValues(type, form);
    const doubtful = findDoubtfulItemAnswers(type, form);
    if (doubtful.length > 0) return refuseForm<Typed>(422, doubtful, { form: "item", values });
    return await sendForm<Typed>({ form: "item", values }, async () => {
      const { rate, ...created } = await createRateCalls(calls).create(
        toItemRequest({ type, item }, values),
      );
      return rate === null
        ? toSentHref({ type, offer: item }, created.mailed === true)
        : toNewQuoteHref({ rate, ...created });
    });
  }
  const values = readFormValues(QUOTE_FIELDS, form);
  const doubtful = findDoubtfulQuoteAnswers(form, values);
  if (doubtful.length > 0) return refuseForm<Typed>(422, doubtful, { form: "quote", values });
  return await sendForm<Typed>({ form: "quote", values }, async () => {
    const { rate, ...created } = await createRateCalls(calls).create(toRateRequest(values));
    return toNewQuoteHref({ rate: rate ?? "", ...created });
  });
}

export function Component() {
  const { opening, greeting, activated, type, item, sent } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const { chat } = useClient();
  const uploadFile = useUploadBill();
  const { demonstration } = useSiteFacts();
  const orderable = activated !== null && !demonstration.includes(activated.tipology);
  const heading = orderable
    ? `${ORDER_VERBS[activated.tipology]} ${activated.name}`
    : toHeading(activated ?? item);
  // The drawing is of a home's electricity and gas.
  const isDrawn = type === null && opening.offer === undefined;
  return (
    <div className="quote-calculator v-container">
      <PageHead
        title={activated === null ? "Calcola il preventivo" : heading}
        description="Rispondi a poche domande su luce, gas, noleggio, POS o internet: vedi quanto costa, quanto risparmieresti e chi ti risponde."
        path="/calcola-preventivo"
        indexed={activated === null}
      />
      <header>
        <h1>{heading}</h1>
        {sent === null && (
          <p>
            <span className="quote-calculator__how">
              Una domanda alla volta, e puoi cambiare ogni risposta.{" "}
            </span>
            I recapiti vengono per ultimi; per guardare e basta c’è{" "}
            {(activated ?? item) === null ? (
              <Link to="/offerte">la classifica</Link>
            ) : (
              <Link to={(activated ?? item)?.path ?? ""}>la scheda</Link>
            )}
            .
            {orderable && (
              <>
                {" "}
                Hai già deciso? <Link to={activated.cartHref}>Vai al contratto</Link>.
              </>
            )}
          </p>
        )}
      </header>
      {sent !== null && refusal === undefined ? (
        <RequestSent item={item} mailed={sent.mailed} />
      ) : (
        <>
          <div className={isDrawn ? PANEL : `${PANEL} ${PANEL}--plain`}>
            <Assistant
              variant="page"
              chat={chat}
              links={ASSISTANT_LINKS}
              opening={opening}
              greeting={greeting}
              uploadFile={uploadFile}
              foot={
                <noscript>
                  <a href="#modulo">Preferisci un modulo? Eccolo.</a>
                </noscript>
              }
            />
          </div>
          <details
            id="modulo"
            className="v-details quote-calculator__form"
            open={refusal !== undefined}
          >
            <summary>Preferisci un modulo? Tutte le domande in una pagina sola</summary>
            <SiteDemonstration of={type === null ? ["luce", "gas"] : [type]} />
            <WaitingList kind="quote" sent={refusal?.waiting} hrefOf={findQuoteHref}>
              <CalculatorForm refusal={refusal} />
            </WaitingList>
          </details>
        </>
      )}
    </div>
  );
}

const PANEL = "quote-calculator__panel";

const toHeading = (item: CalculatorItem | null): string =>
  item === null ? "Calcola il preventivo" : `La tua richiesta: ${item.name}`;

/** The page of a quote whose request had waited for the connection. */
function findQuoteHref({ kind, answer }: WaitingForm): string | null {
  const made: Partial<RateAnswer> | null = kind === "quote" ? JSON.parse(answer) : null;
  return typeof made?.rate === "string" ? toNewQuoteHref({ ...made, rate: made.rate }) : null;
}

function CalculatorForm({ refusal }: { refusal: Refusal | undefined }) {
  const { opening, type, item, destination } = useLoaderData<typeof loader>();
  const sending = useNavigation().state === "submitting";
  const errors = refusal?.errors ?? [];
  // An item that is only for businesses presets the form to a business.
  const known = { ...(destination && { destination }), ...toOpeningValues(opening.query) };
  if (type !== null) {
    const values =
      refusal?.form === "item" ? refusal.values : { ...EMPTY_CONTACT_VALUES, ...known };
    return <ItemRequestForm {...{ type, item, values, errors, sending }} />;
  }
  const values =
    refusal?.form === "quote"
      ? refusal.values
      : {
          ...EMPTY_QUOTE_VALUES,
          type: opening.type ?? EMPTY_QUOTE_VALUES.type,
          ...known,
        };
  return (
    <>
      <TypologyLinks />
      <QuoteForm {...{ values, errors, sending }} />
    </>
  );
}

type RequestSentProps = { item: CalculatorItem | null; mailed: boolean };

/** Confirms the request and says what happens next. */
function RequestSent({ item, mailed }: RequestSentProps) {
  return (
    <section className="quote-calculator__sent" aria-labelledby="registrata">
      <h2 id="registrata">La richiesta è registrata</h2>
      <p className="v-notice v-notice-good">
        Ti risponde una persona di Volpe per il canale che hai scelto, con disponibilità e
        condizioni. Non hai firmato niente.
      </p>
      <p>
        {mailed
          ? "Ti ho mandato il riepilogo via e-mail."
          : "Da qui, o verso quell’indirizzo, oggi sono già partite diverse mail: questa volta non mando il riepilogo."}
      </p>
      <p>
        <Link className="v-button" to={item?.path ?? "/offerte"}>
          {item === null ? "Guarda le offerte" : "Torna alla scheda"}
        </Link>
      </p>
    </section>
  );
}

/** Links from the form of electricity and gas to the other forms. */
function TypologyLinks() {
  return (
    <p className="quote-calculator__others">
      Qui sotto c’è il modulo per luce e gas. Cerchi altro?{" "}
      <Link to="?tipo=noleggio">Noleggio auto</Link>, <Link to="?tipo=pos">POS</Link>,{" "}
      <Link to="?tipo=internet">internet</Link>.
    </p>
  );
}
