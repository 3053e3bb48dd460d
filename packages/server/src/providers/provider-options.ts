import type { IdentityProvider } from "@volpe/contract";
import {
  allowInsecureRequests,
  type Configuration,
  calculatePKCECodeChallenge,
} from "openid-client";
import { isLoopback } from "../is-loopback.ts";
import type { Attempt } from "./provider-client.ts";

/** A provider that takes longer counts as being down. */
export const PROVIDER_TIMEOUT_SECONDS = 5;

/** Where a provider sends the visitor back to: a page of the site. */
export function toReturnUrl(publicUrl: string, provider: IdentityProvider): URL {
  return new URL(`/auth/${provider}`, publicUrl);
}

/** Plain HTTP, for the test provider on this machine alone. */
export function toExtensions(issuer: string | null): ((configuration: Configuration) => void)[] {
  return issuer !== null && isLoopback(new URL(issuer)) ? [allowInsecureRequests] : [];
}

/** What every provider is asked with. */
export async function toQuestion(
  { state, codeVerifier }: Attempt,
  returnUrl: URL,
): Promise<Record<string, string>> {
  return {
    redirect_uri: returnUrl.href,
    state,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
  };
}

/** The address that the provider sent the visitor back to, as the site's page got it. */
export function toAnswer(
  configuration: Configuration,
  { returnUrl, state, code }: { returnUrl: URL; state: string; code: string },
): URL {
  const answer = new URL(returnUrl);
  answer.searchParams.set("code", code);
  answer.searchParams.set("state", state);
  const server = configuration.serverMetadata();
  if (server.authorization_response_iss_parameter_supported === true) {
    // RFC 9207 guards who uses one return address for several providers: ours are apart, and a
    // state is good for one provider alone, so the page need not pass it on.
    answer.searchParams.set("iss", server.issuer);
  }
  return answer;
}
