import { createHmac } from "node:crypto";
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  fetchProtectedResource,
} from "openid-client";
import Type from "typebox";
import { Parse } from "typebox/value";
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

const VERSION = "v24.0";

const Me = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200 }),
  name: Type.Optional(Type.Unknown()),
  email: Type.Optional(Type.Unknown()),
});

/**
 * OAuth 2 and one call of the Graph API: https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
 * It does not say whether an address was verified.
 */
export function createFacebookClient(
  { clientId, clientSecret, issuer }: IdentityProviderConfig,
  { publicUrl }: Pick<Config, "publicUrl">,
): ProviderClient {
  const returnUrl = toReturnUrl(publicUrl, "facebook");
  const graph = issuer ?? `https://graph.facebook.com/${VERSION}`;
  const configuration = new Configuration(
    {
      issuer: issuer ?? "https://www.facebook.com",
      authorization_endpoint: `${issuer ?? `https://www.facebook.com/${VERSION}`}/dialog/oauth`,
      token_endpoint: `${graph}/oauth/access_token`,
    },
    clientId,
    clientSecret,
  );
  configuration.timeout = PROVIDER_TIMEOUT_SECONDS;
  for (const extend of toExtensions(issuer)) {
    extend(configuration);
  }

  return {
    async toUrl(attempt) {
      return buildAuthorizationUrl(configuration, {
        ...(await toQuestion(attempt, returnUrl)),
        scope: "email public_profile",
      });
    },
    async findPerson({ state, codeVerifier }, code) {
      const tokens = await authorizationCodeGrant(
        configuration,
        toAnswer(configuration, { returnUrl, state, code }),
        { expectedState: state, pkceCodeVerifier: codeVerifier },
      );
      const { id, name, email } = await askMe(tokens.access_token);
      return toProviderPerson("facebook", { subject: id, email, isVerified: false, name });
    },
  };

  async function askMe(accessToken: string) {
    const url = new URL(`${graph}/me`);
    url.searchParams.set("fields", "id,name,email");
    // Shows that the token is used by who was given it.
    url.searchParams.set(
      "appsecret_proof",
      createHmac("sha256", clientSecret).update(accessToken).digest("hex"),
    );
    const reply = await fetchProtectedResource(configuration, accessToken, url, "GET");
    if (!reply.ok) {
      throw new Error(`the Graph API answered ${reply.status}`);
    }
    return Parse(Me, await reply.json());
  }
}
