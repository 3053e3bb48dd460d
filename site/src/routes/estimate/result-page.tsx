import { type Estimate, formatEurCents, isEnergyTipology, listDistinct } from "@volpe/contract";
import { createEstimateCalls } from "@volpe/core";
import { EstimateMark, SpendTable } from "@volpe/ui";
import { data, Link, redirect, useLoaderData } from "react-router-dom";
import { toOnce } from "../../forms/sent-once.ts";
import { QUOTE_PARAMETER } from "../../page/cart-path.ts";
import { clientContext } from "../../page/client-context.ts";
import { DemonstrationNotice } from "../../page/demonstration-notice.tsx";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { NoOffers } from "../catalogue/energy/no-offers.tsx";
import { toProfileWords } from "../catalogue/energy/supply-profile.ts";
import { DataDay, IgnoredNotice, ParametersNotice } from "../catalogue/notices.tsx";
import { KeepContract } from "../expiry/keep-contract.tsx";
import {
  askReminder,
  isPast,
  isRemindable,
  REMINDER_ACTION,
  REMINDER_SENT,
} from "../expiry/reminder-fields.ts";
import { BILL } from "../quote/bill-path.ts";
import { toNewQuoteHref } from "../quote/quote-href.ts";
import { findRestOfBill, RestOfBill, withRestOfBill } from "../quote/rest-of-bill.tsx";
import { EstimatedOffers } from "./estimated-offers.tsx";
import { IndexHistory } from "./index-history.tsx";
import { NextStep } from "./next-step.tsx";
import { PresentSpendDoubt } from "./present-spend-doubt.tsx";
import { findSavedQuote } from "./quoted-result.ts";
import { BestShares, isSavingEstimate, ResultVerdict } from "./result-verdict.tsx";
import { WhatWouldChange } from "./what-would-change.tsx";
import "./estimate.css";

/**
 * `/preventivo/risultato`: the whole state is in the address, without personal data. `?preventivo=`
 * names the quote that was saved with these figures, for example that of a bill, so that no second
 * quote is made.
 */
export async function loader({ request, context }: PageLoaderArgs) {
  const { searchParams: search } = new URL(request.url);
  const tipology = search.get("tipologia");
  if (!isEnergyTipology(tipology)) throw redirect("/preventivo/calcolo");
  const { api, now } = context.get(clientContext);
  const sent = search.get(REMINDER_SENT);
  for (const key of [REMINDER_SENT, BILL]) search.delete(key);
  const quoted = new URLSearchParams(search);
  search.delete(QUOTE_PARAMETER);
  const estimate = await createEstimateCalls(api.request).get({ tipology, search });
  const presentEur = estimate.present?.totalEur ?? null;
  const saved = await findSavedQuote(api.request, quoted, presentEur);
  const expiry = estimate.query.scadenza ?? null;
  const [remindable, expired] = [isRemindable(expiry, now()), isPast(expiry, now())];
  const bill = findRestOfBill(request);
  return { text: search.toString(), estimate, saved, sent, remindable, expired, bill };
}

/** Asks for a reminder, or saves the result as a quote and redirects to it with the owner's key. */
export async function action({ request, context }: PageActionArgs) {
  const { searchParams: search } = new URL(request.url);
  search.delete(REMINDER_SENT);
  const tipology = search.get("tipologia");
  if (!isEnergyTipology(tipology)) throw data(null, { status: 404 });
  const { api } = context.get(clientContext);
  const form = await request.formData();
  if (form.get(REMINDER_ACTION.name) === REMINDER_ACTION.value) {
    const day = search.get("scadenza") ?? "";
    return await askReminder(
      { api },
      { form, path: "/preventivo/risultato", tipology, day, search },
    );
  }
  const bill = findRestOfBill(request);
  search.delete(BILL);
  const created = await createEstimateCalls(toOnce(api.request, form)).save({ tipology, search });
  return redirect(withRestOfBill(toNewQuoteHref(created), bill), 303);
}

export function Component() {
  const { estimate, saved, text, bill, expired } = useLoaderData<typeof loader>();
  const { profile, catalogue, letter, present } = estimate;
  const search = new URLSearchParams(text);
  return (
    <div className="estimate v-container">
      <PageHead
        title={`Il tuo contratto di ${profile.tipology} contro le offerte`}
        description="La spesa del tuo contratto di oggi accanto a quella di ogni offerta, con il risparmio di un anno e le ipotesi del calcolo."
        path="/preventivo/risultato"
        indexed={false}
      />
      <header className="estimate__header">
        <p className="estimate__kind">
          {toProfileWords(profile)} ·{" "}
          <Link to={withRestOfBill(toFormHref(search, profile), bill)}>Cambia i dati</Link>
        </p>
        <ResultVerdict letter={letter} saved={saved} />
        {present?.source !== "terms" && <PresentSpendDoubt search={search} profile={profile} />}
        <BestShares
          saving={estimate.offers[0]?.saving ?? null}
          isEstimate={isSavingEstimate({ letter, saved })}
        />
        {letter !== null && (
          <NextStep
            main={letter.kind !== "keep"}
            invented={catalogue.demonstration}
            saved={saved}
            bill={bill}
          />
        )}
        <RestOfBill bill={bill} />
        <DataDay catalogue={catalogue} />
      </header>
      {catalogue.demonstration && <DemonstrationNotice invented={[profile.tipology]} />}
      <IgnoredNotice ignored={estimate.ignored} />
      {estimate.presentFault !== null && (
        <p className="v-notice v-notice-attention">
          Il tuo contratto non si può calcolare: {estimate.presentFault}.
        </p>
      )}
      <ParametersNotice catalogue={catalogue} />
      {present === null && !search.has("spesa") && letter !== null && !expired && (
        <NoPresent formHref={withRestOfBill(toFormHref(search, profile), bill)} />
      )}
      {letter === null ? (
        <section>
          <NoOffers catalogue={catalogue} profile={profile} />
        </section>
      ) : (
        <Comparison estimate={estimate} search={search} />
      )}
    </div>
  );
}

