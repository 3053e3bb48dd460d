import { PASSWORD_MAX, PASSWORD_MIN, TICKET_MESSAGE_MAX } from "./limits.ts";

/** Attributes of an HTML control, named as React names them. */
export type FormField = {
  readonly type?: "text" | "email" | "tel" | "password";
  readonly required?: true;
  readonly minLength?: number;
  readonly maxLength: number;
  /** A pattern for the whole value, without `^` and `$`. */
  readonly pattern?: string;
  readonly inputMode?: "numeric";
};

/**
 * The fields that people type into, one row each. The request schemas are made from these rows
 * (`FieldText`), so browser and server apply the same bounds. This module imports no schema
 * library, so a page may import it.
 *
 * @example
 * <input name="email" autoComplete="email" {...FORM_FIELDS.email} />
 */
export const FORM_FIELDS = {
  name: { type: "text", required: true, minLength: 2, maxLength: 80 },
  email: { type: "email", required: true, minLength: 3, maxLength: 254 },
  /** A form that offers a call adds `required`. */
  phone: { type: "tel", maxLength: 20 },
  /** The rule for a new password. */
  newPassword: {
    type: "password",
    required: true,
    minLength: PASSWORD_MIN,
    maxLength: PASSWORD_MAX,
  },
  /** The current password. Its length may follow an older rule. */
  password: { type: "password", required: true, minLength: 1, maxLength: PASSWORD_MAX },
  /** The message of the contact form. */
  contactMessage: { required: true, minLength: 10, maxLength: 4000 },
  ticketSubject: { type: "text", required: true, minLength: 3, maxLength: 120 },
  ticketMessage: { required: true, minLength: 1, maxLength: TICKET_MESSAGE_MAX },
  street: { type: "text", required: true, minLength: 3, maxLength: 140 },
  postalCode: {
    type: "text",
    required: true,
    minLength: 5,
    // Some people type blanks in it, see `toPostalCode`.
    maxLength: 10,
    pattern: "\\s*\\d(?:\\s?\\d){4}\\s*",
    inputMode: "numeric",
  },
  city: { type: "text", required: true, minLength: 2, maxLength: 40 },
  /** Present supplier or operator. */
  operator: { type: "text", maxLength: 80 },
  /** Bots fill this field in; people never see it. */
  honeypot: { type: "text", maxLength: 200 },
} as const satisfies Readonly<Record<string, FormField>>;

/**
 * The postal code without the blanks that were typed. It is a text, because it may begin with 0.
 *
 * @example
 * toPostalCode(" 00 184") // "00184"
 */
export function toPostalCode(text: string): string {
  return text.replaceAll(/\s/g, "");
}

/** The Italian message for a value outside its field's bounds, shown by the pages and the API. */
export const FIELD_SENTENCES = {
  name: "Scrivi il tuo nome: almeno due lettere.",
  email: "Controlla l’e-mail: dev’essere come nome@esempio.it.",
  contactMessage: "Scrivi il messaggio: bastano dieci caratteri.",
  street: "Scrivi la via e il numero civico.",
  postalCode: "Scrivi il CAP: sono 5 cifre.",
  city: "Scrivi il comune.",
  province: "Scegli la provincia.",
  privacy: "Per risponderti serve che tu abbia letto l’informativa.",
} as const;

/**
 * The pattern of an e-mail address, without `^` and `$`, for forms, the assistant and each outgoing
 * mail. It allows one address of ASCII letters, because every mail server accepts those.
 * `FORM_FIELDS.email` bounds its length.
 */
export const EMAIL =
  "(?!\\.)(?!.*\\.\\.)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\\.)@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}";

/**
 * The fields of `T` before validation, as a form sends them.
 * The API checks them and answers an error for each wrong field.
 *
 * @example
 * const request: FormOf<SigninRequest> = { …, consents: { privacy: box.checked, marketing: false } };
 */
export type FormOf<T> = T extends string
  ? string
  : T extends boolean
    ? boolean
    : T extends object
      ? { [Field in keyof T]: FormOf<T[Field]> }
      : T;
