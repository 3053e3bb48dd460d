import { createAuthCalls } from "@volpe/core";
import {
  data,
  Form,
  Link,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { PageHead } from "../../layout/page-head.tsx";
import type { PageActionArgs, PageLoaderArgs } from "../page-args.ts";
import { askAuth, toRefusal } from "./ask-auth.ts";
import { parseRegistration, toRegistrationValues } from "./auth-form-data.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { LinkWithEmail, useCarriedEmail } from "./link-with-email.tsx";
import { AFTER_LOGIN } from "./login-outcome.ts";
import { ANOTHER_LINK, MailSent, sayConfirmation } from "./mail-sent.tsx";
import { readReturn, withReturn } from "./own-path.ts";
import { RegistrationForm, type RegistrationOutcome } from "./registration-form.tsx";

/** Who is logged in already is led on. */
export function loader({ request, context }: PageLoaderArgs) {
  const returnPath = readReturn(request.url);
  if (context.get(clientContext).session.state.session !== null) {
    throw redirect(returnPath ?? AFTER_LOGIN);
  }
  return { returnPath };
}

/** Nothing typed is lost but the password, which no page ever carries back. */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const values = toRegistrationValues(form);
  const parsed = parseRegistration(form);
  const outcome =
    parsed.status === "invalid"
      ? toRefusal(parsed.errors)
      : await askAuth(createAuthCalls(context.get(clientContext)).signin(parsed.request));
  return outcome.status === "refused"
    ? data<RegistrationOutcome>(
        { status: "refused", errors: outcome.errors, values },
        { status: outcome.httpStatus },
      )
    : data<RegistrationOutcome>({ status: "mailed", email: values.email.trim() });
}

export function Component() {
  const { returnPath } = useLoaderData<typeof loader>();
  const outcome = useActionData<RegistrationOutcome>();
  const sending = useNavigation().state === "submitting";
  const email = useCarriedEmail();
  const login = withReturn("/auth/login", returnPath);
  return (
    <AuthFrame alone={outcome?.status === "mailed"}>
      <PageHead
        title="Crea il profilo"
        description="Apri un profilo gratuito: preferiti, preventivi e richieste in un posto solo, su ogni dispositivo."
        path="/auth/registrazione"
        indexed={false}
      />
      {outcome?.status === "mailed" ? (
        <>
          <MailSent
            email={outcome.email}
            heading={<h1>Controlla la posta</h1>}
            Form={Form}
            again={{ action: login, label: "Manda un altro link", hint: ANOTHER_LINK }}
            say={sayConfirmation}
          />
          <p className="v-quiet">
            Fatto? <Link to={login}>Vai al login</Link>.
          </p>
        </>
      ) : (
        <>
          <header>
            <h1>Crea il tuo profilo</h1>
            <p className="v-quiet">
              Ce l’hai già? <LinkWithEmail to={login}>Entra</LinkWithEmail>.
            </p>
          </header>
          <RegistrationForm Form={Form} sending={sending} outcome={outcome} email={email} />
        </>
      )}
    </AuthFrame>
  );
}
