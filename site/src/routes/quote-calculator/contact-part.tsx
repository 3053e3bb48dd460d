import { RECALL_CONSENT, type Tipology } from "@volpe/contract";
import { ConsentBoxes } from "../../forms/consent-boxes.tsx";
import type { ContactField, ContactValues } from "../../forms/contact-values.ts";
import { toFieldId } from "../../forms/field-row.tsx";
import { EmailField, Honeypot, NameField, PhoneField } from "../../forms/person-fields.tsx";
import { SegmentedChoice } from "../../forms/segmented-choice.tsx";

const CHANNELS = [
  { value: "email", label: "E-mail" },
  { value: "telefono", label: "Telefono" },
  { value: "whatsapp", label: "WhatsApp" },
];

type ContactPartProps = {
  title: string;
  values: ContactValues;
  errorOf: (field: ContactField) => string | undefined;
  /** What the form may ask about. */
  of: readonly Tipology[];
};

/** Whom to answer and by which channel: the same part of both forms of the page. */
export function ContactPart({ title, values, errorOf, of }: ContactPartProps) {
  return (
    <fieldset className="quote-form__part">
      <legend>{title}</legend>
      <NameField value={values.name} error={errorOf("name")} />
      <EmailField value={values.email} error={errorOf("email")} />
      <SegmentedChoice
        legend="Come vuoi la risposta?"
        name="communication"
        choices={CHANNELS}
        initial={values.communication}
        id={toFieldId("communication")}
      />
      {errorOf("communication") && <p className="v-error">{errorOf("communication")}</p>}
      <PhoneField value={values.phone} hint={RECALL_CONSENT.form} error={errorOf("phone")} />
      <Honeypot value={values.website} />
      <ConsentBoxes values={values} error={errorOf("privacy")} of={of} />
    </fieldset>
  );
}
