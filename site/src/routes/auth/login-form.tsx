import type { IdentityProvider } from "@volpe/contract";
import { FormErrors } from "../forms/form-errors.tsx";
import { PasswordField } from "../forms/password-field.tsx";
import { EmailField } from "../forms/person-fields.tsx";
import { type AuthFormFrame, DIALOG_FIELD } from "./auth-form.ts";
import { findAuthField } from "./auth-form-data.ts";
import { LinkWithEmail } from "./link-with-email.tsx";
import { LINK_INTENT, type LoginOutcome } from "./login-outcome.ts";
import { withReturn } from "./own-path.ts";
import { ProviderLinks } from "./provider-links.tsx";

type LoginFormProps = AuthFormFrame & {
  outcome: LoginOutcome | undefined;
  /** Typed in the form that led here; "" where it was none. */
  email: string;
  providers: readonly IdentityProvider[];
  returnPath: string | null;
  inDialog?: boolean;
};

/** E-mail and password; the same e-mail serves for a mailed link. */
export function LoginForm(props: LoginFormProps) {
  const { Form, action, prefix, sending, outcome, providers, returnPath, inDialog } = props;
  const { errors, email } = outcome?.status === "refused" ? outcome : { errors: [], email: "" };
  const errorOf = (field: string) =>
    errors.find((error) => findAuthField(error) === field)?.message;
  return (
    <Form method="post" className="v-form auth-form" noValidate {...(action && { action })}>
      <FormErrors errors={errors} findField={findAuthField} form={prefix} />
      {inDialog && <input type="hidden" name={DIALOG_FIELD} value="si" />}
      <EmailField
        value={props.email || email}
        autoComplete="username"
        error={errorOf("email")}
        form={prefix}
      />
      <div className="auth-form__password">
        <PasswordField autoComplete="current-password" error={errorOf("password")} form={prefix} />
        <LinkWithEmail to={withReturn("/ripristino", returnPath)} inDialog={inDialog}>
          Password dimenticata?
        </LinkWithEmail>
      </div>
      <button className="v-button v-button-wide" type="submit" disabled={sending}>
        {sending ? "Un momento" : "Entra"}
      </button>
      <p className="auth-form__or">oppure</p>
      <div className="auth-form__others">
        <button
          className="v-button v-button-secondary v-button-wide"
          type="submit"
          name="intento"
          value={LINK_INTENT}
          disabled={sending}
          aria-describedby={`${prefix ?? "campo"}-link-hint`}
        >
          Mandami un link per entrare
        </button>
        <p className="v-hint" id={`${prefix ?? "campo"}-link-hint`}>
          Senza password: basta l’e-mail scritta qui sopra.
        </p>
        <ProviderLinks providers={providers} returnPath={returnPath} />
      </div>
    </Form>
  );
}
