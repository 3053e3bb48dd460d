import { RECALL_CONSENT, type Tipology } from "@volpe/contract";
import type { ContactField, ContactValues } from "../../forms/contact-values.ts";
import { EmailField, NameField } from "../../forms/person-fields.tsx";
import { ReplyFields } from "../../forms/reply-fields.tsx";

type ContactPartProps = {
  title: string;
  values: ContactValues;
  errorOf: (field: ContactField) => string | undefined;
  /** What the form may ask about. */
  of: readonly Tipology[];
};

/** Asks whom to answer and by which channel. Both forms of the page have this part. */
export function ContactPart({ title, values, errorOf, of }: ContactPartProps) {
  return (
    <fieldset className="quote-form__part">
      <legend>{title}</legend>
      <NameField value={values.name} error={errorOf("name")} />
      <EmailField value={values.email} error={errorOf("email")} />
      <ReplyFields
        values={values}
        errorOf={errorOf}
        channels={["email", "telefono", "whatsapp"]}
        phoneHint={RECALL_CONSENT.form}
        of={of}
      />
    </fieldset>
  );
}
