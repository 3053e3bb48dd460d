import { DEFAULT_PHONE_PREFIX, type PersonalDataUpdate, type WireError } from "@volpe/contract";
import { toFieldError } from "./profile-intents.ts";

type Parsed<T> = { status: "valid"; request: T } | { status: "invalid"; errors: WireError[] };

/** Name, e-mail and phone as they were typed; the password counts only for another e-mail. */
export function parsePersonalData(values: Record<string, string>): Parsed<PersonalDataUpdate> {
  const name = (values.name ?? "").trim();
  const email = (values.email ?? "").trim();
  const typedPhone = (values.phone ?? "").trim();
  const phone = typedPhone === DEFAULT_PHONE_PREFIX ? "" : typedPhone;
  const password = values.password ?? "";
  const errors: WireError[] = [];
  if (name.length < 2) {
    errors.push(toFieldError("name", "Scrivi il tuo nome: almeno due lettere."));
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    errors.push(toFieldError("email", "Controlla l’e-mail: dev’essere come nome@esempio.it."));
  }
  if (phone !== "" && !/^\+?[\d\s./()-]{6,20}$/.test(phone)) {
    errors.push(
      toFieldError("phone", "Controlla il numero: solo cifre, come +39 333 123 4567, o vuoto."),
    );
  }
  return errors.length > 0
    ? { status: "invalid", errors }
    : {
        status: "valid",
        request: { name, email, phone, ...(password !== "" && { password }) },
      };
}
