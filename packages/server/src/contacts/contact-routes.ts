import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ContactRequest, FIELD_SENTENCES, FORM_FIELDS, MailSent } from "@volpe/contract";
import { invalidField } from "../errors.ts";
import { checkPerson } from "../person/check-person.ts";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { toMessageText } from "../text/message-text.ts";
import { readTracking } from "../tracking/read-tracking.ts";
import { saveContact } from "./save-contact.ts";

/** `POST /contacts`: a message from the contact form, which is stored and mailed. */
export function contactRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/contacts",
      {
        ...toRoute(
          "Send a message to the operator of the site",
          MailSent,
          { body: ContactRequest },
          201,
        ),
        config: { idempotency: "accepted" },
      },
      async ({ body, headers, visitorAddress, idempotentCall }, reply) => {
        const { phone } = checkContact(body);
        reply.code(201);
        // A filled honeypot gets the usual answer, and nothing is stored or sent.
        if ((body.website ?? "") !== "") {
          return { data: { mailed: true } };
        }
        return await services.db.transaction(async (within) => {
          const data = await saveContact(within, services, {
            request: body,
            phone,
            tracking: readTracking(headers),
            visitorAddress,
          });
          await idempotentCall?.settle(within, { status: 201, body: { data } });
          return { data };
        });
      },
    );
  };
}

/** Throws `AppError` naming the first wrong field. Returns the number in E.164, or "". */
function checkContact(request: ContactRequest): { phone: string } {
  const { phone } = checkPerson(request);
  if (toMessageText(request.message).length < FORM_FIELDS.contactMessage.minLength) {
    throw invalidField("message", FIELD_SENTENCES.contactMessage);
  }
  if (request.communication === "telefono" && phone === "") {
    throw invalidField("phone", "Per richiamarti mi serve il numero, per esempio 333 123 4567.");
  }
  return { phone };
}
