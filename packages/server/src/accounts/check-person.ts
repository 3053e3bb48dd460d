import { readPhone } from "../assistant/understanding/contacts.ts";
import { AppError } from "../errors.ts";
import { checkContacts } from "../rates/check-contacts.ts";

/** What a form says of its owner, tidied. Throws `AppError` naming the field to mend. */
export function checkPerson(form: { name: string; email: string; phone?: string }): {
  name: string;
  email: string;
  /** E.164 or empty. */
  phone: string;
} {
  const { phone = "" } = form;
  const name = form.name.trim().replaceAll(/ +/g, " ");
  if (name.length < 2) {
    throw new AppError("invalid-field", {
      field: "name",
      message: "Scrivi il tuo nome: almeno due lettere.",
    });
  }
  checkContacts({ name, email: form.email, phone });
  return { name, email: form.email.trim(), phone: readPhone(phone) ?? "" };
}

/** One address. Throws `AppError` naming the field. */
export function checkEmail(email: string): string {
  checkContacts({ name: "", email, phone: "" });
  return email.trim();
}
