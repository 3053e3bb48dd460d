import { FIELD_SENTENCES, FORM_FIELDS } from "@volpe/contract";
import { invalidField } from "../errors.ts";
import { toOneLine } from "../text/one-line.ts";
import { checkContacts } from "./check-contacts.ts";
import { readPhone } from "./read-contacts.ts";

/**
 * Checks and normalises the person's data from a form. Throws `AppError` naming the wrong field.
 */
export function checkPerson(form: { name: string; email: string; phone?: string }): {
  name: string;
  email: string;
  /** E.164 or empty. */
  phone: string;
} {
  const { phone = "" } = form;
  const name = toOneLine(form.name);
  if (name.length < FORM_FIELDS.name.minLength) {
    throw invalidField("name", FIELD_SENTENCES.name);
  }
  checkContacts({ name: form.name.trim(), email: form.email, phone });
  return { name, email: form.email.trim(), phone: readPhone(phone) ?? "" };
}
