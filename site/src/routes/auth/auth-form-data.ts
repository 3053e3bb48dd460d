import {
  type LoginRequest,
  PASSWORD_MAX,
  PASSWORD_MIN,
  type SigninRequest,
  type WireError,
} from "@volpe/contract";
import { findErrorField, readFormValues } from "../forms/form-values.ts";

type Form = Pick<FormData, "get">;
type Parsed<T> = { status: "valid"; request: T } | { status: "invalid"; errors: WireError[] };

/** What was typed and may be sent back in a page: never a password. */
export type RegistrationValues = Record<(typeof KEPT)[number], string>;
const KEPT = ["name", "email", "privacy", "marketing", "website"] as const;

export function toRegistrationValues(form: Form): RegistrationValues {
  return readFormValues(KEPT, form);
}

export function parseRegistration(form: Form) {
  const values = toRegistrationValues(form);
  const { password } = readFormValues(["password"], form);
  const name = values.name.trim();
  const email = values.email.trim();
  return toParsed<SigninRequest>(
    [
      name.length < 2 && refuse("name", "Scrivi il tuo nome: almeno due lettere."),
      refuseEmail(email),
      refuseNewPassword(password),
      values.privacy === "" &&
        refuse("privacy", "Per aprire un profilo serve che tu abbia letto l’informativa."),
    ],
    {
      name,
      email,
      password,
      consents: { privacy: true, marketing: values.marketing !== "" },
      website: values.website,
    },
  );
}

export function parseLogin(form: Form) {
  const { email: typed, password } = readFormValues(["email", "password"], form);
  const email = typed.trim();
  return toParsed<LoginRequest>(
    [
      refuseEmail(email),
      password === "" &&
        refuse("password", "Scrivi la password, oppure fatti mandare un link per entrare."),
    ],
    { email, password },
  );
}

export function parseEmail(form: Form) {
  const email = readFormValues(["email"], form).email.trim();
  return toParsed<{ email: string }>([refuseEmail(email)], { email });
}

export function parseNewPassword(form: Form) {
  const { password } = readFormValues(["password"], form);
  return toParsed<{ password: string }>([refuseNewPassword(password)], { password });
}

export function findAuthField(error: WireError) {
  return findErrorField(["name", "email", "password", "privacy"], error);
}

function refuseEmail(email: string): WireError | false {
  return (
    !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) &&
    refuse("email", "Controlla l’e-mail: dev’essere come nome@esempio.it.")
  );
}

function refuseNewPassword(password: string): WireError | false {
  if (password.length < PASSWORD_MIN) {
    return refuse(
      "password",
      `La password deve avere almeno ${PASSWORD_MIN} caratteri: aggiungi una parola.`,
    );
  }
  return (
    password.length > PASSWORD_MAX &&
    refuse("password", `La password può avere al massimo ${PASSWORD_MAX} caratteri.`)
  );
}

function refuse(field: string, message: string): WireError {
  return { code: "invalid-field", field, message };
}

function toParsed<T>(found: (WireError | false)[], request: T): Parsed<T> {
  const errors = found.filter((error) => error !== false);
  return errors.length > 0 ? { status: "invalid", errors } : { status: "valid", request };
}
