import type { IdentityProvider } from "@volpe/contract";
import { createAuthCalls } from "@volpe/core";
import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { PageHead } from "../../layout/page-head.tsx";
import type { PageLoaderArgs } from "../page-args.ts";
import { askAuth } from "./ask-auth.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { LinkWithEmail, useCarriedEmail } from "./link-with-email.tsx";
import { LoginForm } from "./login-form.tsx";
import { LoginNotice } from "./login-notice.tsx";
import { AFTER_LOGIN, type LoginOutcome } from "./login-outcome.ts";
import { MailSent, sayLoginLink } from "./mail-sent.tsx";
import { type LoginLink, MailedLogin } from "./mailed-login.tsx";
import { toMaskedEmail } from "./masked-email.ts";
import { readReturn, withReturn } from "./own-path.ts";

type Login = {
  providers: IdentityProvider[];
  returnPath: string | null;
  /** How an earlier step ended: see `LoginNotice`. */
  ended: string | null;
  /** The mailed link that led here, if any. Opening it uses nothing up. */
  link: LoginLink | null;
};

export { loginAction as action } from "./login-action.ts";

/** Who is logged in already is led on. */
export async function loader({ request, context }: PageLoaderArgs) {
  const client = context.get(clientContext);
  const search = new URL(request.url).searchParams;
  const returnPath = readReturn(request.url);
  const token = search.get("token");
  if (token === null && client.session.state.session !== null) {
    throw redirect(returnPath ?? AFTER_LOGIN);
  }
  const calls = createAuthCalls(client);
  const [providers, link] = await Promise.all([
    askAuth(calls.providers()),
    token === null ? null : findLink(calls.decode(token)),
  ]);
  return data<Login>(
    {
      // Where they cannot be asked for, the other ways still stand.
      providers: providers.status === "done" ? providers.data : [],
      returnPath,
      ended: search.get("esito"),
      link,
    },
    { status: link?.status === "expired" ? 410 : 200 },
  );
}

async function findLink(call: ReturnType<ReturnType<typeof createAuthCalls>["decode"]>) {
  const outcome = await askAuth(call);
  return outcome.status === "done"
    ? { status: "good" as const, email: toMaskedEmail(outcome.data.email) }
    : { status: "expired" as const };
}

export function Component() {
  const { providers, returnPath, ended, link } = useLoaderData<typeof loader>();
  const outcome = useActionData<LoginOutcome>();
  const email = useCarriedEmail();
  const sending = useNavigation().state === "submitting";
  return (
    <AuthFrame alone={link !== null || outcome?.status === "link-sent"}>
      <PageHead
        title="Login"
        description="Entra nel tuo profilo con e-mail e password, oppure con un link che ti arriva per e-mail."
        path="/auth/login"
        indexed={false}
      />
      {outcome?.status === "link-sent" ? (
        <MailSent
          email={outcome.email}
          heading={<h1>Controlla la posta</h1>}
          Form={Form}
          again={{
            action: withReturn("/auth/login", returnPath),
            label: "Manda un altro link",
            hint: null,
          }}
          say={sayLoginLink}
        />
      ) : link !== null ? (
        <MailedLogin
          link={outcome?.status === "link-expired" ? { status: "expired" } : link}
          errors={outcome?.status === "refused" ? outcome.errors : []}
          returnPath={returnPath}
          sending={sending}
        />
      ) : (
        <>
          <header>
            <h1>Entra nel tuo profilo</h1>
            <p className="v-quiet">
              Non ne hai uno?{" "}
              <LinkWithEmail to={withReturn("/auth/registrazione", returnPath)}>
                Crealo ora
              </LinkWithEmail>
              : basta un minuto.
            </p>
          </header>
          {outcome === undefined && <LoginNotice ended={ended} returnPath={returnPath} />}
          <LoginForm
            Form={Form}
            sending={sending}
            outcome={outcome}
            email={email}
            providers={providers}
            returnPath={returnPath}
          />
        </>
      )}
    </AuthFrame>
  );
}
