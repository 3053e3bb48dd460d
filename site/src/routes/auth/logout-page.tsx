import { createAuthCalls } from "@volpe/core";
import { redirect } from "react-router-dom";
import { forgetFormDrafts } from "../../forms/form-drafts.ts";
import { askAuth } from "../../login/ask-auth.ts";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs } from "../../page/page-args.ts";

/** Only a form can log out; opening the address redirects to the profile. */
export function loader() {
  return redirect("/profilo");
}

/**
 * Removes the cookie first; if the server cannot be reached, its session expires by itself. Drafts
 * of the person are removed.
 */
export async function action({ context }: PageActionArgs) {
  if (typeof document !== "undefined") forgetFormDrafts();
  await askAuth(createAuthCalls(context.get(clientContext)).logout());
  return redirect("/", 303);
}

export function Component() {
  return null;
}
