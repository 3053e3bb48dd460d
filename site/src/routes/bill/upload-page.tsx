import {
  BILL_KEPT_DAYS,
  type BillSupply,
  type BillView,
  CONTRACT_DRAFT_KEPT_DAYS,
  type WireError,
} from "@volpe/contract";
import { ApiError, createBillCalls, createRateCalls, orElse } from "@volpe/core";
import {
  data,
  Link,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
} from "react-router-dom";
import { readFormValues } from "../../forms/form-values.ts";
import { type RefusedForm, refuseForm, sendForm } from "../../forms/send-form.ts";
import { toOnce } from "../../forms/sent-once.ts";
import { clientContext } from "../../page/client-context.ts";
import { SiteDemonstration } from "../../page/demonstration-notice.tsx";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { toQuotedResultHref } from "../estimate/quoted-result.ts";
import { BILL, toBillPath } from "../quote/bill-path.ts";
import { exchangeOwnerKey, findOwnerKey, toKeysCookie } from "../quote/owner-key.ts";
import { toQuoteHref } from "../quote/quote-href.ts";
import { withRestOfBill } from "../quote/rest-of-bill.tsx";
import { readFiles } from "../tickets/attachment-rules.ts";
import { BillReview } from "./bill-review.tsx";
import {
  CONFIRM_FIELDS,
  ESTIMATE,
  findDoubtfulFigures,
  findPricing,
  KEEP_CODE,
  readEstimate,
  readTicks,
  type TypedSupply,
  toConfirmation,
  toReadValues,
} from "./confirm-values.ts";
import { DoneNotice, findMadeQuotes, type MadeQuote, toDonePath } from "./done-notice.tsx";
import { hideInBill, hideInSupply } from "./hide-in-bill.ts";
import { UploadForm } from "./upload-form.tsx";
import "./bill.css";

type Loaded = { view: BillView } | { view: null; isGone: boolean; made: MadeQuote[] | null };

/**
 * Loads what the form shows; with `?bolletta=`, what was read, if a cookie holds the bill's key.
 */
export async function loader({ request, context }: PageLoaderArgs): Promise<Loaded> {
  const url = new URL(request.url);
  const bill = url.searchParams.get(BILL);
  if (bill === null) {
    const { searchParams } = url;
    return {
      view: null,
      isGone: searchParams.has("cancellata"),
      made: await findMadeQuotes(request, context.get(clientContext).api.request),
    };
  }
  if (typeof document !== "undefined") {
    // Only the server can read the key.
    throw redirectDocument(request.url);
  }
  const exchanged = exchangeOwnerKey(request, bill);
  if (exchanged !== null) {
    throw exchanged;
  }
  const key = findOwnerKey(request.headers.get("cookie"), bill);
  if (key === null) {
    throw data(null, { status: 404 });
  }
  const calls = createBillCalls(context.get(clientContext).api.request);
  const view = await orNull(calls.get(bill, key));
  if (view === null) {
    throw redirect(toDonePath(bill));
  }
  return { view: hideInBill(view) };
}

const NOTHING: TypedSupply = {
  supply: "",
  values: null,
  ticks: [],
  keepsFiscalCode: false,
  estimate: "",
};

/**
 * The form is posted as a whole document, because scripts cannot read the cookie with the owner's
 * key.
 */
