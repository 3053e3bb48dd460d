import { createAuthCalls, createBrowserStorage, createPendingChanges } from "@volpe/core";
import { useEffect } from "react";
import { Link, redirect, useNavigate } from "react-router-dom";
import { forgetFormDrafts } from "../../forms/form-drafts.ts";
import { forgetWaitingForms } from "../../forms/waiting-forms.ts";
import { askAuth } from "../../login/ask-auth.ts";
import { AuthHeader } from "../../login/auth-header.tsx";
import { clientContext } from "../../page/client-context.ts";
import { isReachable } from "../../page/is-reachable.ts";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { AuthFrame } from "./auth-frame.tsx";

export const LOGOUT_PATH = "/auth/logout";
/** Where the form leads if it was sent before the page's script was there. */
const LEFT_PATH = `${LOGOUT_PATH}?fatto`;

/** Only a form can log out; opening the address redirects to the profile. */
export function loader({ request, context }: PageLoaderArgs) {
  const hasLeft = new URL(request.url).searchParams.has("fatto");
  return hasLeft && context.get(clientContext).session.state.session === null
    ? null
    : redirect("/profilo");
}

/**
 * Removes the cookie first; if the server cannot be reached, its session expires by itself, and the
 * page that says so needs nothing of it. Drafts of the person are removed. They lie in the browser,
 * which the server cannot empty: a form that the server answers leads to the page that does.
 */
export async function action({ context }: PageActionArgs) {
  const inBrowser = typeof document !== "undefined";
  if (inBrowser) {
    forgetFormDrafts();
    forgetWaitingForms();
  }
  const { status } = await askAuth(createAuthCalls(context.get(clientContext)).logout());
  return redirect(inBrowser && status === "done" ? "/" : LEFT_PATH, 303);
}

export function Component() {
  const navigate = useNavigate();
  useEffect(() => {
    forgetFormDrafts();
    forgetWaitingForms();
    createPendingChanges(createBrowserStorage()).clear();
    void isReachable().then((isOnline) => isOnline && navigate("/", { replace: true }));
  }, [navigate]);
  return (
    <AuthFrame alone>
      <PageHead
        title="Sei uscito"
        description="Da questo dispositivo sei uscito dal tuo profilo."
        path={LOGOUT_PATH}
        indexed={false}
      />
      <AuthHeader mood="glad" title="Sei uscito dal profilo">
        Da questo dispositivo. Gli altri restano connessi.
      </AuthHeader>
      <Link className="v-button v-button-wide" to="/">
        Torna alla pagina iniziale
      </Link>
    </AuthFrame>
  );
}
