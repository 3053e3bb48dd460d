import { toEuphonic } from "@volpe/contract";
import { createAuthCalls } from "@volpe/core";
import { useEffect, useState } from "react";
import {
  data,
  Form,
  Link,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSubmit,
} from "react-router-dom";
import { askAuth } from "../../login/ask-auth.ts";
import { AuthHeader } from "../../login/auth-header.tsx";
import { takeReturn } from "../../login/kept-return.ts";
import { clientContext } from "../../page/client-context.ts";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { withReturn } from "../../page/return-path.ts";
import { AuthFrame } from "./auth-frame.tsx";
import {
  LinkExpired,
  LinkUnread,
  type OpenedLink,
  openLink,
  refuseLink,
  toLinkStatus,
} from "./opened-link.tsx";

type ActivationOutcome =
  | OpenedLink
  | { status: "confirmed"; what: "account" | "email"; email: string; isIn: boolean }
  /** The link confirms the address of a profile other than the logged-in one. */
  | { status: "other-profile" };

/**
 * Reads which profile the link belongs to. Opening it confirms nothing, because mail filters open
 * links too.
 */
export async function loader({ request, context }: PageLoaderArgs) {
  const token = readToken(request);
  // Without a token no link was opened: the page is there and offers one.
  if (token === "") {
    return data<ActivationOutcome>({ status: "expired" });
  }
  return show(await openLink(createAuthCalls(context.get(clientContext)).decode(token)));
}

/**
 * Confirms the address. Idempotent. A changed address can be confirmed only by its logged-in owner:
 * a visitor who is not logged in is redirected to the login and back.
 */
export async function action({ request, context }: PageLoaderArgs) {
  const client = context.get(clientContext);
  const token = readToken(request);
  const outcome = await askAuth(createAuthCalls(client).activate(token));
  const isIn = client.session.state.session !== null;
  if (outcome.status === "refused") {
    if (outcome.errors[0]?.code !== "unauthenticated") {
      return show(refuseLink(outcome));
    }
    if (!isIn) {
      return redirect(withReturn("/auth/login", `/active?token=${encodeURIComponent(token)}`), 303);
    }
    return data<ActivationOutcome>({ status: "other-profile" }, { status: outcome.httpStatus });
  }
  const { confirmed, email } = outcome.data;
  return data<ActivationOutcome>({ status: "confirmed", what: confirmed, email, isIn });
}

function readToken({ url }: Request): string {
  return new URL(url).searchParams.get("token") ?? "";
}

function show(link: OpenedLink) {
  return data<ActivationOutcome>(link, { status: toLinkStatus(link) });
}

export function Component() {
  return (
    <AuthFrame alone>
      <PageHead
        title="Conferma della tua e-mail"
        description="Il link che hai ricevuto conferma che l’indirizzo è tuo e attiva il profilo."
        path="/active"
        indexed={false}
      />
      <Outcome />
    </AuthFrame>
  );
}

function Outcome() {
  const opened = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? opened;
  switch (outcome.status) {
    case "good":
      return <Confirmation email={outcome.email} />;
    case "expired":
      return (
        <LinkExpired returnPath={null}>
          I link di conferma scadono. Uno per entrare conferma anche l’indirizzo: poi scegli di
          nuovo la password, dal profilo.
        </LinkExpired>
      );
    case "other-profile":
      return (
        <>
          <AuthHeader mood="sorry" title="Entra nel profilo che l’ha chiesto">
            Questo link conferma il nuovo indirizzo di un altro profilo. Esci, apri di nuovo il link
            ed entra con quello. Se non l’hai chiesto tu, lascia stare: non cambia niente.
          </AuthHeader>
          <Form method="post" action="/auth/logout" className="v-form auth-form">
            <button className="v-button v-button-wide" type="submit">
              Esci dal profilo
            </button>
          </Form>
        </>
      );
    case "unread":
      return <LinkUnread title="La conferma non è riuscita" message={outcome.message} />;
    case "confirmed":
      return (
        <>
          <AuthHeader
            mood="glad"
            size={88}
            title={
              outcome.what === "account" ? "Il tuo profilo è attivo" : "Il nuovo indirizzo è attivo"
            }
          >
            {outcome.what === "account"
              ? "Hai confermato "
              : "D’ora in poi ti scrivo, ed entri, con "}
            <strong>{outcome.email}</strong>.
          </AuthHeader>
          {outcome.isIn ? (
            <Link className="v-button v-button-wide" to="/profilo">
              Vai al profilo
            </Link>
          ) : (
            <LoginLink />
          )}
        </>
      );
  }
}

/** Leads through the login to the page from which the profile was opened in this browser. */
function LoginLink() {
  const [returnPath, setReturnPath] = useState<string | null>(null);
  useEffect(() => setReturnPath((known) => known ?? takeReturn()), []);
  return (
    <Link className="v-button v-button-wide" to={withReturn("/auth/login", returnPath)}>
      Entra
    </Link>
  );
}

/** With a script the page confirms automatically; without one there is a button. */
function Confirmation({ email }: { email: string }) {
  const submit = useSubmit();
  const sending = useNavigation().state === "submitting";
  // A mail filter that opens the link does not run scripts.
  useEffect(() => {
    submit(null, { method: "post", replace: true });
  }, [submit]);
  return (
    <>
      <AuthHeader mood="glad" title="Confermi la tua e-mail?">
        Hai aperto il link che ho mandato {toEuphonic("a", email)} <strong>{email}</strong>. Manca
        un tocco.
      </AuthHeader>
      <Form method="post" replace className="v-form auth-form">
        <button className="v-button v-button-wide" type="submit" disabled={sending}>
          Conferma
        </button>
      </Form>
    </>
  );
}