export async function action({ request, context }: PageActionArgs) {
  const { api } = context.get(clientContext);
  const form = await request.formData();
  const calls = createBillCalls(toOnce(api.request, form));
  const bill = new URL(request.url).searchParams.get(BILL);
  if (bill === null) {
    return await sendForm<TypedSupply>(NOTHING, async () => {
      const { bill: id, key } = await calls.upload(readFiles(form));
      return toBillPath(id, key);
    });
  }
  const key = findOwnerKey(request.headers.get("cookie"), bill) ?? "";
  if (form.get("azione") === "cancella") {
    await calls.remove(bill, key);
    return redirect("/preventivo/upload?cancellata=si", 303);
  }
  const name = String(form.get("supply"));
  const view = await orNull(calls.get(bill, key));
  const [file = "", type] = name.split(".");
  const all = view?.files.find(({ id }) => id === file)?.supplies ?? [];
  const supply = all.find(({ tipology }) => tipology === type);
  if (supply === undefined) {
    return redirect(toDonePath(bill), 303);
  }
  const values = readFormValues(CONFIRM_FIELDS, form);
  const ticks = readTicks(form);
  const keepsFiscalCode = form.get(KEEP_CODE) !== null;
  const estimate = readEstimate(form);
  const typed: TypedSupply = { supply: name, values, ticks, keepsFiscalCode, estimate };
  if (form.has(ESTIMATE)) {
    return refuseForm(200, [], { ...typed, values: { ...values, annualConsumption: estimate } });
  }
  if (form.get("azione") === "codice") {
    const asked = { file, type: supply.tipology, offerCode: values.offerCode.trim() };
    const found = await orNull(calls.findOffer(bill, key, asked));
    return found === null
      ? redirect(toDonePath(bill), 303)
      : refuseForm(200, [], toFound(typed, hideInSupply(found, all)));
  }
  const doubtful = findDoubtfulFigures(supply, form);
  if (doubtful.length > 0) {
    return refuseForm(422, doubtful, typed);
  }
  return await sendForm(typed, async () => {
    const isAnnualEstimated = estimate !== "";
    const confirmed = { file, type: supply.tipology, ticks, keepsFiscalCode, isAnnualEstimated };
    const body = toConfirmation(values, confirmed);
    const created = await orNull(calls.confirm(bill, key, body));
    if (created === null) return toDonePath(bill);
    const { rate, key: ownerKey = "", contract } = created;
    const quote = await orElse(createRateCalls(api.request).get(rate), null);
    return {
      path: withRestOfBill(
        quote === null
          ? toQuoteHref(rate)
          : toQuotedResultHref(quote, { expiry: values.offerExpiry, contract }),
        hasRest(view, supply) ? bill : null,
      ),
      cookie: toKeysCookie(request, { rate, key: ownerKey, kind: "quote" }),
    };
  });
}

/** Whether an upload has other supplies than the one that is confirmed, or may have them. */
function hasRest(view: BillView | null, { group }: BillSupply): boolean {
  return (view?.files ?? []).some(
    ({ status, supplies }) =>
      status === "reading" || supplies.some((supply) => supply.group !== group),
  );
}

/** What was typed, with the kind of price of the offer that was found. */
function toFound(typed: TypedSupply, found: BillSupply): TypedSupply {
  const { values } = typed;
  const pricing = findPricing(found);
  const { offerCode } = toReadValues(found);
  return {
    ...typed,
    found,
    values: values && { ...values, ...(pricing !== "" && { pricing }), offerCode },
  };
}

/** Null if the bill was confirmed or deleted meanwhile. */
async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const refusal = useActionData<RefusedForm<TypedSupply>>();
  return (
    <div className="bill v-container">
      <PageHead
        title="Carica la bolletta"
        description="Carica la bolletta di luce o gas, in PDF o in foto: leggo i dati, li controlli tu, e li confronto con le offerte di oggi."
        path="/preventivo/upload"
        indexed={loaded.view === null}
      />
      {loaded.view === null ? (
        <UploadPart errors={refusal?.errors ?? []} {...loaded} />
      ) : (
        <BillReview view={loaded.view} refusal={refusal} />
      )}
    </div>
  );
}

type UploadPartProps = { errors: readonly WireError[]; isGone: boolean; made: MadeQuote[] | null };

function UploadPart({ errors, isGone, made }: UploadPartProps) {
  return (
    <>
      <header className="bill__header">
        <h1>Carica la bolletta</h1>
        <p className="v-lead">
          Un PDF o una foto: leggo consumo, potenza e prezzo, li controlli tu, e li confronto con le
          offerte di oggi.
        </p>
      </header>
      <SiteDemonstration of={["luce", "gas"]} />
      {isGone && (
        <p className="v-notice v-notice-good" role="status">
          Ho cancellato la bolletta e tutto quello che ne avevo letto.
        </p>
      )}
      {made !== null && <DoneNotice quotes={made} />}
      <UploadForm errors={errors} />
      <section className="bill__notice" aria-labelledby="dati">
        <h2 id="dati">Che fine fa la bolletta</h2>
        <ul>
          <li>La leggo sui nostri server: non la passo a nessun altro.</li>
          <li>
            La cancello quando confermi i valori, quando premi «Cancella la bolletta», e comunque
            dopo {BILL_KEPT_DAYS} giorni. Al preventivo bastano le cifre.
          </li>
          <li>
            Intestatario e codice fiscale te li mostro: se li confermi restano cifrati accanto al
            preventivo per {CONTRACT_DRAFT_KEPT_DAYS} giorni, con POD o PDR, e servono solo a
            compilare il tuo ordine. Se li svuoti non li tengo.
          </li>
          <li>Se ci sono dati di altre persone, copri quelli che non servono.</li>
        </ul>
        <p>
          Il resto è nell’<Link to="/privacy-policy">informativa sulla privacy</Link>. Non hai la
          bolletta? <Link to="/calcola-preventivo">Bastano due minuti con la volpe</Link>.
        </p>
      </section>
    </>
  );
}
