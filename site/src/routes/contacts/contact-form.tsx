import { CONSENT_TEXTS, CONTACT_TOPICS, type WireError } from "@volpe/contract";
import { Form, Link } from "react-router-dom";
import { SegmentedChoice } from "../forms/segmented-choice.tsx";
import { QuoteErrors } from "../quote-calculator/quote-errors.tsx";
import { QuoteFieldRow, toFieldId } from "../quote-calculator/quote-field.tsx";
import { type ContactField, type ContactValues, findContactField } from "./contact-form-data.ts";

const CHANNELS = [
  { value: "email", label: "E-mail" },
  { value: "telefono", label: "Telefono" },
];

type ContactFormProps = { values: ContactValues; errors: readonly WireError[]; sending: boolean };

/** It posts to this page's action and works before JavaScript; every message is ours. */
export function ContactForm({ values, errors, sending }: ContactFormProps) {
  const errorOf = (field: ContactField) =>
    errors.find((error) => findContactField(error) === field)?.message;
  const privacyError = errorOf("privacy");
  return (
    <Form className="v-form contact-form" method="post" noValidate>
      <QuoteErrors errors={errors} findField={findContactField} />
      <QuoteFieldRow name="topic" label="Di che cosa si tratta" error={errorOf("topic")}>
        {(attributes) => (
          <select {...attributes} className="v-input v-select" defaultValue={values.topic}>
            <option value="">Scegli</option>
            {Object.entries(CONTACT_TOPICS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </QuoteFieldRow>
      <QuoteFieldRow
        name="message"
        label="Messaggio"
        hint="Fino a 4.000 lettere. Se parli di un’offerta, scrivi il nome o il codice."
        error={errorOf("message")}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            className="v-input v-textarea"
            rows={6}
            defaultValue={values.message}
          />
        )}
      </QuoteFieldRow>
      <div className="v-field-row">
        <QuoteFieldRow name="name" label="Nome e cognome" error={errorOf("name")}>
          {(attributes) => (
            <input {...attributes} autoComplete="name" maxLength={80} defaultValue={values.name} />
          )}
        </QuoteFieldRow>
        <QuoteFieldRow name="email" label="E-mail" error={errorOf("email")}>
          {(attributes) => (
            <input
              {...attributes}
              type="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={values.email}
            />
          )}
        </QuoteFieldRow>
      </div>
      <SegmentedChoice
        legend="Come vuoi la risposta?"
        name="communication"
        choices={CHANNELS}
        initial={values.communication}
        id={toFieldId("communication")}
      />
      <QuoteFieldRow
        name="phone"
        label="Telefono"
        hint="Solo se vuoi essere richiamato: vale come richiesta di ricontatto per questo messaggio, e per nient’altro."
        error={errorOf("phone")}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="tel"
            autoComplete="tel"
            maxLength={20}
            defaultValue={values.phone}
          />
        )}
      </QuoteFieldRow>
      <div className="v-trap" aria-hidden="true">
        <label htmlFor={toFieldId("website")}>Lascia vuoto questo campo</label>
        <input
          id={toFieldId("website")}
          name="website"
          tabIndex={-1}
          autoComplete="off"
          defaultValue={values.website}
        />
      </div>
      <fieldset className="v-fieldset">
        <legend>
          <span className="v-hidden">Consensi</span>
        </legend>
        <label className="v-check">
          <input
            type="checkbox"
            id={toFieldId("privacy")}
            name="privacy"
            defaultChecked={values.privacy !== ""}
            {...(privacyError && {
              "aria-invalid": true,
              "aria-describedby": `${toFieldId("privacy")}-error`,
            })}
          />
          <span>
            {CONSENT_TEXTS.privacy} <Link to="/privacy-policy">Leggi l’informativa</Link>
          </span>
        </label>
        {privacyError && (
          <p className="v-error" id={`${toFieldId("privacy")}-error`}>
            {privacyError}
          </p>
        )}
        <p className="v-hint">Le due caselle che seguono sono facoltative.</p>
        <label className="v-check">
          <input type="checkbox" name="marketing" defaultChecked={values.marketing !== ""} />
          <span>{CONSENT_TEXTS.marketing}</span>
        </label>
        <label className="v-check">
          <input type="checkbox" name="thirdParties" defaultChecked={values.thirdParties !== ""} />
          <span>{CONSENT_TEXTS.thirdParties}</span>
        </label>
      </fieldset>
      <button className="v-button" type="submit" disabled={sending}>
        {sending ? "Sto inviando" : "Invia il messaggio"}
      </button>
    </Form>
  );
}
