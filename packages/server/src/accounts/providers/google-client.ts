import { HOUR_MS } from "@volpe/contract";
import { type Configuration, discovery, enableNonRepudiationChecks } from "openid-client";
import type { Config, IdentityProviderConfig } from "../../process/config.ts";
import type { Clock } from "../../time/clock.ts";
import {
  createProviderClient,
  PROVIDER_TIMEOUT_SECONDS,
  type ProviderClient,
  toExtensions,
} from "./provider-client.ts";

const ISSUER = "https://accounts.google.com";
/** Google's metadata and keys are cached for this time. */
const DISCOVERY_KEPT_MS = HOUR_MS;

/** OpenID Connect: https://developers.google.com/identity/openid-connect/openid-connect */
export function createGoogleClient(
  { clientId, clientSecret, issuer }: IdentityProviderConfig,
  { publicUrl, clock }: Pick<Config, "publicUrl"> & { clock: Clock },
): ProviderClient {
  let cached: { configuration: Configuration; untilMs: number } | null = null;

  async function getConfiguration(): Promise<Configuration> {
    const nowMs = clock.now().getTime();
    if (cached === null || cached.untilMs <= nowMs) {
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
      cached = { configuration, untilMs: nowMs + DISCOVERY_KEPT_MS };
    }
    return cached.configuration;
  }

  return createProviderClient("google", {
    publicUrl,
    getConfiguration,
    ask: ({ nonce }) => ({ scope: "openid email profile", nonce, prompt: "select_account" }),
    readClaims(tokens) {
      const claims = tokens.claims();
      if (claims === undefined) {
        throw new Error("an answer without an id token");
      }
      const { sub: subject, email, email_verified: verified, name } = claims;
      return { subject, email, isVerified: verified === true, name };
    },
  });
}
