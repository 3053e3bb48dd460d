import { createAuthCalls } from "@volpe/core";
import { redirect } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import type { PageActionArgs } from "../page-args.ts";
import { forgetTicketDrafts } from "../tickets/ticket-drafts.ts";
import { askAuth } from "./ask-auth.ts";

/** The address takes a form; whoever opens it is shown the profile. */
export function loader() {
  return redirect("/profilo");
}

/**
 * The cookie goes first; without a connection the server's part of the login ends by itself. What
 * was being written stays with nobody.
 */
export async function action({ context }: PageActionArgs) {
  if (typeof document !== "undefined") forgetTicketDrafts();
  await askAuth(createAuthCalls(context.get(clientContext)).logout());
  return redirect("/", 303);
}

export function Component() {
  return null;
}
