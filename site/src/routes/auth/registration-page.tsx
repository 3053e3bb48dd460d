import { createAuthCalls } from "@volpe/core";
import { useEffect } from "react";
import {
  data,
  Form,
  Link,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router-dom";
import { readFormValues } from "../../forms/form-values.ts";
import { toOnce } from "../../forms/sent-once.ts";
import { askAuth } from "../../login/ask-auth.ts";
import { keepReturn } from "../../login/kept-return.ts";
import { LinkWithEmail, useCarriedEmail } from "../../login/link-with-email.tsx";
import { AFTER_LOGIN } from "../../login/login-form.tsx";
import { ANOTHER_LINK, MailSent, sayConfirmation } from "../../login/mailed-link.tsx";
import {
  REGISTRATION_FIELDS,
  RegistrationForm,
  type RegistrationOutcome,
} from "../../login/registration-form.tsx";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { readReturn, withReturn } from "../../page/return-path.ts";
import { AuthFrame } from "./auth-frame.tsx";

/** A visitor who is logged in already is redirected. */
export function loader({ request, context }: PageLoaderArgs) {
  const returnPath = readReturn(request.url);
  if (context.get(clientContext).session.state.session !== null) {
    throw redirect(returnPath ?? AFTER_LOGIN);
  }
  return { returnPath };
}

/** A refused form keeps all that was typed but the password, which no page sends back. */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const values = readFormValues(REGISTRATION_FIELDS, form);
  const { password } = readFormValues(["password"], form);
  const client = context.get(clientContext);
  const api = { ...client.api, request: toOnce(client.api.request, form) };
  const { signin } = createAuthCalls({ ...client, api });
  const email = values.email.trim();
  const outcome = await askAuth(
    signin({
      name: values.name.trim(),
      email,
      password,
      consents: { privacy: values.privacy !== "", marketing: values.marketing !== "" },
      website: values.website,
    }),
  );
  return outcome.status === "refused"
    ? data<RegistrationOutcome>(
        { status: "refused", errors: outcome.errors, values },
        { status: outcome.httpStatus },
      )
    : data<RegistrationOutcome>({ status: "mailed", email });
}

export function Component() {
  const { returnPath } = useLoaderData<typeof loader>();
  const outcome = useActionData<RegistrationOutcome>();
  const sending = useNavigation().state === "submitting";
  const email = useCarriedEmail();
  const login = withReturn("/auth/login", returnPath);
  const isMailed = outcome?.status === "mailed";
  useEffect(() => {
    if (isMailed) keepReturn(returnPath);
  }, [isMailed, returnPath]);
  return (
    <AuthFrame alone={isMailed}>
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
            action={login}
            hint={ANOTHER_LINK}
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
