import type { RateRequest } from "@volpe/contract";
import { readEmail, readPhone } from "../assistant/understanding/contacts.ts";
import { AppError } from "../errors.ts";

/**
 * A form's field holds one thing, where an answer to the assistant may be a sentence: what would be
 * read out of it must be all of it. Throws `AppError` naming the field.
 */
export function checkContacts({
  name,
  email,
  phone,
}: Pick<RateRequest, "name" | "email" | "phone">): void {
  if (/\p{Cc}/u.test(name)) {
    throw refuse("name", "Scrivi solo il tuo nome, su una riga.");
  }
  const address = email.replace(/^ +| +$/g, "");
  if (readEmail(address)?.toLowerCase() !== address.toLowerCase()) {
    throw refuse("email", "Scrivi un solo indirizzo e-mail, per esempio nome@esempio.it.");
  }
  const number = phone.replace(/^ +| +$/g, "");
  // The prefix alone is what the field holds before anything is written in it.
  if (number === "" || number === "+39") {
    return;
  }
  if (!/^[+\d ()./-]+$/.test(number) || readPhone(number) === null) {
    throw refuse(
      "phone",
      "Il numero di telefono non è completo: controllalo, oppure lascialo vuoto.",
    );
  }
}

function refuse(field: string, message: string): AppError {
  return new AppError("invalid-field", { field, message });
}
