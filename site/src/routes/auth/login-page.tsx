import {
  ATTEMPT_COOKIE_SECONDS,
  ERRORS,
  type IdentityProvider,
  type WireError,
} from "@volpe/contract";
import { type AuthCalls, createAuthCalls } from "@volpe/core";
import {
  data,
  Form,
  Link,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router-dom";
import { FormErrors } from "../../forms/form-errors.tsx";
import { readFormValues } from "../../forms/form-values.ts";
import { type AuthOutcome, type AuthRefusal, askAuth } from "../../login/ask-auth.ts";
import { AuthHeader } from "../../login/auth-header.tsx";
import { LinkWithEmail, useCarriedEmail } from "../../login/link-with-email.tsx";
import {
  AFTER_LOGIN,
  DIALOG_FIELD,
  LINK_INTENT,
  LoginForm,
  type LoginOutcome,
} from "../../login/login-form.tsx";
import { MailSent, sayLoginLink } from "../../login/mailed-link.tsx";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { readReturn, withReturn } from "../../page/return-path.ts";
import { AuthFrame } from "./auth-frame.tsx";
import {
  LinkExpired,
  LinkUnread,
  type OpenedLink,
  openLink,
  toLinkStatus,
} from "./opened-link.tsx";

/** Value of the button that logs in with a mailed link. */
const TOKEN_INTENT = "token";

type Login = {
  providers: IdentityProvider[];
  returnPath: string | null;
  /** How an earlier step ended: a key of `NOTICES`. */
  ended: string | null;
  /** The mailed link that led here, if any. Opening it does not use it up. */
  link: OpenedLink | null;
};

/** A visitor who is logged in already is redirected. */
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
    token === null ? null : openLink(calls.decode(token)),
  ]);
  return data<Login>(
    {
      // If the providers cannot be read, the other ways to log in still work.
      providers: providers.status === "done" ? providers.data : [],
      returnPath,
      ended: search.get("esito"),
      link,
    },
    { status: link === null ? 200 : toLinkStatus(link) },
  );
}

/** Serves the form's two buttons and the mailed link's button. Only a post uses a link up. */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const calls = createAuthCalls(context.get(clientContext));
  switch (form.get("intento")) {
    case LINK_INTENT:
      return await mailLink(calls, form);
    case TOKEN_INTENT: {
      const token = new URL(request.url).searchParams.get("token") ?? "";
      const outcome = await askAuth(calls.loginByToken({ token }));
      return outcome.status === "refused" && outcome.httpStatus === 410
        ? data<LoginOutcome>({ status: "link-expired" }, { status: 410 })
        : enter(outcome, { request, form });
    }
    default: {
      const { email, password } = readFormValues(["email", "password"], form);
      const outcome = await askAuth(calls.login({ email: email.trim(), password }));
      return enter(outcome, { request, form });
    }
  }
}

async function mailLink(calls: AuthCalls, form: FormData) {
  const email = readFormValues(["email"], form).email.trim();
  const outcome = await askAuth(calls.requestLink({ email }));
  return outcome.status === "refused"
    ? refuse(outcome, form)
    : data<LoginOutcome>({ status: "link-sent", email });
}

/** Redirects, unless the form is in the dialog, which closes and leaves the page below as it is. */
function enter(
  outcome: AuthOutcome<unknown>,
  { request, form }: { request: Request; form: FormData },
) {
  if (outcome.status === "refused") {
    return refuse(outcome, form);
  }
  return form.has(DIALOG_FIELD)
    ? data<LoginOutcome>({ status: "entered" })
    : redirect(readReturn(request.url) ?? AFTER_LOGIN, 303);
}

