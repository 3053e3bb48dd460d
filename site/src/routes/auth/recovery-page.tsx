import { PASSWORD_MIN, type WireError } from "@volpe/contract";
import { createAuthCalls } from "@volpe/core";
import { Fox } from "@volpe/ui";
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
import { FormErrors } from "../forms/form-errors.tsx";
import { readFormValues } from "../forms/form-values.ts";
import { PasswordField } from "../forms/password-field.tsx";
import { EmailField } from "../forms/person-fields.tsx";
import type { PageActionArgs, PageLoaderArgs } from "../page-args.ts";
import { type AuthRefusal, askAuth, toRefusal } from "./ask-auth.ts";
import { findAuthField, parseEmail, parseNewPassword } from "./auth-form-data.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { LinkWithEmail, useCarriedEmail } from "./link-with-email.tsx";
import { MailSent } from "./mail-sent.tsx";
import { readReturn, withReturn } from "./own-path.ts";

/** `ask` for a link, `set` a new password with it, or a link that is good no more. */
type Step = "ask" | "set" | "expired";

type RecoveryOutcome =
  | { status: "refused"; errors: WireError[]; email: string }
  /** The same for any address. */
  | { status: "mailed"; email: string }
  | { status: "expired" };

export async function loader({ request, context }: PageLoaderArgs) {
  const returnPath = readReturn(request.url);
  const token = new URL(request.url).searchParams.get("token");
  if (token === null) {
    return data({ step: "ask" as Step, returnPath });
  }
  // Whoever typed a password should not learn only then that the link is old.
  const outcome = await askAuth(createAuthCalls(context.get(clientContext)).decode(token));
  const expired = outcome.status === "refused" && outcome.httpStatus === 410;
  return data(
    { step: (expired ? "expired" : "set") as Step, returnPath },
    { status: expired ? 410 : 200 },
  );
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const calls = createAuthCalls(context.get(clientContext));
  const { email } = readFormValues(["email"], form);
  const refuse = ({ errors, httpStatus }: AuthRefusal) =>
    data<RecoveryOutcome>({ status: "refused", errors, email }, { status: httpStatus });
  const token = new URL(request.url).searchParams.get("token");
  // A form with an e-mail asks for a link, also below one that has expired.
  if (token === null || form.has("email")) {
    const parsed = parseEmail(form);
    if (parsed.status === "invalid") return refuse(toRefusal(parsed.errors));
    const outcome = await askAuth(calls.recover(parsed.request));
    return outcome.status === "done"
      ? data<RecoveryOutcome>({ status: "mailed", email: parsed.request.email })
      : refuse(outcome);
  }
  const parsed = parseNewPassword(form);
  if (parsed.status === "invalid") return refuse(toRefusal(parsed.errors));
  const outcome = await askAuth(calls.recover({ token, ...parsed.request }));
  if (outcome.status === "done") {
    // Whoever was logged in with the old password is not any more.
    context.get(clientContext).session.end();
    return redirect(withReturn("/auth/login?esito=password", readReturn(request.url)), 303);
  }
  return outcome.httpStatus === 410
    ? data<RecoveryOutcome>({ status: "expired" }, { status: 410 })
    : refuse(outcome);
}

export function Component() {
  const { step, returnPath } = useLoaderData<typeof loader>();
  const outcome = useActionData<RecoveryOutcome>();
  const carried = useCarriedEmail();
  return (
    <AuthFrame alone>
      <PageHead
        title="Password dimenticata"
        description="Ti mando un link per scegliere una nuova password."
        path="/ripristino"
        indexed={false}
      />
      {outcome?.status === "mailed" ? (
        <MailSent
          email={outcome.email}
          heading={<h1>Controlla la posta</h1>}
          Form={Form}
          again={{
            action: withReturn("/ripristino", returnPath),
            label: "Manda un altro link",
            hint: null,
          }}
          say={(to) => (
            <>
              Se a {to} corrisponde un profilo, ti ho scritto: nel messaggio c’è un link per
              scegliere la nuova password.
            </>
          )}
        />
      ) : step === "set" && outcome?.status !== "expired" ? (
        <NewPasswordForm errors={outcome?.errors ?? []} />
      ) : (
        <AskForm
          expired={step === "expired" || outcome?.status === "expired"}
          errors={outcome?.status === "refused" ? outcome.errors : []}
          email={outcome?.status === "refused" ? outcome.email : carried}
          returnPath={returnPath}
        />
      )}
    </AuthFrame>
  );
}

type AskFormProps = {
  expired: boolean;
  errors: WireError[];
  email: string;
  returnPath: string | null;
};

function AskForm({ expired, errors, email, returnPath }: AskFormProps) {
  const sending = useNavigation().state === "submitting";
  return (
    <>
      <header>
        <Fox mood={expired ? "sorry" : "listening"} size={72} />
        <h1>{expired ? "Questo link non vale più" : "Password dimenticata"}</h1>
        <p className="v-quiet">
          {expired
            ? "È scaduto o è già stato usato. Scrivi la tua e-mail e te ne mando uno nuovo."
            : "Capita. Scrivi la tua e-mail: ti mando un link per sceglierne una nuova."}
        </p>
      </header>
      <Form method="post" className="v-form auth-form" noValidate>
        <FormErrors errors={errors} findField={findAuthField} />
        <EmailField
          value={email}
          error={errors.find((error) => findAuthField(error) === "email")?.message}
        />
        <button className="v-button v-button-wide" type="submit" disabled={sending}>
          Mandami il link
        </button>
      </Form>
      <p className="v-quiet">
        Ti è tornata in mente?{" "}
        <LinkWithEmail to={withReturn("/auth/login", returnPath)}>Entra</LinkWithEmail>.
      </p>
    </>
  );
}

function NewPasswordForm({ errors }: { errors: WireError[] }) {
  const sending = useNavigation().state === "submitting";
  return (
    <>
      <header>
        <Fox mood="listening" size={72} />
        <h1>Scegli una nuova password</h1>
        <p className="v-quiet">
          Da quel momento vale solo questa, e gli altri accessi si chiudono.
        </p>
      </header>
      <Form method="post" className="v-form auth-form" noValidate>
        <FormErrors errors={errors} findField={findAuthField} />
        <PasswordField
          autoComplete="new-password"
          label="Nuova password"
          hint={`Almeno ${PASSWORD_MIN} caratteri. Conta la lunghezza: tre parole a caso valgono più di un simbolo.`}
          error={errors.find((error) => findAuthField(error) === "password")?.message}
        />
        <button className="v-button v-button-wide" type="submit" disabled={sending}>
          Salva la password
        </button>
      </Form>
    </>
  );
}
