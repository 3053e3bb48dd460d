import Type, { type Static } from "typebox";
import { FIELD_SENTENCES, FORM_FIELDS } from "./form-fields.ts";
import { contactFields, FieldText } from "./form-schemas.ts";
import { CONTACT_TOPICS, type ContactTopic } from "./group-names.ts";
import { OneOf } from "./one-of.ts";

/** `POST /contacts`: a message to the people who run the site. */
export const ContactRequest = Type.Object({
  // An enum, because an invalid value of a union would give eight errors, TypeBox's maximum.
  topic: Type.Enum(Object.keys(CONTACT_TOPICS) as ContactTopic[], {
    errorMessage: "Scegli di che cosa si tratta: se non lo trovi, «Altro».",
  }),
  message: FieldText(FORM_FIELDS.contactMessage, FIELD_SENTENCES.contactMessage),
  ...contactFields,
  /** `telefono` asks to be called back about this message and needs a number. */
  communication: OneOf(["email", "telefono"]),
});
export type ContactRequest = Static<typeof ContactRequest>;
