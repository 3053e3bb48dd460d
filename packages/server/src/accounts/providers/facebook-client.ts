import { createHmac } from "node:crypto";
import { Configuration, fetchProtectedResource } from "openid-client";
import Type from "typebox";
import { Parse } from "typebox/value";
import type { Config, IdentityProviderConfig } from "../../process/config.ts";
import {
  createProviderClient,
  PROVIDER_TIMEOUT_SECONDS,
  type ProviderClient,
  toExtensions,
} from "./provider-client.ts";

const VERSION = "v24.0";

const Me = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200 }),
  name: Type.Optional(Type.Unknown()),
  email: Type.Optional(Type.Unknown()),
});

/**
 * OAuth 2 and one call of the Graph API: https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
 * Facebook does not say whether an address was verified.
 */
export function createFacebookClient(
  { clientId, clientSecret, issuer }: IdentityProviderConfig,
  { publicUrl }: Pick<Config, "publicUrl">,
): ProviderClient {
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

  return createProviderClient("facebook", {
    publicUrl,
    getConfiguration: () => configuration,
    ask: () => ({ scope: "email public_profile" }),
    async readClaims({ access_token }) {
      const { id, name, email } = await askMe(access_token);
      return { subject: id, email, isVerified: false, name };
    },
  });

  async function askMe(accessToken: string) {
    const url = new URL(`${graph}/me`);
    url.searchParams.set("fields", "id,name,email");
    // Proves that the caller is the app that received the token.
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
