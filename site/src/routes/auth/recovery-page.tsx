import type { WireError } from "@volpe/contract";
import { createAuthCalls } from "@volpe/core";
import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router-dom";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup, readFormValues } from "../../forms/form-values.ts";
import { NEW_PASSWORD_HINT, PasswordField } from "../../forms/password-field.tsx";
import { EmailField } from "../../forms/person-fields.tsx";
import { type AuthRefusal, askAuth } from "../../login/ask-auth.ts";
import { AuthHeader } from "../../login/auth-header.tsx";
import { LinkWithEmail, useCarriedEmail } from "../../login/link-with-email.tsx";
import { MailSent } from "../../login/mailed-link.tsx";
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

/** Without a link the page asks for one. */
type Recovery = { link: OpenedLink | null; returnPath: string | null };

type RecoveryOutcome =
  | { status: "refused"; errors: WireError[]; email: string }
  /** Any address gets this answer, so that nobody learns which addresses have a profile. */
  | { status: "mailed"; email: string }
  | { status: "expired" };

export async function loader({ request, context }: PageLoaderArgs) {
  const returnPath = readReturn(request.url);
  const token = new URL(request.url).searchParams.get("token");
  if (token === null) {
    return data<Recovery>({ link: null, returnPath });
  }
  // The link is checked first, so that nobody types a password for an expired link.
  const link = await openLink(createAuthCalls(context.get(clientContext)).decode(token));
  return data<Recovery>({ link, returnPath }, { status: toLinkStatus(link) });
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const calls = createAuthCalls(context.get(clientContext));
  const { email } = readFormValues(["email"], form);
  const refuse = ({ errors, httpStatus }: AuthRefusal) =>
    data<RecoveryOutcome>({ status: "refused", errors, email }, { status: httpStatus });
  const token = new URL(request.url).searchParams.get("token");
  if (token === null) {
    const outcome = await askAuth(calls.recover({ email: email.trim() }));
    return outcome.status === "done"
      ? data<RecoveryOutcome>({ status: "mailed", email: email.trim() })
      : refuse(outcome);
  }
  const { password } = readFormValues(["password"], form);
  const outcome = await askAuth(calls.recover({ token, password }));
  if (outcome.status === "done") {
    // The server ended every session that was opened with the old password.
    context.get(clientContext).session.end();
    return redirect(withReturn("/auth/login?esito=password", readReturn(request.url)), 303);
  }
  return outcome.httpStatus === 410
    ? data<RecoveryOutcome>({ status: "expired" }, { status: 410 })
    : refuse(outcome);
}

export function Component() {
  const { link, returnPath } = useLoaderData<typeof loader>();
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
          action={withReturn("/ripristino", returnPath)}
          say={(to) => (
            <>
              Se {to} corrisponde un profilo, ti ho scritto: nel messaggio c’è un link per scegliere
              la nuova password.
            </>
          )}
        />
      ) : link?.status === "unread" ? (
        <LinkUnread message={link.message} />
      ) : link?.status === "expired" || outcome?.status === "expired" ? (
        <LinkExpired next="recovery" returnPath={returnPath}>
          È scaduto o è già stato usato.
        </LinkExpired>
      ) : link?.status === "good" ? (
        <NewPasswordForm errors={outcome?.errors ?? []} />
      ) : (
        <AskForm
          errors={outcome?.status === "refused" ? outcome.errors : []}
          email={outcome?.status === "refused" ? outcome.email : carried}
          returnPath={returnPath}
        />
      )}
    </AuthFrame>
  );
}

type AskFormProps = {
  errors: WireError[];
  email: string;
  returnPath: string | null;
};

function AskForm({ errors, email, returnPath }: AskFormProps) {
  const sending = useNavigation().state === "submitting";
  const { findField, errorOf } = createErrorLookup(["email"], errors);
  return (
    <>
      <AuthHeader mood="listening" title="Password dimenticata">
        Capita. Scrivi la tua e-mail: ti mando un link per sceglierne una nuova.
      </AuthHeader>
      <Form method="post" className="v-form auth-form" noValidate>
        <FormErrors errors={errors} findField={findField} />
        <EmailField value={email} error={errorOf("email")} />
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
  const { findField, errorOf } = createErrorLookup(["password"], errors);
  return (
    <>
      <AuthHeader mood="listening" title="Scegli una nuova password">
        Da quel momento vale solo questa, e gli altri accessi si chiudono.
      </AuthHeader>
      <Form method="post" className="v-form auth-form" noValidate>
        <FormErrors errors={errors} findField={findField} />
        <PasswordField
          autoComplete="new-password"
          label="Nuova password"
          hint={NEW_PASSWORD_HINT}
          error={errorOf("password")}
        />
        <button className="v-button v-button-wide" type="submit" disabled={sending}>
          Salva la password
        </button>
      </Form>
    </>
  );
}
