import type { IdentityProvider } from "@volpe/contract";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
} from "openid-client";
import { isLoopback } from "../../process/is-loopback.ts";
import { type Claims, type ProviderPerson, toProviderPerson } from "./provider-person.ts";

/** Values of one visit, created before it and compared after it. */
export type Attempt = { state: string; nonce: string; codeVerifier: string };

/** The client of one provider. Its errors are thrown unchanged. */
export type ProviderClient = {
  /** The address to which the visitor is sent. */
  toUrl(attempt: Attempt): Promise<URL>;
  /** The person who came back with `code`. */
  findPerson(attempt: Attempt, code: string): Promise<ProviderPerson>;
};

type Tokens = Awaited<ReturnType<typeof authorizationCodeGrant>>;

/** A provider that takes longer counts as unreachable. */
export const PROVIDER_TIMEOUT_SECONDS = 5;

/** Plain HTTP is allowed only for the test provider on this machine. */
export function toExtensions(issuer: string | null): ((configuration: Configuration) => void)[] {
  return issuer !== null && isLoopback(new URL(issuer)) ? [allowInsecureRequests] : [];
}

/** Both providers answer with a code, which is exchanged for tokens (OAuth 2 with PKCE). */
export function createProviderClient(
  provider: IdentityProvider,
  {
    publicUrl,
    getConfiguration,
    ask,
    readClaims,
  }: {
    publicUrl: string;
    getConfiguration: () => Configuration | Promise<Configuration>;
    /** Further parameters of the provider's address; a `nonce` is expected back. */
    ask: (attempt: Attempt) => { scope: string; nonce?: string; prompt?: string };
    readClaims: (tokens: Tokens) => Claims | Promise<Claims>;
  },
): ProviderClient {
  const returnUrl = new URL(`/auth/${provider}`, publicUrl);
  return {
    async toUrl(attempt) {
      return buildAuthorizationUrl(await getConfiguration(), {
        redirect_uri: returnUrl.href,
        state: attempt.state,
        code_challenge: await calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: "S256",
        ...ask(attempt),
      });
    },
    async findPerson(attempt, code) {
      const configuration = await getConfiguration();
      const { state, codeVerifier } = attempt;
      const { nonce } = ask(attempt);
      const answer = toAnswer(configuration, { returnUrl, state, code });
      const tokens = await authorizationCodeGrant(configuration, answer, {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
        ...(nonce === undefined ? {} : { expectedNonce: nonce }),
      });
      return toProviderPerson(provider, await readClaims(tokens));
    },
  };
}

/** The return address with the provider's parameters. */
function toAnswer(
  configuration: Configuration,
  { returnUrl, state, code }: { returnUrl: URL; state: string; code: string },
): URL {
  const answer = new URL(returnUrl);
  answer.searchParams.set("code", code);
  answer.searchParams.set("state", state);
  const server = configuration.serverMetadata();
  if (server.authorization_response_iss_parameter_supported === true) {
    // RFC 9207 protects clients that use one return address for several providers. Ours are
    // separate, and a state is valid for one provider only, so the page need not pass `iss` on.
    answer.searchParams.set("iss", server.issuer);
  }
  return answer;
}
