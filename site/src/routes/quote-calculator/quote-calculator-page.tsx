import type { ProductTipology } from "@volpe/contract";
import { createItemRequestCalls, createRateCalls } from "@volpe/core";
import { Assistant } from "@volpe/ui";
import { Link, useActionData, useLoaderData, useNavigation } from "react-router-dom";
import { useAlive } from "../../browser/use-alive.ts";
import { clientContext } from "../../client-context.ts";
import { ASSISTANT_LINKS } from "../../layout/assistant-links.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { useClient } from "../../use-client.tsx";
import { type RefusedForm, refuseForm, sendForm } from "../forms/send-form.ts";
import type { PageActionArgs, PageLoaderArgs } from "../page-args.ts";
import { toQuoteHref } from "../quote/quote-href.ts";
import {
  type CalculatorItem,
  findCalculatorItem,
  findSent,
  readCalculatorOpening,
  toSentHref,
} from "./calculator-opening.ts";
import { EMPTY_CONTACT_VALUES } from "./contact-fields.ts";
import { EMPTY_QUOTE_VALUES } from "./empty-quote-values.ts";
import { type ItemValues, parseItemForm, toItemValues } from "./item-form-data.ts";
import { isProductTipology } from "./item-request-fields.ts";
import { ItemRequestForm } from "./item-request-form.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { parseQuoteForm, type QuoteValues, toQuoteValues } from "./quote-form-data.ts";
import { RequestSent } from "./request-sent.tsx";
import { TypologyLinks } from "./typology-links.tsx";
import "./quote-calculator.css";

/** `?tipo=luce&offerta=slug` opens the assistant, and the form, on an offer or an item. */
export async function loader({ request, context }: PageLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const client = context.get(clientContext);
  const opening = readCalculatorOpening(search);
  const type = isProductTipology(opening.type) ? opening.type : null;
  const place = client.place.read();
  return {
    opening: { ...opening, ...(place && { place: place.label }) },
    type,
    item: type === null ? null : await findCalculatorItem(client.api.request, type, opening.offer),
    sent: type === null ? null : findSent(search),
  };
}

type Typed = { form: "quote"; values: QuoteValues } | { form: "item"; values: ItemValues };
type Refusal = RefusedForm<Typed>;

/** Nothing typed is lost: a refused form comes back as it was, with what to mend. */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const calls = context.get(clientContext).api.request;
  const type = form.get("type");
  if (isProductTipology(type)) return await sendItemRequest(calls, type, form);
  const values = toQuoteValues(form);
  const outcome = parseQuoteForm(values);
  const typed: Typed = { form: "quote", values };
  if (outcome.status === "invalid") return refuseForm(422, outcome.errors, typed);
  return await sendForm(typed, async () => {
    const { rate, mailed } = await createRateCalls(calls).create(outcome.request);
    return toQuoteHref(rate, mailed);
  });
}

async function sendItemRequest(
  calls: Parameters<typeof createItemRequestCalls>[0],
  type: ProductTipology,
  form: FormData,
) {
  const slug = form.get("item");
  const item = typeof slug === "string" ? slug.slice(0, 200) : "";
  const values = toItemValues(type, form);
  const outcome = parseItemForm({ type, item }, values);
  const typed: Typed = { form: "item", values };
  if (outcome.status === "invalid") return refuseForm(422, outcome.errors, typed);
  return await sendForm(typed, async () => {
    const { mailed } = await createItemRequestCalls(calls).send(outcome.request);
    return toSentHref({ type, offer: item }, mailed);
  });
}

export function Component() {
  const { opening, item, sent } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const { chat } = useClient();
  // The server sends the form open, for who has no script; where there is one the style closes it
  // until the page is alive, so that nothing moves then.
  const ready = useAlive();
  return (
    <div className="quote-calculator v-container">
      <PageHead
        title="Calcola il preventivo"
        description="Rispondi a poche domande su luce, gas, noleggio, POS o internet: vedi quanto costa, quanto risparmieresti e chi ti risponde."
        path="/calcola-preventivo"
      />
      <header>
        <h1>{item === null ? "Calcola il preventivo" : `La tua richiesta: ${item.name}`}</h1>
        {sent === null && (
          <p>
            <span className="quote-calculator__how">
              Una domanda alla volta, e puoi cambiare ogni risposta.{" "}
            </span>
            I recapiti vengono per ultimi; per guardare e basta c’è{" "}
            {item === null ? (
              <Link to="/offerte">la classifica</Link>
            ) : (
              <Link to={item.path}>la scheda</Link>
            )}
            .
          </p>
        )}
      </header>
      {sent !== null && refusal === undefined ? (
        <RequestSent item={item} mailed={sent.mailed} />
      ) : (
        <>
          <div className="quote-calculator__panel">
            <Assistant variant="page" chat={chat} links={ASSISTANT_LINKS} opening={opening} />
          </div>
          <details
            id="modulo"
            className="v-details quote-calculator__form"
            data-closed={ready || refusal !== undefined ? undefined : ""}
            open={!ready || refusal !== undefined}
          >
            <summary>Preferisci un modulo? Tutte le domande in una pagina sola</summary>
            <CalculatorForm refusal={refusal} />
          </details>
        </>
      )}
    </div>
  );
}

// A car for businesses alone is asked for by one.
function toFirstValues(item: CalculatorItem | null): ItemValues {
  return item === null
    ? EMPTY_CONTACT_VALUES
    : { ...EMPTY_CONTACT_VALUES, destination: item.destination };
}

function CalculatorForm({ refusal }: { refusal: Refusal | undefined }) {
  const { opening, type, item } = useLoaderData<typeof loader>();
  const sending = useNavigation().state === "submitting";
  const errors = refusal?.errors ?? [];
  if (type !== null) {
    const values = refusal?.form === "item" ? refusal.values : toFirstValues(item);
    return <ItemRequestForm {...{ type, item, values, errors, sending }} />;
  }
  const values =
    refusal?.form === "quote"
      ? refusal.values
      : { ...EMPTY_QUOTE_VALUES, type: opening.type ?? EMPTY_QUOTE_VALUES.type };
  return (
    <>
      <TypologyLinks />
      <QuoteForm {...{ values, errors, sending }} />
    </>
  );
}
