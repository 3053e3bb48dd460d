import {
  CONTACT_TOPICS,
  type ContactRequest,
  type FormOf,
  RECALL_CONSENT,
  type WireError,
} from "@volpe/contract";
import { Form } from "react-router-dom";
import { CONTACT_FIELDS, EMPTY_CONTACT_VALUES, toContacts } from "../../forms/contact-values.ts";
import { FieldRow, SelectRow } from "../../forms/field-row.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup, toSentText } from "../../forms/form-values.ts";
import { EmailField, NameField } from "../../forms/person-fields.tsx";
import { ReplyFields } from "../../forms/reply-fields.tsx";
import { SubmissionField } from "../../forms/submission-field.tsx";

export const MESSAGE_FIELDS = ["topic", "message", ...CONTACT_FIELDS] as const;
export type MessageValues = Record<(typeof MESSAGE_FIELDS)[number], string>;
export const EMPTY_MESSAGE: MessageValues = {
  topic: "",
  message: "",
  ...EMPTY_CONTACT_VALUES,
  phone: "",
};

export function toContactRequest(values: MessageValues): FormOf<ContactRequest> {
  const { topic, message } = values;
  const { consents, ...contacts } = toContacts(values);
  const { privacy, marketing } = consents;
  return { topic, message: toSentText(message), ...contacts, consents: { privacy, marketing } };
}

type ContactFormProps = { values: MessageValues; errors: readonly WireError[]; sending: boolean };

/** Posts to the page's action, also before hydration. */
export function ContactForm({ values, errors, sending }: ContactFormProps) {
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
        options={Object.entries({ "": "Scegli", ...CONTACT_TOPICS }).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
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
