import {
  ATTEMPT_COOKIE_SECONDS,
  COOKIES,
  type ErrorCode,
  type IdentityProvider,
  type ProviderAttempt,
} from "@volpe/contract";
import { createAuthCalls, createHeaderCookies, isProviderAttempt, parseJson } from "@volpe/core";
import { redirect, redirectDocument } from "react-router-dom";
import { type AuthRefusal, askAuth } from "../../login/ask-auth.ts";
import { AFTER_LOGIN } from "../../login/login-form.tsx";
import { clientContext } from "../../page/client-context.ts";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import { readReturn, toReturnPath, withReturn } from "../../page/return-path.ts";

/** Why an attempt logged nobody in: a key of the login page's `NOTICES`. */
type Ending = "annullato" | "altrove" | "rifiutato" | "non-attivo" | "da-confermare" | "troppi";

/** The outcomes of known errors; any other error is `rifiutato`. */
const ENDINGS: Partial<Record<ErrorCode, Ending>> = {
  "provider-unavailable": "non-attivo",
  "not-activated": "da-confermare",
  "too-many-requests": "troppi",
};

/**
 * The page of `/auth/google` and `/auth/facebook`. Without parameters it redirects to the provider;
 * with those that the provider sent back it logs in and redirects into the site.
 */
export async function loader({ request, context }: PageLoaderArgs): Promise<Response> {
  if (typeof document !== "undefined") {
    // Only the server can write and read the HttpOnly cookie that binds the attempt.
    return redirectDocument(request.url);
  }
  const provider: IdentityProvider = new URL(request.url).pathname.startsWith("/auth/google")
    ? "google"
    : "facebook";
  const calls = createAuthCalls(context.get(clientContext));
  const search = new URL(request.url).searchParams;
  const [code, state] = [search.get("code"), search.get("state")];
  if (code === null && search.get("error") === null) {
    const asked = await askAuth(provider === "google" ? calls.googleUrl() : calls.facebookUrl());
    if (asked.status === "refused") {
      return giveUp(toEnding(asked), readReturn(request.url), request);
    }
    const attempt = {
      state: new URL(asked.data).searchParams.get("state") ?? "",
      da: readReturn(request.url),
    };
    return redirect(asked.data, { headers: { "set-cookie": toAttemptCookie(attempt, request) } });
  }
  const attempt = readAttempt(request);
  if (attempt === null || attempt.state !== state) {
    return giveUp("altrove", attempt?.da ?? null, request);
  }
  if (code === null) {
    const isDenied = search.get("error") === "access_denied";
    return giveUp(isDenied ? "annullato" : "rifiutato", attempt.da, request);
  }
  const entered = await askAuth(calls[provider]({ code, state: attempt.state }));
  return entered.status === "refused"
    ? giveUp(toEnding(entered), attempt.da, request)
    : redirect(attempt.da ?? AFTER_LOGIN, {
        headers: { "set-cookie": toAttemptCookie(null, request) },
      });
}

function toEnding({ errors }: AuthRefusal): Ending {
  const code = errors[0]?.code;
  return (code && ENDINGS[code]) ?? "rifiutato";
}

/** Redirects to the login page, which says what happened and keeps the return path. */
function giveUp(ending: Ending, returnPath: string | null, request: Request): Response {
  return redirect(withReturn(`/auth/login?esito=${ending}`, returnPath), {
    headers: { "set-cookie": toAttemptCookie(null, request) },
  });
}

/** This component is never rendered, because the loader always redirects. */
export function Component() {
  return null;
}

/** The `Set-Cookie` header that stores the attempt, or removes it for null. */
function toAttemptCookie(attempt: ProviderAttempt | null, request: Request): string {
  const value = attempt === null ? "" : encodeURIComponent(JSON.stringify(attempt));
  const life = attempt === null ? 0 : ATTEMPT_COOKIE_SECONDS;
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  return `${COOKIES.attempt}=${value}; Path=/auth; Max-Age=${life}; SameSite=Lax; HttpOnly${secure}`;
}

/** The attempt that this browser began; null if there is none or its cookie is damaged. */
function readAttempt(request: Request): ProviderAttempt | null {
  const jar = createHeaderCookies({
    cookieHeader: request.headers.get("cookie") ?? "",
    onSetCookie: () => undefined,
  });
  const attempt = parseJson(jar.get(COOKIES.attempt), isProviderAttempt);
  return attempt === undefined ? null : { state: attempt.state, da: toReturnPath(attempt.da) };
}
