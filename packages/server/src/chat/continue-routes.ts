import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ChatContinuation, ChatConversation } from "@volpe/contract";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { continueConversation } from "./continue-link.ts";

/** `POST /assistant/continue`: accepts a mailed link with the key of the device that opens it. */
export function continueRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/assistant/continue",
      toRoute("Take a conversation over by its mailed link, which works once", ChatConversation, {
        body: ChatContinuation,
      }),
      async ({ body }) => ({ data: await continueConversation(services, body) }),
    );
  };
}
