import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import type { Clock } from "../clock.ts";
import type { Config, IdentityProviderConfig } from "../config.ts";
import type { ProviderClient } from "./provider-client.ts";
import {
  PROVIDER_TIMEOUT_SECONDS,
  toAnswer,
  toExtensions,
  toQuestion,
  toReturnUrl,
} from "./provider-options.ts";
import { toProviderPerson } from "./to-provider-person.ts";

const ISSUER = "https://accounts.google.com";
/** What Google says of its own addresses and keys is asked anew after this. */
const DISCOVERY_KEPT_MS = 60 * 60 * 1000;

/** OpenID Connect: https://developers.google.com/identity/openid-connect/openid-connect */
export function createGoogleClient(
  { clientId, clientSecret, issuer }: IdentityProviderConfig,
  { publicUrl, clock }: Pick<Config, "publicUrl"> & { clock: Clock },
): ProviderClient {
  const returnUrl = toReturnUrl(publicUrl, "google");
  let kept: { configuration: Configuration; untilMs: number } | null = null;

  async function getConfiguration(): Promise<Configuration> {
    const nowMs = clock.now().getTime();
    if (kept === null || kept.untilMs <= nowMs) {
      const configuration = await discovery(
        new URL(issuer ?? ISSUER),
        clientId,
        clientSecret,
        undefined,
        {
          timeout: PROVIDER_TIMEOUT_SECONDS,
          execute: [enableNonRepudiationChecks, ...toExtensions(issuer)],
        },
      );
      kept = { configuration, untilMs: nowMs + DISCOVERY_KEPT_MS };
    }
    return kept.configuration;
  }

  return {
    async toUrl(attempt) {
      return buildAuthorizationUrl(await getConfiguration(), {
        ...(await toQuestion(attempt, returnUrl)),
        scope: "openid email profile",
        nonce: attempt.nonce,
        prompt: "select_account",
      });
    },
    async findPerson({ state, nonce, codeVerifier }, code) {
      const configuration = await getConfiguration();
      const tokens = await authorizationCodeGrant(
        configuration,
        toAnswer(configuration, { returnUrl, state, code }),
        { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier },
      );
      const claims = tokens.claims();
      if (claims === undefined) {
        throw new Error("an answer without an id token");
      }
      return toProviderPerson("google", {
        subject: claims.sub,
        email: claims.email,
        isVerified: claims.email_verified === true,
        name: claims.name,
      });
    },
  };
}
