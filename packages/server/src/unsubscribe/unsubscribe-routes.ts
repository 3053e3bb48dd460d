import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { DataEnvelope, Unsubscribed, UnsubscribeRequest } from "@volpe/contract";
import type { Services } from "../services.ts";
import { unsubscribe } from "./unsubscribe.ts";

/**
 * `POST /unsubscribe`: by the link of a mail, without a login. No limit for each address: one mail
 * provider's servers may send the button of many people, and the key cannot be guessed.
 */
export function unsubscribeRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/unsubscribe",
      {
        schema: {
          summary: "Take back what a mailbox agreed to beside being answered",
          body: UnsubscribeRequest,
          response: { 200: DataEnvelope(Unsubscribed) },
        },
      },
      async ({ body }) => ({ data: await unsubscribe(services, body) }),
    );
  };
}
