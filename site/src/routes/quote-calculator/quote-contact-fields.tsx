import { SegmentedChoice } from "../forms/segmented-choice.tsx";
import type { ContactField, ContactValues } from "./contact-fields.ts";
import { QuoteConsents } from "./quote-consents.tsx";
import { QuoteFieldRow, toFieldId } from "./quote-field.tsx";

const CHANNELS = [
  { value: "email", label: "E-mail" },
  { value: "telefono", label: "Telefono" },
  { value: "whatsapp", label: "WhatsApp" },
];

/** What is shown of the contacts, and the error of each. */
export type ContactFieldsProps = {
  values: ContactValues;
  errorOf: (field: ContactField) => string | undefined;
};

/** Whom the quote is for and by which channel. */
export function QuoteContactFields({
  values,
  errorOf,
  title = "A chi lo mando",
}: ContactFieldsProps & { title?: string }) {
  return (
    <fieldset className="quote-form__part">
      <legend>{title}</legend>
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
      <SegmentedChoice
        legend="Come preferisci essere contattato?"
        name="communication"
        choices={CHANNELS}
        initial={values.communication}
        id={toFieldId("communication")}
      />
      {errorOf("communication") && <p className="v-error">{errorOf("communication")}</p>}
      <QuoteFieldRow
        name="phone"
        label="Telefono"
        hint="Con telefono o WhatsApp ci chiedi di ricontattarti per questa richiesta, e solo per questo."
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
      <QuoteConsents values={values} errorOf={errorOf} />
    </fieldset>
  );
}
