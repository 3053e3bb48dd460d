import { BRAND, CONTACT_TOPICS } from "@volpe/contract";
import { createContactCalls } from "@volpe/core";
import { Fox } from "@volpe/ui";
import { Link, useActionData, useLoaderData, useNavigation } from "react-router-dom";
import { readFormValues } from "../../forms/form-values.ts";
import { type RefusedForm, sendForm } from "../../forms/send-form.ts";
import { toOnce } from "../../forms/sent-once.ts";
import { toWaiting } from "../../forms/waiting-forms.ts";
import { WaitingList } from "../../forms/waiting-list.tsx";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { Term } from "../../page/term.tsx";
import {
  ContactForm,
  EMPTY_MESSAGE,
  MESSAGE_FIELDS,
  type MessageValues,
  toContactRequest,
} from "./contact-form.tsx";
import "./contacts.css";

/** `?argomento=errore` chooses the topic; `?inviato=si` or `senza-mail` says that it arrived. */
export function loader({ request }: PageLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const topic = search.get("argomento") ?? "";
  return { topic: Object.hasOwn(CONTACT_TOPICS, topic) ? topic : "", sent: search.get("inviato") };
}

type Typed = { values: MessageValues };

/** A refused form comes back with its errors and with all that was typed. */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const values = readFormValues(MESSAGE_FIELDS, form);
  const calls = createContactCalls(toOnce(toWaiting(context.get(clientContext), "message"), form));
  return await sendForm<Typed>({ values }, async () => {
    const { mailed } = await calls.send(toContactRequest(values));
    return `/contatti?inviato=${mailed ? "si" : "senza-mail"}`;
  });
}

export function Component() {
  const { topic, sent } = useLoaderData<typeof loader>();
  const refusal = useActionData<RefusedForm<Typed>>();
  const sending = useNavigation().state === "submitting";
  const { email, pec } = BRAND.company;
  return (
    <div className="contacts v-container">
      <PageHead
        title="Contatti"
        description="Scrivi a Volpe: un’offerta, un dato che non torna, i tuoi dati personali, una pagina che non riesci a usare."
        path="/contatti"
      />
      <header>
        <h1>Contatti</h1>
        <p className="v-lead">
          Un dato che non torna, una domanda, una pagina che non va: scrivi qui. Se cerchi un
          preventivo fai prima con <Link to="/calcola-preventivo">la volpe</Link>.
        </p>
      </header>
      <div className="contacts__main">
        {sent !== null && refusal === undefined ? (
          <div className="contacts__sent" role="status">
            <Fox mood="glad" size={88} />
            <div>
              <h2>Il messaggio è arrivato</h2>
              <p>
                {sent === "si"
                  ? "Ti ho mandato una mail di conferma. "
                  : "Da qui, o verso il tuo indirizzo, oggi sono già partite diverse mail: questa volta niente conferma. "}
                La risposta arriva dove hai chiesto.
              </p>
              <p>
                <Link to="/faqs">Guarda le domande già risposte</Link> o{" "}
                <Link to="/contatti">scrivi un altro messaggio</Link>.
              </p>
            </div>
          </div>
        ) : (
          <WaitingList kind="message" sent={refusal?.waiting}>
            <ContactForm
              values={refusal?.values ?? { ...EMPTY_MESSAGE, topic }}
              errors={refusal?.errors ?? []}
              sending={sending}
            />
          </WaitingList>
        )}
      </div>
      <aside className="contacts__aside">
        <h2>Senza modulo</h2>
        <dl>
          <Term name="E-mail">
            <a href={`mailto:${email}`}>{email}</a>
          </Term>
          <Term name="PEC">
            <a href={`mailto:${pec}`}>{pec}</a>
          </Term>
        </dl>
        <h2>Prima di scrivere</h2>
        <ul>
          <li>
            <Link to="/come-funziono">Come calcolo le cifre</Link>
          </li>
          <li>
            <Link to="/faqs">Le domande già risposte</Link>
          </li>
          <li>
            <Link to="/privacy-policy">Che cosa conservo di te</Link>
          </li>
        </ul>
        <p className="v-hint">
          Per un guasto o un reclamo su una fornitura che hai già, scrivi al tuo fornitore: i
          recapiti sono in bolletta.
        </p>
      </aside>
    </div>
  );
}
