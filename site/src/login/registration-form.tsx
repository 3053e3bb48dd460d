import type { WireError } from "@volpe/contract";
import { ConsentBoxes } from "../forms/consent-boxes.tsx";
import { FormErrors } from "../forms/form-errors.tsx";
import { createErrorLookup } from "../forms/form-values.ts";
import { NEW_PASSWORD_HINT, PasswordField } from "../forms/password-field.tsx";
import { EmailField, Honeypot, NameField } from "../forms/person-fields.tsx";
import { SubmissionField } from "../forms/submission-field.tsx";
import { type AuthFormFrame, DIALOG_FIELD } from "./login-form.tsx";

/** The fields that a refused form shows again: all but the password. */
export const REGISTRATION_FIELDS = ["name", "email", "privacy", "marketing", "website"] as const;
type RegistrationValues = Record<(typeof REGISTRATION_FIELDS)[number], string>;

/** The answer of the registration's action, which never redirects. */
export type RegistrationOutcome =
  | { status: "refused"; errors: WireError[]; values: RegistrationValues }
  /** A mail was sent. The answer is the same for any address. */
  | { status: "mailed"; email: string };

const EMPTY: RegistrationValues = { name: "", email: "", privacy: "", marketing: "", website: "" };

/** Name, e-mail, password, and the privacy notice; marketing is a separate box, unticked. */
export function RegistrationForm(
  props: AuthFormFrame & { outcome: RegistrationOutcome | undefined },
) {
  const { Form, action, prefix, sending, outcome, inDialog } = props;
  const { errors, values } =
    outcome?.status === "refused" ? outcome : { errors: [], values: EMPTY };
  const { findField, errorOf } = createErrorLookup([...REGISTRATION_FIELDS, "password"], errors);
  return (
    <Form method="post" className="v-form auth-form" noValidate {...(action && { action })}>
      <SubmissionField />
      <FormErrors errors={errors} findField={findField} form={prefix} />
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
        hint={NEW_PASSWORD_HINT}
        error={errorOf("password")}
        form={prefix}
      />
      <Honeypot value={values.website} form={prefix} />
      <ConsentBoxes values={values} error={errorOf("privacy")} form={prefix} />
      <button className="v-button v-button-wide" type="submit" disabled={sending}>
        {sending ? "Un momento" : "Crea il profilo"}
      </button>
    </Form>
  );
}
