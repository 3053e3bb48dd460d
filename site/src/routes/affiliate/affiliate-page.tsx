import {
  AFFILIATE_FIELDS,
  AFFILIATE_PANEL_PATH,
  AFFILIATE_TERMS,
  CLICK_DAYS,
  COUNTED_ARRIVALS,
  formatCents,
  formatVersion,
  TIPOLOGIES,
  TIPOLOGY_LISTS,
  withDay,
} from "@volpe/contract";
import { createAffiliateCalls } from "@volpe/core";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "react-router-dom";
import { InputRow } from "../../forms/field-row.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup } from "../../forms/form-values.ts";
import { type RefusedForm, sendForm } from "../../forms/send-form.ts";
import { TickField } from "../../forms/tick-field.tsx";
import { findLoginLoss, keepLogin } from "../../login/require-login.ts";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { withReturn } from "../../page/return-path.ts";
import { useSiteFacts } from "../../page/site-facts.ts";
import { Term } from "../../page/term.tsx";
import "./affiliate.css";

const AFFILIATE_PATH = "/affiliate";

/** The state of the visitor's own request; `nobody` is not logged in. */
type Standing = "nobody" | "new" | "requested" | "approved" | "off";

/** `codes` is the number of the affiliate's codes. */
type Loaded = { standing: Standing; codes: number };

export async function loader({ context }: PageLoaderArgs): Promise<Loaded> {
  const { api, session } = context.get(clientContext);
  await api.ensureFresh();
  if (session.state.session === null) {
    return { standing: "nobody", codes: 0 };
  }
  try {
    const view = await createAffiliateCalls(api.request).view();
    return { standing: view?.state ?? "new", codes: view?.codes.length ?? 0 };
  } catch (error) {
    // The page can be read without a login, so a login that has ended changes only its last part.
    if (findLoginLoss(error, context) === null) {
      throw error;
    }
    return { standing: "nobody", codes: 0 };
  }
}

type Typed = { site: string; accepted: boolean };

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const typed = { site: String(form.get("site") ?? ""), accepted: form.has("accepted") };
  return await sendForm<Typed>(typed, async () => {
    const version = String(form.get("version") ?? "");
    const calls = createAffiliateCalls(context.get(clientContext).api.request);
    await keepLogin(context, calls.join({ ...typed, version }));
    return `${AFFILIATE_PATH}#entra`;
  });
}

/** Says what an affiliate earns and how, and the rules, and lets a visitor ask for a code. */
export function Component() {
  const { standing, codes } = useLoaderData<typeof loader>();
  return (
    <div className="affiliate v-container">
      <PageHead
        title="Affiliati"
        description="Porta su Volpe chi vuole spendere meno: un link o un widget sul tuo sito, e una commissione per ogni contratto che nasce da lì."
        path={AFFILIATE_PATH}
      />
      <header className="affiliate__head">
        <h1>Guadagna quando qualcuno spende meno</h1>
        <p className="v-lead">
          Metti un link o un widget sul tuo sito. Se da lì nasce un contratto, ti paghiamo. Chi lo
          fa non paga un centesimo in più.
        </p>
      </header>
      <Earnings />
      <HowItWorks />
      <Rules />
      <section className="affiliate__join" aria-labelledby="entra">
        <h2 id="entra">Entra</h2>
        <Entrance standing={standing} codes={codes} />
      </section>
    </div>
  );
}

function Earnings() {
  const { commissionCents, payoutMinCents } = AFFILIATE_TERMS;
  return (
    <section className="affiliate__earn" aria-labelledby="quanto">
      <h2 id="quanto">Quanto</h2>
      <dl className="affiliate__earnings">
        {TIPOLOGIES.filter((tipology) => commissionCents[tipology] > 0).map((tipology) => (
          <Term key={tipology} name={TIPOLOGY_LISTS[tipology].label}>
            {formatCents(commissionCents[tipology])}
          </Term>
        ))}
      </dl>
      <p className="v-hint">
        Per ogni contratto concluso da qui. Per internet e POS non c’è commissione. Si paga con
        bonifico da {formatCents(payoutMinCents)} in su.
      </p>
    </section>
  );
}

