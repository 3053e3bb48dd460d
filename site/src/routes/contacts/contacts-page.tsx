import {
  BRAND,
  CONTACT_TOPICS,
  type ContactRequest,
  FORM_FIELDS,
  type FormOf,
  RECALL_CONSENT,
  type WireError,
} from "@volpe/contract";
import { createContactCalls } from "@volpe/core";
import { Fox } from "@volpe/ui";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "react-router-dom";
import { CONTACT_FIELDS, EMPTY_CONTACT_VALUES, toContacts } from "../../forms/contact-values.ts";
import { FieldRow, SelectRow, toChoices } from "../../forms/field-row.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup, readFormValues, toSentText } from "../../forms/form-values.ts";
import { EmailField, NameField } from "../../forms/person-fields.tsx";
import { ReplyFields } from "../../forms/reply-fields.tsx";
import { type RefusedForm, sendForm } from "../../forms/send-form.ts";
import { toOnce } from "../../forms/sent-once.ts";
import { SubmissionField } from "../../forms/submission-field.tsx";
import { toWaiting } from "../../forms/waiting-forms.ts";
import { WaitingList } from "../../forms/waiting-list.tsx";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { Term } from "../../page/term.tsx";
import "./contacts.css";

/**
 * `?argomento=errore` chooses the topic; `?inviato=si` or `senza-mail` says that the message
 * arrived.
 */
export function loader({ request }: PageLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const topic = search.get("argomento") ?? "";
  return { topic: Object.hasOwn(CONTACT_TOPICS, topic) ? topic : "", sent: search.get("inviato") };
}

const MESSAGE_FIELDS = ["topic", "message", ...CONTACT_FIELDS] as const;
type MessageValues = Record<(typeof MESSAGE_FIELDS)[number], string>;
const EMPTY_MESSAGE: MessageValues = {
  topic: "",
  message: "",
  ...EMPTY_CONTACT_VALUES,
  phone: "",
};

function toContactRequest(values: MessageValues): FormOf<ContactRequest> {
  const { topic, message } = values;
  const { consents, ...contacts } = toContacts(values);
  const { privacy, marketing } = consents;
  return { topic, message: toSentText(message), ...contacts, consents: { privacy, marketing } };
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

type ContactFormProps = { values: MessageValues; errors: readonly WireError[]; sending: boolean };

/** Posts to the page's action, also before hydration. */
function ContactForm({ values, errors, sending }: ContactFormProps) {
  const { findField, errorOf } = createErrorLookup(MESSAGE_FIELDS, errors);
  return (
    <Form className="v-form contact-form" method="post" noValidate>
      <SubmissionField />
      <FormErrors errors={errors} findField={findField} />
      <SelectRow
        name="topic"
        label="Di che cosa si tratta"
        value={values.topic}
        error={errorOf("topic")}
        control={{ required: true }}
        choices={toChoices({ "": "Scegli", ...CONTACT_TOPICS })}
      />
      <FieldRow
        name="message"
        label="Messaggio"
        hint="Fino a 4.000 caratteri. Se parli di un’offerta, scrivi il nome o il codice."
        error={errorOf("message")}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            className="v-input v-textarea"
            required
            minLength={FORM_FIELDS.contactMessage.minLength}
            rows={6}
            defaultValue={values.message}
          />
        )}
      </FieldRow>
      <div className="v-field-row">
        <NameField value={values.name} error={errorOf("name")} />
        <EmailField value={values.email} error={errorOf("email")} />
      </div>
      <ReplyFields
        values={values}
        errorOf={errorOf}
        channels={["email", "telefono"]}
        phoneHint={RECALL_CONSENT.contacts}
      />
      <button className="v-button" type="submit" disabled={sending}>
        {sending ? "Sto inviando" : "Invia il messaggio"}
      </button>
    </Form>
  );
}
