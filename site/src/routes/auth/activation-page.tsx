import { createAuthCalls } from "@volpe/core";
import { Fox } from "@volpe/ui";
import { data, Link, useLoaderData } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { PageHead } from "../../layout/page-head.tsx";
import type { PageLoaderArgs } from "../page-args.ts";
import { askAuth } from "./ask-auth.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { LinkExpired } from "./link-expired.tsx";

type ActivationOutcome =
  | { status: "confirmed"; what: "account" | "email"; email: string; isIn: boolean }
  | { status: "expired" }
  | { status: "refused"; message: string };

/** Opening the page confirms the address: repeated, by a mail program too, it changes nothing. */
export async function loader({ request, context }: PageLoaderArgs) {
  const client = context.get(clientContext);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  if (token === "") {
    return data<ActivationOutcome>({ status: "expired" });
  }
  const outcome = await askAuth(createAuthCalls(client).activate(token));
  if (outcome.status === "done") {
    const { confirmed, email } = outcome.data;
    const isIn = client.session.state.session !== null;
    return data<ActivationOutcome>({ status: "confirmed", what: confirmed, email, isIn });
  }
  const { errors, httpStatus } = outcome;
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
  const outcome = useLoaderData<typeof loader>();
  switch (outcome.status) {
    case "expired":
      return (
        <LinkExpired returnPath={null}>
          I link di conferma scadono. Uno per entrare conferma anche l’indirizzo: poi scegli di
          nuovo la password, dal profilo.
        </LinkExpired>
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
