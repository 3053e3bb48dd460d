import type { DecodedToken } from "@volpe/contract";
import type { AuthReply } from "@volpe/core";
import type { ReactNode } from "react";
import { Form, Link } from "react-router-dom";
import { EmailField } from "../../forms/person-fields.tsx";
import { type AuthRefusal, askAuth } from "../../login/ask-auth.ts";
import { AuthHeader } from "../../login/auth-header.tsx";
import { LINK_INTENT, LINK_LABEL } from "../../login/login-form.tsx";
import { withReturn } from "../../page/return-path.ts";

type RefusedLink =
  | { status: "expired" }
  /** The service was busy or gave no answer, so the link may still be good. */
  | { status: "unread"; message: string; httpStatus: number };

/** A mailed link that was opened, which does not use it up. Most of the address is hidden. */
export type OpenedLink = { status: "good"; email: string } | RefusedLink;

export async function openLink(call: AuthReply<DecodedToken>): Promise<OpenedLink> {
  const outcome = await askAuth(call);
  return outcome.status === "done"
    ? { status: "good", email: toMaskedEmail(outcome.data.email) }
    : refuseLink(outcome);
}

/** Only an answer about the link itself makes it an expired one. */
export function refuseLink({ errors, httpStatus }: AuthRefusal): RefusedLink {
  return httpStatus === 429 || httpStatus >= 500
    ? { status: "unread", message: errors[0]?.message ?? "", httpStatus }
    : { status: "expired" };
}

/** The status of the page that shows the link. */
export function toLinkStatus(link: OpenedLink): number {
  if (link.status === "unread") return link.httpStatus;
  return link.status === "expired" ? 410 : 200;
}

type LinkUnreadProps = { title?: string; message: string };

/** Says that the service could not be asked about a mailed link, and how to try again. */
export function LinkUnread({ title = "Non riesco a leggere il link", message }: LinkUnreadProps) {
  return (
    <AuthHeader mood="sorry" title={title}>
      {message} Il link resta buono: ricarica la pagina.
    </AuthHeader>
  );
}

/** The pages that mail a new link. That of the login also confirms the address. */
const NEW_LINKS = {
  login: { path: "/auth/login", submitLabel: LINK_LABEL },
  recovery: { path: "/ripristino", submitLabel: "Mandami un altro link" },
};

type LinkExpiredProps = {
  /** The link that is offered instead. */
  next?: keyof typeof NEW_LINKS;
  returnPath: string | null;
  children: ReactNode;
};

/** Says that a mailed link has expired and offers a new one. */
export function LinkExpired({ next = "login", returnPath, children }: LinkExpiredProps) {
  const { path, submitLabel } = NEW_LINKS[next];
  return (
    <>
      <AuthHeader mood="sorry" title="Questo link non vale più">
        {children} Te ne mando uno nuovo?
      </AuthHeader>
      <Form
        method="post"
        action={withReturn(path, returnPath)}
        className="v-form auth-form"
        noValidate
      >
        <EmailField value="" error={undefined} />
        <button className="v-button v-button-wide" type="submit" name="intento" value={LINK_INTENT}>
          {submitLabel}
        </button>
      </Form>
      <p className="v-quiet">
        Ricordi la password?{" "}
        <Link to={withReturn("/auth/login", returnPath)}>Entra con quella</Link>.
      </p>
    </>
  );
}

/** `a•••@esempio.it`: the owner recognises the address, which is not disclosed to anybody else. */
function toMaskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at > 0 && !email.includes("•") ? `${email.slice(0, 1)}•••${email.slice(at)}` : email;
}