type PartProps = { estimate: Estimate; search: URLSearchParams };

function Comparison({ estimate: asked, search }: PartProps) {
  const { present, profile, letter, query } = asked;
  const { sent, remindable, expired, bill, saved } = useLoaderData<typeof loader>();
  const isPresentEstimate =
    (present?.source === "terms" && present.estimate.length > 0) ||
    saved?.isReferenceEstimate === true;
  const estimate =
    isPresentEstimate && present !== null
      ? { ...asked, listQuery: `${asked.listQuery}&spesaStima=${present.totalEur}` }
      : asked;
  const keeps = letter?.kind === "keep";
  const keep = (present !== null || expired) && (
    <KeepContract
      tipology={profile.tipology}
      expiry={query.scadenza ?? null}
      best={keeps}
      formHref={withRestOfBill(toFormHref(expired ? toCurrent(search) : search, profile), bill)}
      expired={expired}
      remindable={remindable}
      sent={sent}
    />
  );
  return (
    <>
      {(keeps || expired) && keep}
      {present?.source === "terms" && (
        <section className="estimate__present" aria-labelledby="oggi">
          <h2 id="oggi">Il tuo contratto di oggi</h2>
          <p className="estimate__figure">
            {formatEurCents(present.totalEur)} <span>l’anno</span>{" "}
            {isPresentEstimate && <EstimateMark />}
          </p>
          <details className="v-details">
            <summary>La spesa voce per voce</summary>
            <SpendTable spend={present.spend} caption="La spesa di un anno, voce per voce" />
          </details>
        </section>
      )}
      <EstimatedOffers estimate={estimate} isPresentEstimate={isPresentEstimate} />
      <WhatWouldChange estimate={estimate} />
      <IndexHistory estimate={estimate} />
      {!(keeps || expired) && keep}
      <Assumptions estimate={estimate} />
    </>
  );
}

function NoPresent({ formHref }: { formHref: string }) {
  return (
    <p className="v-notice">
      Per dirti quanto risparmi mi serve il contratto di oggi: il prezzo, oppure quanto spendi.{" "}
      <Link to={formHref}>Aggiungilo</Link>
    </p>
  );
}

function Assumptions({ estimate }: Pick<PartProps, "estimate">) {
  const { assumptions, excludedTotal, profile, listQuery } = estimate;
  const { saved } = useLoaderData<typeof loader>();
  return (
    <section className="estimate__assumptions" aria-labelledby="ipotesi">
      <h2 id="ipotesi">Le ipotesi del calcolo</h2>
      <ul>
        {listDistinct([...(saved?.assumptions ?? []), ...assumptions]).map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
      {excludedTotal > 0 && (
        <p>
          Fuori dal confronto, con il motivo di ciascuna:{" "}
          <Link to={`/offerte/${profile.tipology}?${listQuery}&escluse=tutte#escluse`}>
            {excludedTotal === 1 ? "un’offerta" : `${excludedTotal} offerte`}
          </Link>
          .
        </p>
      )}
      <p>
        <Link to="/come-funziono">Come calcolo, passo per passo</Link>
      </p>
    </section>
  );
}

/** Leaves out the price and the expiry that are past, so that the form asks for today's. */
function toCurrent(search: URLSearchParams): URLSearchParams {
  const current = new URLSearchParams(search);
  for (const key of ["energia", "quota", "spesa", "scadenza"]) current.delete(key);
  return current;
}

/** The address of the form with everything that the result was made of. */
function toFormHref(
  search: URLSearchParams,
  { annualConsumption, placeName }: Estimate["profile"],
): string {
  const form = new URLSearchParams(search);
  if (form.has("consumoNoto")) {
    form.set("consumo", String(annualConsumption));
    for (const key of ["consumoNoto", "completati", "uso"]) form.delete(key);
    form.set("stima", "si");
  }
  for (const key of ["provincia", "comune"]) form.delete(key);
  if (placeName !== undefined) form.set("luogo", placeName);
  return `/preventivo/calcolo?${form}`;
}
