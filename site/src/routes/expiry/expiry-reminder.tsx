import { REMINDED_DAYS_BEFORE, REMINDER_CONSENT } from "@volpe/contract";
import { Form, Link, useActionData, useNavigation } from "react-router-dom";
import { toFieldId } from "../../forms/field-row.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup } from "../../forms/form-values.ts";
import { EmailField, Honeypot } from "../../forms/person-fields.tsx";
import type { RefusedForm } from "../../forms/send-form.ts";
import { SubmissionField } from "../../forms/submission-field.tsx";
import {
  EMPTY_REMINDER,
  REMINDER_ACTION,
  REMINDER_FIELDS,
  type TypedReminder,
} from "./reminder-fields.ts";

/** `sent` is what the address says of a form that was sent; null if none was. */
export function ExpiryReminder({ sent }: { sent: string | null }) {
  const refusal = useActionData<RefusedForm<TypedReminder>>();
  const { state, formData } = useNavigation();
  const sending = state === "submitting" && formData?.has(REMINDER_ACTION.name) === true;
  if (sent !== null && refusal === undefined) return <Sent mailed={sent === "si"} />;
  const { values = EMPTY_REMINDER, errors = [] } = refusal ?? {};
  const { findField, errorOf } = createErrorLookup(REMINDER_FIELDS, errors);
  const consentError = errorOf("consent");
  const consentId = toFieldId("consent");
  return (
    <Form className="v-form expiry-reminder" method="post" noValidate>
      <SubmissionField />
      <h3>Oppure ti scrivo io</h3>
      <p>Una mail sola, {REMINDED_DAYS_BEFORE} giorni prima della scadenza.</p>
      <FormErrors errors={errors} findField={findField} />
      <input type="hidden" {...REMINDER_ACTION} />
      <EmailField value={values.email} error={errorOf("email")} />
      <Honeypot value={values.website} />
      <label className="v-check">
        <input
          type="checkbox"
          id={consentId}
          name="consent"
          required
          defaultChecked={values.consent !== ""}
          {...(consentError && {
            "aria-invalid": true,
            "aria-describedby": `${consentId}-error`,
          })}
        />
        <span>
          {REMINDER_CONSENT.text} <Link to="/privacy-policy">Leggi l’informativa</Link>
        </span>
      </label>
      {consentError && (
        <p className="v-error" id={`${consentId}-error`}>
          {consentError}
        </p>
      )}
      <button className="v-button v-button-secondary" type="submit" disabled={sending}>
        {sending ? "Sto inviando" : "Ricordamelo per e-mail"}
      </button>
    </Form>
  );
}

function Sent({ mailed }: { mailed: boolean }) {
  return (
    <p className="v-notice" role="status">
      {mailed
        ? "Ti ho mandato una mail: apri il link e conferma, poi al promemoria penso io. Senza conferma non ti scrivo."
        : "Oggi a questo indirizzo ho già scritto troppe volte: il promemoria non è salvato. Riprova domani, o metti la scadenza nel calendario."}
    </p>
  );
}
