import { PASSWORD_MIN, type WireError } from "@volpe/contract";
import { ConsentBoxes } from "../forms/consent-boxes.tsx";
import { FormErrors } from "../forms/form-errors.tsx";
import { PasswordField } from "../forms/password-field.tsx";
import { EmailField, NameField, TrapField } from "../forms/person-fields.tsx";
import { type AuthFormFrame, DIALOG_FIELD } from "./auth-form.ts";
import { findAuthField, type RegistrationValues } from "./auth-form-data.ts";

/** What the registration's action answers: there is no other page to lead to. */
export type RegistrationOutcome =
  | { status: "refused"; errors: WireError[]; values: RegistrationValues }
  /** The same for any address. */
  | { status: "mailed"; email: string };

type RegistrationFormProps = AuthFormFrame & {
  outcome: RegistrationOutcome | undefined;
  /** Typed in the form that led here; "" where it was none. */
  email: string;
  inDialog?: boolean;
};

/** Name, e-mail, password and the notice that was read; marketing is a box apart, unticked. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { Form, action, prefix, sending, outcome, inDialog } = props;
  const { errors, values } =
    outcome?.status === "refused" ? outcome : { errors: [], values: EMPTY };
  const errorOf = (field: string) =>
    errors.find((error) => findAuthField(error) === field)?.message;
  return (
    <Form method="post" className="v-form auth-form" noValidate {...(action && { action })}>
      <FormErrors errors={errors} findField={findAuthField} form={prefix} />
      {inDialog && <input type="hidden" name={DIALOG_FIELD} value="si" />}
      <NameField value={values.name} error={errorOf("name")} form={prefix} />
      <EmailField
        value={props.email || values.email}
        autoComplete="username"
        error={errorOf("email")}
        form={prefix}
      />
      <PasswordField
        autoComplete="new-password"
        hint={`Almeno ${PASSWORD_MIN} caratteri. Conta la lunghezza: tre parole a caso valgono più di un simbolo.`}
        error={errorOf("password")}
        form={prefix}
      />
      <TrapField value={values.website} form={prefix} />
      <ConsentBoxes
        values={values}
        error={errorOf("privacy")}
        optional={MARKETING_ONLY}
        form={prefix}
      />
      <button className="v-button v-button-wide" type="submit" disabled={sending}>
        {sending ? "Un momento" : "Crea il profilo"}
      </button>
    </Form>
  );
}

const EMPTY: RegistrationValues = { name: "", email: "", privacy: "", marketing: "", website: "" };
const MARKETING_ONLY = ["marketing"] as const;
