import { CHANNEL_LABELS, type Channel, type Tipology } from "@volpe/contract";
import type { ReactNode } from "react";
import { ConsentBoxes } from "./consent-boxes.tsx";
import type { ContactField, ContactValues } from "./contact-values.ts";
import { toFieldId } from "./field-row.tsx";
import { Honeypot, PhoneField } from "./person-fields.tsx";
import { SegmentedChoice } from "./segmented-choice.tsx";

type ReplyFieldsProps = {
  values: ContactValues;
  errorOf: (field: ContactField) => string | undefined;
  channels: readonly Channel[];
  /** Why the phone number is asked for. */
  phoneHint: ReactNode;
  /** What the form may ask about. */
  of?: readonly Tipology[] | undefined;
};

/**
 * Asks by which channel a person wants the answer, and for the consents. A form has its fields for
 * name and e-mail above these fields.
 */
export function ReplyFields({ values, errorOf, channels, phoneHint, of }: ReplyFieldsProps) {
  return (
    <>
      <SegmentedChoice
        legend="Come vuoi la risposta?"
        name="communication"
        choices={channels.map((value) => ({ value, label: CHANNEL_LABELS[value] }))}
        initial={values.communication}
        id={toFieldId("communication")}
      />
      {errorOf("communication") && <p className="v-error">{errorOf("communication")}</p>}
      <PhoneField value={values.phone} hint={phoneHint} error={errorOf("phone")} />
      <Honeypot value={values.website} />
      <ConsentBoxes values={values} error={errorOf("privacy")} of={of} />
    </>
  );
}
