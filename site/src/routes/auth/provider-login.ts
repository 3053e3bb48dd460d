import type { ErrorCode, IdentityProvider } from "@volpe/contract";
import { createAuthCalls } from "@volpe/core";
import { redirect, redirectDocument } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import type { PageLoaderArgs } from "../page-args.ts";
import { type AuthRefusal, askAuth } from "./ask-auth.ts";
import { AFTER_LOGIN } from "./login-outcome.ts";
import { readReturn, withReturn } from "./own-path.ts";
import { readAttempt, toAttemptCookie } from "./provider-attempt.ts";

/** How an attempt ended that logged nobody in: words in `LoginNotice`. */
type Ending = "annullato" | "altrove" | "rifiutato" | "non-attivo" | "da-confermare" | "troppi";

/** Any other refusal is `rifiutato`. */
const ENDINGS: Partial<Record<ErrorCode, Ending>> = {
  "provider-unavailable": "non-attivo",
  "not-activated": "da-confermare",
  "too-many-requests": "troppi",
};

/**
 * The loader of `/auth/google` and `/auth/facebook`: without parameters it leads to the provider,
 * with those that the provider sent back it logs in. It always answers with a redirect.
 */
export function createProviderLoader(provider: IdentityProvider) {
  return async function loader({ request, context }: PageLoaderArgs): Promise<Response> {
    if (typeof document !== "undefined") {
      // The cookie that binds the attempt is the server's to write and to read.
      return redirectDocument(request.url);
    }
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
  };
}

function toEnding({ errors }: AuthRefusal): Ending {
  const code = errors[0]?.code;
  return (code && ENDINGS[code]) ?? "rifiutato";
}

/** Back to the login, with what happened and where to go after all. */
function giveUp(ending: Ending, returnPath: string | null, request: Request): Response {
  return redirect(withReturn(`/auth/login?esito=${ending}`, returnPath), {
    headers: { "set-cookie": toAttemptCookie(null, request) },
  });
}