/** The e-mail comes back as it was typed. A page never sends a password back. */
function refuse({ errors, httpStatus }: AuthRefusal, form: FormData) {
  const { email } = readFormValues(["email"], form);
  return data<LoginOutcome>({ status: "refused", errors, email }, { status: httpStatus });
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
          action={withReturn("/auth/login", returnPath)}
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
            <h1>{isOfContract(returnPath) ? "Apri il tuo contratto" : "Entra nel tuo profilo"}</h1>
            {/* A new profile cannot open a contract. */}
            {!isOfContract(returnPath) && (
              <p className="v-quiet">
                Non ne hai uno?{" "}
                <LinkWithEmail to={withReturn("/auth/registrazione", returnPath)}>
                  Crealo ora
                </LinkWithEmail>
                : basta un minuto.
              </p>
            )}
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

/** Notices about the step before the login, by the address's `esito`. */
const NOTICES: Record<string, string> = {
  password: "La nuova password è salvata. Entra con quella.",
  annullato: "Hai interrotto l’accesso e non è successo niente. Puoi entrare in un altro modo.",
  altrove: `Questo accesso è cominciato in un altro browser, o più di ${ATTEMPT_COOKIE_SECONDS / 60} minuti fa. Ricomincia da qui.`,
  rifiutato:
    "L’accesso non è riuscito. Riprova e permetti di condividere la tua e-mail, oppure scrivila qui.",
  "da-confermare":
    "Chi ti ha fatto accedere non ci assicura che l’e-mail sia tua: ti ho mandato un link. Aprilo, poi entra.",
  troppi: ERRORS["too-many-requests"].message,
  "non-attivo": ERRORS["provider-unavailable"].message,
};

type LoginNoticeProps = {
  ended: string | null;
  /** The page that asked for the login. */
  returnPath: string | null;
};

function LoginNotice({ ended, returnPath }: LoginNoticeProps) {
  const words = ended !== null && Object.hasOwn(NOTICES, ended) ? NOTICES[ended] : undefined;
  if (words !== undefined) {
    const tone = ended === "password" ? "v-notice-good" : "v-notice-attention";
    return (
      <p className={`v-notice ${tone}`} role="status">
        {words}
      </p>
    );
  }
  if (isOfContract(returnPath)) return <ContractNotice />;
  return returnPath === null ? null : (
    <p className="v-notice">
      {returnPath.startsWith("/active?")
        ? "Per confermare il nuovo indirizzo entra nel profilo che lo ha chiesto, con l’e-mail di prima. Poi ti ci riporto."
        : "Per aprire quella pagina devi entrare. Poi ti ci riporto."}
    </p>
  );
}

const isOfContract = (returnPath: string | null) => returnPath?.startsWith("/contratto/") === true;

/** A buyer may have no profile. The link in each mail about a contract opens the contract. */
function ContractNotice() {
  return (
    <div className="v-notice v-stack">
      <p>
        <strong>Il contratto si apre dalla mail, anche senza profilo.</strong> Nella casella che hai
        scritto nell’ordine cerca la mail «Hai firmato» o «Contratto concluso» e premi «Vedi il
        contratto»; se non hai ancora firmato, quella con il codice e «Torna al contratto». Da lì
        puoi anche recedere.
      </p>
      <p>
        Non la trovi? <Link to="/contatti">Scrivici</Link>: risponde una persona. Se invece hai
        ordinato dal tuo profilo, entra qui sotto e ti ci riporto.
      </p>
    </div>
  );
}

type MailedLoginProps = {
  link: OpenedLink;
  errors: readonly WireError[];
  returnPath: string | null;
  sending: boolean;
};

/** Logs in by a button, because mail filters open links and would use them up. */
function MailedLogin({ link, errors, returnPath, sending }: MailedLoginProps) {
  if (link.status === "expired") {
    return (
      <LinkExpired returnPath={returnPath}>
        I link per entrare valgono una volta sola e per poco tempo.
      </LinkExpired>
    );
  }
  if (link.status === "unread") return <LinkUnread message={link.message} />;
  return (
    <>
      <AuthHeader mood="glad" title="Bentornato">
        Hai aperto il link che ti ho mandato. Manca un tocco.
      </AuthHeader>
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
