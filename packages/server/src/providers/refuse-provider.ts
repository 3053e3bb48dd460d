import type { IdentityProvider } from "@volpe/contract";
import { ClientError, ResponseBodyError } from "openid-client";
import { AppError } from "../errors.ts";
import { PROVIDER_NAMES } from "./provider-names.ts";

/** openid-client's word for a reply whose status is not the one expected. */
const WRONG_STATUS = "OAUTH_RESPONSE_IS_NOT_CONFORM";

/**
 * What a visitor is told of an error on the way to a provider or back: it is down, or it did not
 * let them in. The cause is for the log.
 */
export function toProviderRefusal(provider: IdentityProvider, cause: unknown): AppError {
  const name = PROVIDER_NAMES[provider];
  return isDown(cause)
    ? new AppError("unavailable", {
        message: `${name} in questo momento non risponde. Riprova tra poco, oppure entra con la tua e-mail.`,
        cause,
      })
    : new AppError("provider-refused", {
        message: `L’accesso con ${name} non è riuscito. Riprova, oppure entra con la tua e-mail.`,
        cause,
      });
}

function isDown(cause: unknown): boolean {
  if (cause instanceof ResponseBodyError) {
    return cause.status >= 500;
  }
  if (cause instanceof ClientError) {
    return (
      cause.code === "OAUTH_TIMEOUT" ||
      (cause.code === WRONG_STATUS && cause.cause instanceof Response && cause.cause.status >= 500)
    );
  }
  // What `fetch` throws where nobody answers.
  return cause instanceof TypeError && cause.message === "fetch failed";
}
