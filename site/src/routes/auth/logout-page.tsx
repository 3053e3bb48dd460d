import { createAuthCalls, createBrowserStorage, createPendingChanges } from "@volpe/core";
import { useEffect } from "react";
import { Link, redirect, redirectDocument } from "react-router-dom";
import { forgetTyped } from "../../forms/forget-typed.ts";
import { askAuth } from "../../login/ask-auth.ts";
import { AuthHeader } from "../../login/auth-header.tsx";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { AuthFrame } from "./auth-frame.tsx";

export const LOGOUT_PATH = "/auth/logout";
/** The page that says that the person is logged out. It works without the API. */
const LEFT_PATH = `${LOGOUT_PATH}?fatto`;

/** Only a form can log out; opening the address redirects to the profile. */
export function loader({ request, context }: PageLoaderArgs) {
  const hasLeft = new URL(request.url).searchParams.has("fatto");
  return hasLeft && context.get(clientContext).session.state.session === null
    ? null
    : redirect("/profilo");
}

/**
 * Removes the cookie of the login and what the person typed. If the API cannot be reached, the
 * session expires by itself. The drafts are in the browser, so after a form that the server handled
 * the page at `LEFT_PATH` removes them.
 */
export async function action({ context }: PageActionArgs) {
  const inBrowser = typeof document !== "undefined";
  if (inBrowser) {
    forgetTyped();
  }
  const { status } = await askAuth(createAuthCalls(context.get(clientContext)).logout());
  // A new document has nothing of the person in its memory, for example an open conversation.
  return inBrowser && status === "done" ? redirectDocument(LEFT_PATH) : redirect(LEFT_PATH, 303);
}

export function Component() {
  useEffect(() => {
    forgetTyped();
    createPendingChanges(createBrowserStorage()).clear();
  }, []);
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
