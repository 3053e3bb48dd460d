import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { AuthSession, DataEnvelope, IdentityProvider, ProviderLoginRequest } from "@volpe/contract";
import Type from "typebox";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { beginAttempt, endAttempt } from "./attempts.ts";
import { enterByProvider } from "./enter-by-provider.ts";
import type { ProviderClient } from "./provider-client.ts";
import { createProviderClients } from "./provider-clients.ts";
import { toProviderRefusal } from "./refuse-provider.ts";

const PROVIDERS = ["google", "facebook"] as const;

/** An office may share one address; a program would fill the table of attempts. */
const VISITS_PER_ADDRESS = { max: 60, windowSeconds: 10 * 60 };

/** Logging in with Google and Facebook. */
export function providerRoutes(services: Services): FastifyPluginAsyncTypebox {
  const clients = createProviderClients(services);

  return async (app) => {
    app.get(
      "/auth/providers",
      {
        schema: {
          summary: "The providers whose login is accepted here",
          response: { 200: DataEnvelope(Type.Array(IdentityProvider)) },
        },
      },
      async () => ({ data: PROVIDERS.filter((provider) => clients[provider] !== null) }),
    );

    for (const provider of PROVIDERS) {
      app.get(
        `/auth/${provider}/url`,
        {
          schema: {
            summary: `Where to log in with ${provider}; good for ten minutes, once`,
            response: { 200: DataEnvelope(Type.String()) },
          },
        },
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
        {
          schema: {
            summary: `Log in with what ${provider} sent back`,
            body: ProviderLoginRequest,
            response: { 200: DataEnvelope(AuthSession) },
          },
        },
        async ({ body: { code, state }, headers, visitorAddress }) => {
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
          return { data: await enterByProvider(services, person, { visitorAddress, userAgent }) };
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
    if (!(await services.limits.take(key, VISITS_PER_ADDRESS))) {
      throw new AppError("too-many-requests");
    }
  }

  async function ask<T>(provider: IdentityProvider, question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (error) {
      // Whatever goes wrong at a provider is an answer here.
      const refusal = toProviderRefusal(provider, error);
      services.log.warn({ err: error, provider, code: refusal.code }, "provider login failed");
      throw refusal;
    }
  }
}
