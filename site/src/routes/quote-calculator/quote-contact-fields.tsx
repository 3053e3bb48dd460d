import { ConsentBoxes } from "../forms/consent-boxes.tsx";
import { toFieldId } from "../forms/field-row.tsx";
import { EmailField, NameField, PhoneField, TrapField } from "../forms/person-fields.tsx";
import { SegmentedChoice } from "../forms/segmented-choice.tsx";
import type { ContactField, ContactValues } from "./contact-fields.ts";

const CHANNELS = [
  { value: "email", label: "E-mail" },
  { value: "telefono", label: "Telefono" },
  { value: "whatsapp", label: "WhatsApp" },
];

type QuoteContactFieldsProps = {
  values: ContactValues;
  errorOf: (field: ContactField) => string | undefined;
  title?: string;
};

/** Whom the quote is for and by which channel. */
export function QuoteContactFields({
  values,
  errorOf,
  title = "A chi lo mando",
}: QuoteContactFieldsProps) {
  return (
    <fieldset className="quote-form__part">
      <legend>{title}</legend>
      <NameField value={values.name} error={errorOf("name")} />
      <EmailField value={values.email} error={errorOf("email")} />
      <SegmentedChoice
        legend="Come preferisci essere contattato?"
        name="communication"
        choices={CHANNELS}
        initial={values.communication}
        id={toFieldId("communication")}
      />
      {errorOf("communication") && <p className="v-error">{errorOf("communication")}</p>}
      <PhoneField
        value={values.phone}
        hint="Con telefono o WhatsApp ci chiedi di ricontattarti per questa richiesta, e solo per questo."
        error={errorOf("phone")}
      />
      <TrapField value={values.website} />
      <ConsentBoxes values={values} error={errorOf("privacy")} />
    </fieldset>
  );
}
