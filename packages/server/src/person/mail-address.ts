import { EMAIL, FIELD_SENTENCES, FORM_FIELDS } from "@volpe/contract";
import { invalidField } from "../errors.ts";

const WHOLE = new RegExp(`^${EMAIL}$`);

/** Whether the text is only one address: no display name, no list, no blanks. */
export function isEmail(text: string): boolean {
  return text.length <= FORM_FIELDS.email.maxLength && WHOLE.test(text);
}

/** The trimmed address. Throws `AppError("invalid-field")` unless the text is one address. */
export function toMailAddress(text: string): string {
  const address = text.trim();
  if (!isEmail(address)) {
    throw invalidField("email", FIELD_SENTENCES.email);
  }
  return address;
}
