import {
  AFFILIATE_PANEL_PATH,
  type AffiliateFiguresQuery,
  type AffiliateHookCreated,
  type AffiliateReport,
  type AffiliateView,
  type BrandSummary,
  formatCents,
  isTrackedWidget,
} from "@volpe/contract";
import { ApiError, createAffiliateCalls, createBrowsingCalls } from "@volpe/core";
import { useContext } from "react";
import { data, Link, redirect, useActionData, useLoaderData } from "react-router-dom";
import { readFormValues } from "../../forms/form-values.ts";
import { type RefusedForm, sendForm } from "../../forms/send-form.ts";
import { toOnce } from "../../forms/sent-once.ts";
import { keepLogin, loadAsOwner } from "../../login/require-login.ts";
import { clientContext } from "../../page/client-context.ts";
import { DocumentHeadContext } from "../../page/document-head.ts";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { Term } from "../../page/term.tsx";
import { HOOK_FIELDS, HookSection, type HookValues } from "./hook-section.tsx";
import { LedgerSection } from "./ledger-section.tsx";
import { LinkSection } from "./link-section.tsx";
import { PAYEE_FIELDS, PayeeSection, type PayeeValues } from "./payee-section.tsx";
import { FIGURE_GROUPS, type RefusedDays, ReportSection } from "./report-section.tsx";
import { STOP_ERROR, StopSection } from "./stop-section.tsx";
import { WidgetSection, type WidgetValues } from "./widget-section.tsx";
import "./affiliate.css";
import "./panel.css";

/**
 * `?per=`, `dal` and `al` choose the figures; the other parameters fill the forms for links and
 * widgets.
 */
export async function loader({ request, context }: PageLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const { request: call } = context.get(clientContext).api;
  const calls = createAffiliateCalls(call);
  const found = await loadAsOwner({ request, context }, async () => {
    const view = await calls.view();
    if (view === null) return null;
    const [ledger, report, hooks] = await Promise.all([
      calls.entries(),
      loadReport(calls, search),
      calls.hooks(),
    ]);
    return { view, ledger, ...report, hooks };
  });
  if (found === null) {
    throw redirect("/affiliate#entra");
  }
  const { widget, ...linkFields } = Object.fromEntries(search);
  return {
    ...found,
    brands: JSON.parse(await createBrowsingCalls(call).brands()) as BrandSummary[],
    saved: search.has("salvato"),
    link: {
      indirizzo: search.get("indirizzo") ?? "",
      codice: search.get("codice") ?? "",
      sub: search.get("sub") ?? "",
    },
    widget: {
      ...linkFields,
      widget: isTrackedWidget(widget) ? widget : "assistente",
    } as WidgetValues,
  };
}

/**
 * Loads the report that the address asks for. If the host refuses the days, because they are out of
 * order or too many, loads the last month and returns the reason too.
 */
async function loadReport(
  calls: ReturnType<typeof createAffiliateCalls>,
  search: URLSearchParams,
): Promise<{ report: AffiliateReport; refusedDays: RefusedDays | null }> {
  const asked = Object.fromEntries(
    ["per", "dal", "al"].flatMap((name) => {
      const value = search.get(name) ?? "";
      const isUnknown = name === "per" && !Object.hasOwn(FIGURE_GROUPS, value);
      return value === "" || isUnknown ? [] : [[name, value]];
    }),
  ) as AffiliateFiguresQuery;
  try {
    return { report: await calls.figures(asked), refusedDays: null };
  } catch (error) {
    if (error instanceof ApiError && [400, 422].includes(error.status)) {
      const { per, dal = "", al = "" } = asked;
      const report = await calls.figures(per === undefined ? {} : { per });
      return { report, refusedDays: { dal, al, error: error.errors[0]?.message ?? error.message } };
    }
    throw error;
  }
}

type Typed =
  | { intent: "payee"; values: PayeeValues }
  | { intent: "hook"; values: HookValues }
  | { intent: "stop" };
type Answer = RefusedForm<Typed> | { intent: "created"; created: AffiliateHookCreated };

