import { CONTACT_TOPICS, type WireError } from "@volpe/contract";
import { Form } from "react-router-dom";
import { ConsentBoxes } from "../forms/consent-boxes.tsx";
import { FieldRow, toFieldId } from "../forms/field-row.tsx";
import { FormErrors } from "../forms/form-errors.tsx";
import { EmailField, NameField, PhoneField, TrapField } from "../forms/person-fields.tsx";
import { SegmentedChoice } from "../forms/segmented-choice.tsx";
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
  return (
    <Form className="v-form contact-form" method="post" noValidate>
      <FormErrors errors={errors} findField={findContactField} />
      <FieldRow name="topic" label="Di che cosa si tratta" error={errorOf("topic")}>
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
      </FieldRow>
      <FieldRow
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
      </FieldRow>
      <div className="v-field-row">
        <NameField value={values.name} error={errorOf("name")} />
        <EmailField value={values.email} error={errorOf("email")} />
      </div>
      <SegmentedChoice
        legend="Come vuoi la risposta?"
        name="communication"
        choices={CHANNELS}
        initial={values.communication}
        id={toFieldId("communication")}
      />
      <PhoneField
        value={values.phone}
        hint="Solo se vuoi essere richiamato: vale come richiesta di ricontatto per questo messaggio, e per nient’altro."
        error={errorOf("phone")}
      />
      <TrapField value={values.website} />
      <ConsentBoxes values={values} error={errorOf("privacy")} />
      <button className="v-button" type="submit" disabled={sending}>
        {sending ? "Sto inviando" : "Invia il messaggio"}
      </button>
    </Form>
  );
}
