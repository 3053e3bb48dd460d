import type { AuthSession, WireError } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { type RouterContextProvider, redirect } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import type { PageLoaderArgs } from "../page-args.ts";
import { withReturn } from "./own-path.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/**
 * In a loader of a page that needs a login, first of all: answers the session, or throws the
 * redirect that leads to the login and back. A token that has run out is exchanged before.
 */
export async function requireLogin(context: Context, request: Request): Promise<AuthSession> {
  const { api, session } = context.get(clientContext);
  await api.ensureFresh();
  const found = session.state.session;
  if (found === null) {
    throw toLogin(request);
  }
  return found;
}

/**
 * The whole loader of such a page: `load` runs for who is logged in. Where the API says that the
 * session ended elsewhere, its cookie is removed and the login asked for.
 */
export async function loadAsOwner<T>(
  { context, request }: Pick<PageLoaderArgs, "context" | "request">,
  load: () => Promise<T>,
): Promise<T> {
  await requireLogin(context, request);
  try {
    return await load();
  } catch (error) {
    if (findLoginLoss(error, context) === null) {
      throw error;
    }
    throw toLogin(request);
  }
}

/**
 * In an action, of what its call threw or (an auth call) answered as errors: what to say above the
 * form, with the values as they were typed and status 401, so that after a login in another tab
 * they can be sent again. Null where it is not about the login; else the cookie is removed.
 */
export function findLoginLoss(failure: unknown, context: Context): WireError[] | null {
  const errors = failure instanceof ApiError ? failure.errors : failure;
  if (!Array.isArray(errors) || !errors.some((error) => LOSSES.includes(error?.code))) {
    return null;
  }
  context.get(clientContext).session.end();
  return [LOST];
}

const LOSSES: unknown[] = ["unauthenticated", "session-ended"];
const LOST: WireError = {
  code: "session-ended",
  message:
    "L’accesso è scaduto. Entra di nuovo in un’altra scheda, poi torna qui e invia: quello che hai scritto è ancora qui.",
};

function toLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(withReturn("/auth/login", pathname + search));
}
