import { createAuthCalls } from "@volpe/core";
import { Fox } from "@volpe/ui";
import { useEffect } from "react";
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
import { clientContext } from "../../client-context.ts";
import { PageHead } from "../../layout/page-head.tsx";
import type { PageLoaderArgs } from "../page-args.ts";
import { type AuthRefusal, askAuth } from "./ask-auth.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { LinkExpired } from "./link-expired.tsx";
import { toMaskedEmail } from "./masked-email.ts";
import { withReturn } from "./own-path.ts";

type ActivationOutcome =
  | { status: "asked"; email: string }
  | { status: "confirmed"; what: "account" | "email"; email: string; isIn: boolean }
  | { status: "expired" }
  /** Of a new address, where another profile is logged in than the one that asked for it. */
  | { status: "other-profile" }
  | { status: "refused"; message: string };

/** Whose the link is. Opening it confirms nothing: programs open the links of mails too. */
export async function loader({ request, context }: PageLoaderArgs) {
  const token = readToken(request);
  if (token === "") {
    return data<ActivationOutcome>({ status: "expired" });
  }
  const outcome = await askAuth(createAuthCalls(context.get(clientContext)).decode(token));
  return outcome.status === "done"
    ? data<ActivationOutcome>({ status: "asked", email: toMaskedEmail(outcome.data.email) })
    : refuse(outcome);
}

/**
 * Confirms the address; again, it says the same. A new one of a profile is confirmed by who is logged
 * in to it: others are led to the login and back.
 */
export async function action({ request, context }: PageLoaderArgs) {
  const client = context.get(clientContext);
  const token = readToken(request);
  const outcome = await askAuth(createAuthCalls(client).activate(token));
  const isIn = client.session.state.session !== null;
  if (outcome.status === "refused") {
    if (outcome.errors[0]?.code !== "unauthenticated") {
      return refuse(outcome);
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

function refuse({ errors, httpStatus }: AuthRefusal) {
  return httpStatus === 429 || httpStatus >= 500
    ? data<ActivationOutcome>(
        { status: "refused", message: errors[0]?.message ?? "" },
        { status: httpStatus },
      )
    : data<ActivationOutcome>({ status: "expired" }, { status: 410 });
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
    case "asked":
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
          <header>
            <Fox mood="sorry" size={72} />
            <h1>Entra nel profilo che l’ha chiesto</h1>
            <p className="v-quiet">
              Questo link conferma il nuovo indirizzo di un altro profilo. Esci, apri di nuovo il
              link ed entra con quello. Se non l’hai chiesto tu, lascia stare: non cambia niente.
            </p>
          </header>
          <Form method="post" action="/auth/logout" className="v-form auth-form">
            <button className="v-button v-button-wide" type="submit">
              Esci dal profilo
            </button>
          </Form>
        </>
      );
    case "refused":
      return (
        <header>
          <Fox mood="sorry" size={72} />
          <h1>La conferma non è riuscita</h1>
          <p className="v-quiet">{outcome.message} Il link resta buono: ricarica la pagina.</p>
        </header>
      );
    case "confirmed":
      return (
        <>
          <header>
            <Fox mood="glad" size={88} />
            <h1>
              {outcome.what === "account"
                ? "Il tuo profilo è attivo"
                : "Il nuovo indirizzo è attivo"}
            </h1>
            <p className="v-quiet">
              {outcome.what === "account"
                ? "Hai confermato "
                : "D’ora in poi ti scrivo, ed entri, con "}
              <strong>{outcome.email}</strong>.
            </p>
          </header>
          <Link className="v-button v-button-wide" to={outcome.isIn ? "/profilo" : "/auth/login"}>
            {outcome.isIn ? "Vai al profilo" : "Entra"}
          </Link>
        </>
      );
  }
}

/** A person's browser confirms by itself; without a script, by the button. */
function Confirmation({ email }: { email: string }) {
  const submit = useSubmit();
  const sending = useNavigation().state === "submitting";
  // Once the page is in a browser that runs it, which is more than a mail filter does.
  useEffect(() => {
    submit(null, { method: "post", replace: true });
  }, [submit]);
  return (
    <>
      <header>
        <Fox mood="glad" size={72} />
        <h1>Confermi la tua e-mail?</h1>
        <p className="v-quiet">
          Hai aperto il link che ho mandato a <strong>{email}</strong>. Manca un tocco.
        </p>
      </header>
      <Form method="post" replace className="v-form auth-form">
        <button className="v-button v-button-wide" type="submit" disabled={sending}>
          Conferma
        </button>
      </Form>
    </>
  );
}
