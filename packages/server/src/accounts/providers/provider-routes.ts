import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { IdentityProvider, LoginDone, MINUTE_MS, ProviderLoginRequest } from "@volpe/contract";
import {
  ClientError,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import Type from "typebox";
import { AppError } from "../../errors.ts";
import { hashKey } from "../../keys/owner-key.ts";
import { toRoute } from "../../route.ts";
import type { Services } from "../../services.ts";
import { completeLogin } from "../complete-login.ts";
import { insertAttempt, takeAttempt } from "../store/provider-repository.ts";
import { enterByProvider } from "./enter-by-provider.ts";
import { createFacebookClient } from "./facebook-client.ts";
import { createGoogleClient } from "./google-client.ts";
import type { Attempt, ProviderClient } from "./provider-client.ts";
import { PROVIDER_NAMES } from "./provider-person.ts";

const PROVIDERS = ["google", "facebook"] as const;

/** An office may share one address, so the limit only keeps programs from filling the table. */
const VISITS_PER_ADDRESS = { max: 60, windowSeconds: 10 * 60 };

/** Login with Google and Facebook. */
export function providerRoutes(services: Services): FastifyPluginAsyncTypebox {
  const clients = createProviderClients(services);

  return async (app) => {
    app.get(
      "/auth/providers",
      toRoute("The providers that the server is configured for", Type.Array(IdentityProvider)),
      async () => ({ data: PROVIDERS.filter((provider) => clients[provider] !== null) }),
    );

    for (const provider of PROVIDERS) {
      app.get(
        `/auth/${provider}/url`,
        toRoute(`Where to log in with ${provider}; good for ten minutes, once`, Type.String()),
        async ({ visitorAddress }) => {
          const client = getClient(provider);
          await takeVisit("url", visitorAddress);
          const attempt = await beginAttempt(services, provider);
          const url = await ask(provider, () => client.toUrl(attempt));
          return { data: url.href };
        },
      );

      app.post(
        `/auth/${provider}`,
        toRoute(`Log in with what ${provider} sent back`, LoginDone, {
          body: ProviderLoginRequest,
        }),
        async (request) => {
          const { headers, visitorAddress } = request;
          const { code, state } = request.body;
          const client = getClient(provider);
          await takeVisit("login", visitorAddress);
          const attempt = await endAttempt(services, { provider, state });
          if (attempt === null) {
            throw new AppError("provider-refused", {
              message: "Questo accesso è scaduto o è già stato usato. Ricomincia da capo.",
            });
          }
          const person = await ask(provider, () => client.findPerson(attempt, code));
          const userAgent = headers["user-agent"];
          const session = await enterByProvider(services, person, { visitorAddress, userAgent });
          return { data: await completeLogin(services, request, session) };
        },
      );
    }
  };

  function getClient(provider: IdentityProvider): ProviderClient {
    const client = clients[provider];
    if (client === null) {
      throw new AppError("provider-unavailable");
    }
    return client;
  }

  async function takeVisit(what: "url" | "login", visitorAddress: string): Promise<void> {
    const key = `provider-${what}:${visitorAddress}`;
    const { windowSeconds: retryAfterSeconds } = VISITS_PER_ADDRESS;
    await services.limits.demand(key, VISITS_PER_ADDRESS, { retryAfterSeconds });
  }

  async function ask<T>(provider: IdentityProvider, question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (error) {
      // Every failure at a provider is converted to an answer.
      const refusal = toProviderRefusal(provider, error);
      services.log.warn({ err: error, provider, code: refusal.code }, "provider login failed");
      throw refusal;
    }
  }
}

/** Null if the provider is not configured. */
type ProviderClients = Record<IdentityProvider, ProviderClient | null>;

/** The provider is contacted at the first login with it, not before. */
function createProviderClients({
  config,
  clock,
}: Pick<Services, "config" | "clock">): ProviderClients {
  const { google, facebook, publicUrl } = config;
  return {
    google: google === null ? null : createGoogleClient(google, { publicUrl, clock }),
    facebook: facebook === null ? null : createFacebookClient(facebook, { publicUrl }),
  };
}

/** openid-client's code for a reply with an unexpected status. */
const WRONG_STATUS = "OAUTH_RESPONSE_IS_NOT_CONFORM";

/**
 * Converts an error of a provider visit to a message for the visitor: the provider is unreachable,
 * or it refused the login.
 */
function toProviderRefusal(provider: IdentityProvider, cause: unknown): AppError {
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
  // `fetch` throws this if the host does not answer.
  return cause instanceof TypeError && cause.message === "fetch failed";
}

const ATTEMPT_MS = 10 * MINUTE_MS;

type Given = Pick<Services, "db" | "clock">;

/** State of one visit to a provider, valid for ten minutes. */
async function beginAttempt({ db, clock }: Given, provider: IdentityProvider): Promise<Attempt> {
  const attempt = {
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  };
  const { state, ...secrets } = attempt;
  await insertAttempt(db, {
    stateHash: hashKey(state),
    provider,
    ...secrets,
    expiresAt: new Date(clock.now().getTime() + ATTEMPT_MS),
  });
  return attempt;
}

/** Uses up a state. Null if it is unknown, expired or of another provider. */
async function endAttempt(
  { db, clock }: Given,
  { provider, state }: { provider: IdentityProvider; state: string },
): Promise<Attempt | null> {
  const stored = await takeAttempt(db, { stateHash: hashKey(state), provider });
  return stored === undefined || stored.expiresAt.getTime() <= clock.now().getTime()
    ? null
    : { state, nonce: stored.nonce, codeVerifier: stored.codeVerifier };
}
