import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { DataEnvelope, ItemRequest, ItemRequestReceived } from "@volpe/contract";
import { toFlowContext } from "../assistant/flow-context.ts";
import { AppError } from "../errors.ts";
import { checkContacts } from "../rates/check-contacts.ts";
import type { Services } from "../services.ts";
import { findSignedIn } from "../sessions/signed-in.ts";
import { readTracking } from "../tracking/read-tracking.ts";
import { answerItemRequest } from "./answer-item-request.ts";
import { findWantedItem } from "./find-wanted-item.ts";
import { saveRequest } from "./save-request.ts";

/** `POST /item-requests`: who wants a rental, a terminal or a line, and by which channel to answer. */
export function itemRequestRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/item-requests",
      {
        schema: {
          summary: "Ask for a rental, a terminal or a line from the plain form",
          body: ItemRequest,
          response: { 201: DataEnvelope(ItemRequestReceived) },
        },
      },
      async (httpRequest, reply) => {
        const { body, headers, visitorAddress } = httpRequest;
        const signedIn = await findSignedIn(services, httpRequest);
        checkContacts(body);
        const context = toFlowContext(services);
        const wanted = await findWantedItem(body, services.products, context);
        const { interview, request } = answerItemRequest(
          body,
          wanted,
          readTracking(headers),
          context,
        );
        // Whoever fills the field that nobody sees is thanked and leaves neither lead nor mail.
        const keepLead = (body.website ?? "") === "";
        const delivery = await services.db.transaction((within) =>
          saveRequest(within, services, {
            interview,
            request,
            conversationId: null,
            accountId: signedIn?.accountId ?? null,
            visitorAddress,
            keepLead,
          }),
        );
        if (delivery === "address-limit") {
          throw new AppError("too-many-requests", {
            message:
              "Dalla tua rete sono arrivate molte richieste in poco tempo, quindi questa non è stata registrata. Riprova tra un’ora.",
          });
        }
        reply.code(201).header("cache-control", "no-store");
        return { data: { mailed: delivery !== "recipient-limit" } };
      },
    );
  };
}
