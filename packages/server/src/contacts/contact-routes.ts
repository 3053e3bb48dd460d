import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ContactReceived,
  ContactRequest,
  DataEnvelope,
  TRACKING_HEADER,
  TRACKING_PATTERN,
} from "@volpe/contract";
import type { Services } from "../services.ts";
import { checkContact } from "./check-contact.ts";
import { saveContact } from "./save-contact.ts";

/** `POST /contacts`: a message from the contact form, kept and mailed. */
export function contactRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/contacts",
      {
        schema: {
          summary: "Leave a message for who runs the site",
          body: ContactRequest,
          response: { 201: DataEnvelope(ContactReceived) },
        },
      },
      async ({ body, headers, visitorAddress }, reply) => {
        const { phone } = checkContact(body);
        reply.code(201);
        // Whoever fills the field that nobody sees is thanked, and nothing is kept or sent.
        if ((body.website ?? "") !== "") {
          return { data: { mailed: true } };
        }
        const tracking = headers[TRACKING_HEADER];
        const isValue = typeof tracking === "string" && new RegExp(TRACKING_PATTERN).test(tracking);
        const data = await services.db.transaction((within) =>
          saveContact(within, services, {
            request: body,
            phone,
            tracking: isValue ? tracking : "",
            visitorAddress,
          }),
        );
        return { data };
      },
    );
  };
}
