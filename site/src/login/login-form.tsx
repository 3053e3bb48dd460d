import type { IdentityProvider, WireError } from "@volpe/contract";
import type { ComponentType, ReactNode } from "react";
import { FormErrors } from "../forms/form-errors.tsx";
import { createErrorLookup } from "../forms/form-values.ts";
import { PasswordField } from "../forms/password-field.tsx";
import { EmailField } from "../forms/person-fields.tsx";
import { withReturn } from "../page/return-path.ts";
import { LinkWithEmail } from "./link-with-email.tsx";

/** The router's `Form` on a page; in the dialog a fetcher's, so that the page stays. */
export type AuthForm = ComponentType<{
  method: "post";
  action?: string;
  className?: string;
  noValidate?: boolean;
  children: ReactNode;
}>;

/** The data that a form needs on its page or in the dialog over another page. */
export type AuthFormFrame = {
  Form: AuthForm;
  /** The address to which the form posts. Default: the page's own. */
  action?: string;
  /** Prefix of the field ids, so that they differ from those of the page below. */
  prefix?: string;
  sending: boolean;
  /** The e-mail that was typed in the form that led here; "" if there was none. */
  email: string;
  inDialog?: boolean;
};

/** Name of the hidden field that the dialog's forms send: the action then answers without a page. */
export const DIALOG_FIELD = "finestra";

/** Value and label of the button that asks for a mailed link. */
export const LINK_INTENT = "link";
export const LINK_LABEL = "Mandami un link per entrare";

/** Where a login leads if no other page was asked for. */
export const AFTER_LOGIN = "/profilo";

/** What the login's action answers if it does not redirect. */
export type LoginOutcome =
  | { status: "refused"; errors: WireError[]; email: string }
  /** The link was mailed. The answer is the same for any address. */
  | { status: "link-sent"; email: string }
  /** The mailed link was used already or has expired. */
  | { status: "link-expired" }
  /** The login succeeded. Only the dialog gets this answer; a page is redirected. */
  | { status: "entered" };

type LoginFormProps = AuthFormFrame & {
  outcome: LoginOutcome | undefined;
  providers: readonly IdentityProvider[];
  returnPath: string | null;
};

const FIELDS = ["email", "password"] as const;

/** E-mail and password; the same e-mail serves for a mailed link. */
export function LoginForm(props: LoginFormProps) {
  const { Form, action, prefix, sending, outcome, providers, returnPath, inDialog } = props;
  const { errors, email } = outcome?.status === "refused" ? outcome : { errors: [], email: "" };
  const { findField, errorOf } = createErrorLookup(FIELDS, errors);
  return (
    <Form method="post" className="v-form auth-form" noValidate {...(action && { action })}>
      <FormErrors errors={errors} findField={findField} form={prefix} />
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
          {LINK_LABEL}
        </button>
        <p className="v-hint" id={`${prefix ?? "campo"}-link-hint`}>
          Senza password: basta l’e-mail scritta qui sopra.
        </p>
        {providers.map((provider) => (
          <ProviderLink key={provider} provider={provider} returnPath={returnPath} />
        ))}
      </div>
    </Form>
  );
}

/** Logos of simple-icons (CC0); they belong to their owners. */
const PROVIDERS: Record<IdentityProvider, { name: string; outline: string }> = {
  google: {
    name: "Google",
    outline:
      "M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z",
  },
  facebook: {
    name: "Facebook",
    outline:
      "M9.101 23.691v-7.98H6.627v-3.667h2.474v-1.58c0-4.085 1.848-5.978 5.858-5.978.401 0 .955.042 1.468.103a8.68 8.68 0 0 1 1.141.195v3.325a8.623 8.623 0 0 0-.653-.036 26.805 26.805 0 0 0-.733-.009c-.707 0-1.259.096-1.675.309a1.686 1.686 0 0 0-.679.622c-.258.42-.374.995-.374 1.752v1.297h3.919l-.386 2.103-.287 1.564h-3.246v8.245C19.396 23.238 24 18.179 24 12.044c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.628 3.874 10.35 9.101 11.647Z",
  },
};

type ProviderLinkProps = { provider: IdentityProvider; returnPath: string | null };

/**
 * A link and no form, because the pages' policy (`form-action`) forbids a post that ends at another
 * origin. An `<a>` and no `Link`, because the server sets the cookie that binds the attempt.
 */
function ProviderLink({ provider, returnPath }: ProviderLinkProps) {
  const { name, outline } = PROVIDERS[provider];
  return (
    <a
      className="v-button v-button-secondary v-button-wide"
      href={withReturn(`/auth/${provider}`, returnPath)}
      rel="nofollow"
    >
      <svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" fill="currentColor">
        <path d={outline} />
      </svg>
      Continua con {name}
    </a>
  );
}
