import type { WireError } from "@volpe/contract";
import { Fox } from "@volpe/ui";
import { Form, Link } from "react-router-dom";
import { FormErrors } from "../forms/form-errors.tsx";
import { LinkExpired } from "./link-expired.tsx";
import { TOKEN_INTENT } from "./login-outcome.ts";
import { withReturn } from "./own-path.ts";

/** A mailed login link as it was opened; the address is mostly hidden. */
export type LoginLink = { status: "good"; email: string } | { status: "expired" };

type MailedLoginProps = {
  link: LoginLink;
  errors: readonly WireError[];
  returnPath: string | null;
  sending: boolean;
};

/** Whose the link is, and the button that uses it up: programs that open mails' links press none. */
export function MailedLogin({ link, errors, returnPath, sending }: MailedLoginProps) {
  if (link.status === "expired") {
    return (
      <LinkExpired returnPath={returnPath}>
        I link per entrare valgono una volta sola e per poco tempo.
      </LinkExpired>
    );
  }
  return (
    <>
      <header>
        <Fox mood="glad" size={72} />
        <h1>Bentornato</h1>
        <p className="v-quiet">Hai aperto il link che ti ho mandato. Manca un tocco.</p>
      </header>
      <FormErrors errors={errors} findField={() => null} />
      <Form method="post" className="v-form auth-form">
        <button
          className="v-button v-button-wide"
          type="submit"
          name="intento"
          value={TOKEN_INTENT}
          disabled={sending}
        >
          Entra come {link.email}
        </button>
      </Form>
      <p className="v-quiet">
        Non sei tu? <Link to={withReturn("/auth/login", returnPath)}>Entra in un altro modo</Link>.
      </p>
    </>
  );
}