/** Serves the forms of the page, identified by `intent`. A refused form keeps what was typed. */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const intent = String(form.get("intent") ?? "");
  const calls = createAffiliateCalls(toOnce(context.get(clientContext).api.request, form));
  if (intent === "") {
    const values = readFormValues(PAYEE_FIELDS, form);
    return await sendForm<Typed>({ intent: "payee", values }, async () => {
      await keepLogin(context, calls.setPayee(values));
      return `${AFFILIATE_PANEL_PATH}?salvato=si#conto`;
    });
  }
  if (intent === "stop") {
    return await sendForm<Typed>({ intent: "stop" }, async () => {
      if (!form.has("confirmed")) {
        const error = { code: "invalid-field", field: "confirmed", message: STOP_ERROR } as const;
        throw new ApiError(422, [error]);
      }
      await keepLogin(context, calls.stop());
      return AFFILIATE_PANEL_PATH;
    });
  }
  if (!["hook-add", "hook-test", "hook-delete"].includes(intent)) {
    throw data(null, { status: 400 });
  }
  const values = readFormValues(HOOK_FIELDS, form);
  let created: AffiliateHookCreated | null = null;
  const sent = await sendForm<Typed>({ intent: "hook", values }, async () => {
    const hook = String(form.get("hook") ?? "");
    if (intent === "hook-add") {
      created = await keepLogin(context, calls.addHook(values));
    } else {
      await keepLogin(
        context,
        intent === "hook-test" ? calls.testHook(hook) : calls.removeHook(hook),
      );
    }
    return `${AFFILIATE_PANEL_PATH}#eventi`;
  });
  // The secret is shown on the page itself: in a redirect's address it would stay in the history.
  return created === null ? sent : { intent: "created" as const, created };
}

/** What an affiliate earned, and the tools for links and elements. */
export function Component() {
  const { view, ledger, report, refusedDays, hooks, saved, link, widget, brands } =
    useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const { origin } = useContext(DocumentHeadContext);
  return (
    <div className="affiliate panel v-container">
      <PageHead
        title="Il tuo pannello di affiliato"
        description="Arrivi, richieste, contratti e commissioni, con i link e i widget per il tuo sito."
        path={AFFILIATE_PANEL_PATH}
        indexed={false}
      />
      <header className="affiliate__head">
        <h1>Il tuo pannello</h1>
        <Standing view={view} />
      </header>
      <dl className="panel-balance">
        <Term name="In attesa">{formatCents(view.balance.pendingCents)}</Term>
        <Term name="Da pagare">{formatCents(view.balance.approvedCents)}</Term>
        <Term name="Pagati">{formatCents(view.balance.paidCents)}</Term>
      </dl>
      <LedgerSection ledger={ledger} />
      <ReportSection report={report} refusedDays={refusedDays} />
      <LinkSection origin={origin} codes={view.codes} initial={link} />
      <WidgetSection origin={origin} codes={view.codes} initial={widget} brands={brands} />
      <PayeeSection
        view={view}
        saved={saved}
        refusal={answer?.intent === "payee" ? answer : undefined}
      />
      <HookSection
        hooks={hooks}
        created={answer?.intent === "created" ? answer.created : null}
        refusal={answer?.intent === "hook" ? answer : undefined}
      />
      {view.state === "approved" && (
        <StopSection view={view} errors={answer?.intent === "stop" ? answer.errors : []} />
      )}
    </div>
  );
}

function Standing({ view }: { view: NonNullable<AffiliateView> }) {
  const codes = new Intl.ListFormat("it").format(view.codes);
  const isOne = view.codes.length === 1;
  switch (view.state) {
    case "requested":
      return (
        <p className="v-notice v-notice-attention">
          {isOne
            ? `Il codice ${codes} non è ancora acceso`
            : `I codici ${codes} non sono ancora accesi`}
          : puoi preparare tutto, gli arrivi contano da quando ti approviamo.
        </p>
      );
    case "approved":
      return (
        <p className="v-lead">
          {isOne ? "Il tuo codice è" : "I tuoi codici sono"} <strong>{codes}</strong>.{" "}
          <Link to="/affiliate#regole">Le regole</Link>
        </p>
      );
    case "off":
      return (
        <p className="v-notice v-notice-attention" role="status">
          <span>
            {isOne
              ? `Il codice ${codes} è spento e non matura più nulla.`
              : `I codici ${codes} sono spenti e non maturano più nulla.`}{" "}
            Quello che avevi maturato resta tuo e si paga. Per ricominciare,{" "}
            <Link to="/affiliate#entra">chiedi di nuovo</Link>.
          </span>
        </p>
      );
  }
}
