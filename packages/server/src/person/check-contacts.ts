import type { RateRequest } from "@volpe/contract";
import { invalidField } from "../errors.ts";
import { toMailAddress } from "./mail-address.ts";
import { readPhone } from "./read-contacts.ts";

/**
 * Checks the contacts of a form. A field must contain only the contact, while an answer to the
 * assistant may be a sentence. Throws `AppError` naming the field.
 */
export function checkContacts({
  name,
  email,
  phone,
}: Pick<RateRequest, "name" | "email" | "phone">): void {
  if (/\p{Cc}/u.test(name)) {
    throw invalidField("name", "Scrivi solo il tuo nome, su una riga.");
  }
  toMailAddress(email);
  const number = phone.replace(/^ +| +$/g, "");
  // The field contains the prefix before anything is typed.
  if (number === "" || number === "+39") {
    return;
  }
  if (!/^[+\d ()./-]+$/.test(number) || readPhone(number) === null) {
    throw invalidField(
      "phone",
      "Il numero di telefono non è completo: controllalo, oppure lascialo vuoto.",
    );
  }
}
