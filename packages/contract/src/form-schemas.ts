import Type, { type Static } from "typebox";
import { EMAIL, FIELD_SENTENCES, FORM_FIELDS, type FormField } from "./form-fields.ts";
import { OneOf } from "./one-of.ts";

/**
 * The schema of a form's text field. `errorMessage` is the Italian sentence of the API's error for
 * a value that is too short or does not match.
 */
export function FieldText(
  { type, minLength, maxLength, pattern }: FormField,
  errorMessage?: string,
) {
  const whole = type === "email" ? `^ *${EMAIL} *$` : pattern && `^(?:${pattern})$`;
  return Type.String({
    ...(minLength !== undefined && { minLength }),
    maxLength,
    ...(whole !== undefined && { pattern: whole }),
    ...(errorMessage !== undefined && {
      // A missing or overlong field has a general message.
      errorMessage: { minLength: errorMessage, pattern: errorMessage },
    }),
  });
}

type Bounds = { min: number; max: number };

/** A figure within its bounds. `errorMessage` as in `FieldText`. */
export function FieldFigure({ min, max }: Bounds, errorMessage?: string) {
  return Type.Number({ minimum: min, maximum: max, ...(errorMessage && { errorMessage }) });
}

/** A figure above `min`. */
export function FieldFigureAbove({ min, max }: Bounds, errorMessage?: string) {
  return Type.Number({
    exclusiveMinimum: min,
    maximum: max,
    ...(errorMessage && { errorMessage }),
  });
}

/** A box that must be ticked to send the form. */
export function NeededConsent(errorMessage: string) {
  return Type.Literal(true, { errorMessage });
}

/** The error message for a supply whose province is missing or unknown. */
export const SUPPLY_PROVINCE_SENTENCE = "Scegli la provincia della fornitura.";

/** Two-letter sign of the supply point's province, as `MI`. */
export const SupplyProvince = Type.String({
  pattern: "^[A-Z]{2}$",
  errorMessage: SUPPLY_PROVINCE_SENTENCE,
});

export const PersonName = FieldText(FORM_FIELDS.name, FIELD_SENTENCES.name);
export const Email = FieldText(FORM_FIELDS.email, FIELD_SENTENCES.email);
/** Telephone number with its prefix, or an empty text. */
export const Phone = FieldText(FORM_FIELDS.phone);
export const Honeypot = Type.Optional(FieldText(FORM_FIELDS.honeypot));

/** The channel by which a person wants an answer. */
export const Channel = OneOf(["email", "telefono", "whatsapp"], {
  errorMessage: "Scegli come vuoi la risposta.",
});
export type Channel = Static<typeof Channel>;

export const CHANNEL_LABELS: Readonly<Record<Channel, string>> = {
  email: "E-mail",
  telefono: "Telefono",
  whatsapp: "WhatsApp",
};

export const Consents = Type.Object({
  /** Confirms that the person read the privacy notice: required in every form with contacts. */
  privacy: NeededConsent(FIELD_SENTENCES.privacy),
  marketing: Type.Boolean(),
});
export type Consents = Static<typeof Consents>;

/** The person to answer and the channel, which every form for a request contains. */
export const contactFields = {
  name: PersonName,
  email: Email,
  phone: Phone,
  communication: Channel,
  consents: Consents,
  website: Honeypot,
};

/** A way to pay that an order asks for. */
export const PaymentMethod = OneOf(["debit", "slip"], { errorMessage: "Scegli come vuoi pagare." });
export type PaymentMethod = Static<typeof PaymentMethod>;
