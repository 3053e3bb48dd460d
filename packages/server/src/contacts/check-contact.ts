import type { ContactRequest } from "@volpe/contract";
import { readPhone } from "../assistant/understanding/contacts.ts";
import { AppError } from "../errors.ts";
import { checkContacts } from "../rates/check-contacts.ts";
import { toMessageText } from "./message-text.ts";
import { toOneLine } from "./one-line.ts";

/** Throws `AppError` naming the first field to mend. Answers the number in E.164, or "". */
export function checkContact(request: ContactRequest): { phone: string } {
  if (toOneLine(request.name).length < 2) {
    throw refuse("name", "Scrivi il tuo nome: almeno due lettere.");
  }
  checkContacts(request);
  if (toMessageText(request.message).length < 10) {
    throw refuse("message", "Scrivi il messaggio: bastano dieci lettere.");
  }
  const phone = readPhone(request.phone) ?? "";
  if (request.communication === "telefono" && phone === "") {
    throw refuse("phone", "Per richiamarti mi serve il numero, per esempio 333 123 4567.");
  }
  return { phone };
}

function refuse(field: string, message: string): AppError {
  return new AppError("invalid-field", { field, message });
}
