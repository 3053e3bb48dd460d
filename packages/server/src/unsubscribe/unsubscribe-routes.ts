import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Unsubscribed, UnsubscribeRequest } from "@volpe/contract";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { unsubscribe } from "./unsubscribe.ts";

/**
 * `POST /unsubscribe`: unsubscribes by a mailed link, without a login. It has no limit per address,
 * because one mail provider may send many people's clicks; the key cannot be guessed.
 */
export function unsubscribeRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/unsubscribe",
      toRoute("Withdraw the marketing consents of a mailbox", Unsubscribed, {
        body: UnsubscribeRequest,
      }),
      async ({ body }) => ({ data: await unsubscribe(services, body) }),
    );
  };
}
