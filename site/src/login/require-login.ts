import type { AuthSession, WireError } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { createContext, type RouterContextProvider, redirect } from "react-router-dom";
import { isLoginNeeded } from "../forms/login-needed.ts";
import { clientContext } from "../page/client-context.ts";
import type { PageLoaderArgs } from "../page/page-args.ts";
import { withReturn } from "../page/return-path.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/**
 * True if the session ended while a form was being written. The loader of the same request may then
 * answer without personal data instead of redirecting away from the typed text.
 */
export const loginLostContext = createContext(false);

/**
 * Returns the session, refreshed if its token has expired. Throws a redirect to the login, which
 * leads back here, if there is no session. Call it first in the loader of a page that needs a
 * login.
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
 * Runs a loader that needs a login. If the API answers that the session ended elsewhere, the cookie
 * is removed and a redirect to the login is thrown.
 *
 * @example
 * export const loader = (args: PageLoaderArgs) => loadAsOwner(args, () => calls.list());
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
 * Returns the error to show above a form whose call failed because the session ended, and removes
 * the cookie; null for any other failure. `failure` is what the call threw, or the errors that an
 * auth call returned. Answer with status 401 and the typed values, so that the form can be sent
 * again after a login in another tab.
 */
export function findLoginLoss(failure: unknown, context: Context): WireError[] | null {
  const errors = failure instanceof ApiError ? failure.errors : failure;
  if (!Array.isArray(errors) || !errors.some(isLoginNeeded)) {
    return null;
  }
  context.get(clientContext).session.end();
  return [LOST];
}

/**
 * The error that a form's action throws if the session ended: that of `findLoginLoss`, with status
 * 401. Null for any other failure.
 *
 * @example
 * throw toLoginLoss(error, context) ?? error;
 */
export function toLoginLoss(failure: unknown, context: Context): ApiError | null {
  const lost = findLoginLoss(failure, context);
  return lost && new ApiError(401, lost, { cause: failure });
}

/**
 * Waits for a call of a form's action. If the session ended, the error is that of `toLoginLoss`, and
 * `loginLostContext` tells the loader.
 *
 * @example
 * await keepLogin(context, calls.join(request));
 */
export async function keepLogin<T>(
  context: Context & Pick<RouterContextProvider, "set">,
  call: Promise<T>,
): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const loss = toLoginLoss(error, context);
    if (loss !== null) context.set(loginLostContext, true);
    throw loss ?? error;
  }
}

const LOST: WireError = {
  code: "session-ended",
  message:
    "L’accesso è scaduto. Entra di nuovo in un’altra scheda, poi torna qui e invia: quello che hai scritto è ancora qui.",
};

function toLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(withReturn("/auth/login", pathname + search));
}