function HowItWorks() {
  const { affiliateClick } = useSiteFacts();
  return (
    <section aria-labelledby="come">
      <h2 id="come">Come</h2>
      <ol className="affiliate__steps">
        <li>
          <strong>Ti diamo un codice.</strong> Va in fondo a qualsiasi indirizzo di Volpe, o nei
          widget: l’assistente, le offerte, i preferiti. Con un sotto-codice distingui le tue
          pagine.
        </li>
        <li>
          <strong>Qualcuno arriva da te.</strong> Contiamo l’arrivo per {CLICK_DAYS} giorni. Se
          arriva da più siti la richiesta va a uno solo, {COUNTED_ARRIVALS[affiliateClick]}, e resta
          sua fino al contratto.
        </li>
        <li>
          <strong>Conclude un contratto.</strong> La commissione è in attesa finché può recedere,
          poi è approvata, poi pagata. Vedi ogni passo, riga per riga, e scarichi i conti.
        </li>
      </ol>
      <p>
        Non sappiamo chi è chi arriva e non te lo diciamo: <Link to="/privacy-policy">privacy</Link>{" "}
        e <Link to="/cookie-policy#provenienza">cookie</Link> spiegano che cosa annotiamo.
      </p>
    </section>
  );
}

function Rules() {
  return (
    <section aria-labelledby="regole">
      <h2 id="regole">Le regole</h2>
      <ul className="affiliate__rules">
        {AFFILIATE_TERMS.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="v-hint">Versione {withDay("del", formatVersion(AFFILIATE_TERMS.version))}.</p>
    </section>
  );
}

function Entrance({ standing, codes }: Loaded) {
  switch (standing) {
    case "nobody":
      return (
        <>
          <p>Serve un profilo: è quello con cui vedrai i conti.</p>
          <p className="affiliate__actions">
            <Link className="v-button" to={withReturn("/auth/registrazione", AFFILIATE_PATH)}>
              Registrati
            </Link>
            <Link
              className="v-button v-button-secondary"
              to={withReturn("/auth/login", AFFILIATE_PATH)}
            >
              Ho già un profilo
            </Link>
          </p>
        </>
      );
    case "new":
      return <JoinForm />;
    case "requested":
      return (
        <>
          <p className="v-notice" role="status">
            La tua richiesta è arrivata. Guardiamo il sito e ti accendiamo il codice: gli arrivi
            contano da quel momento.
          </p>
          <p>
            <Link to={AFFILIATE_PANEL_PATH}>Intanto prepara link e widget</Link>
          </p>
        </>
      );
    case "approved":
      return (
        <p>
          <Link className="v-button" to={AFFILIATE_PANEL_PATH}>
            Vai ai tuoi conti
          </Link>
        </p>
      );
    case "off":
      return (
        <>
          <p>
            {codes === 1
              ? "Il tuo codice è spento: non matura più nulla."
              : "I tuoi codici sono spenti: non maturano più nulla."}{" "}
            I conti restano <Link to={AFFILIATE_PANEL_PATH}>nel pannello</Link>. Se non sei stato tu
            e vuoi capire perché, <Link to="/contatti">scrivici</Link>. Per ricominciare chiedi di
            nuovo: {codes === 1 ? "il codice resta quello" : "i codici restano quelli"}.
          </p>
          <JoinForm />
        </>
      );
  }
}

function JoinForm() {
  const refusal = useActionData<RefusedForm<Typed>>();
  const sending = useNavigation().state === "submitting";
  const { findField, errorOf } = createErrorLookup(["site", "accepted"], refusal?.errors ?? []);
  return (
    <Form className="v-form" method="post" action="#entra" noValidate>
      <FormErrors errors={refusal?.errors ?? []} findField={findField} />
      <input type="hidden" name="version" value={AFFILIATE_TERMS.version} />
      <InputRow
        name="site"
        label="Il tuo sito o canale"
        hint="Dove metterai i link, per esempio www.esempio.it."
        value={refusal?.site ?? ""}
        error={errorOf("site")}
        control={{ ...AFFILIATE_FIELDS.site, autoComplete: "url", inputMode: "url" }}
      />
      <TickField name="accepted" ticked={refusal?.accepted ?? false} error={errorOf("accepted")}>
        Ho letto le regole qui sopra e le accetto.
      </TickField>
      <button className="v-button" type="submit" disabled={sending}>
        {sending ? "Sto inviando" : "Chiedi il codice"}
      </button>
    </Form>
  );
}
