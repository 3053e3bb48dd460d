import multipart from "@fastify/multipart";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ATTACHMENTS_MAX,
  DataEnvelope,
  TicketCreateFields,
  TicketPlace,
  TicketReplyFields,
} from "@volpe/contract";
import type { RouteShorthandOptions } from "fastify";
import Type, { type TProperties } from "typebox";
import { getSignedIn } from "../accounts/sessions/signed-in.ts";
import { AppError, invalidField } from "../errors.ts";
import { createFileStore } from "../files/file-store.ts";
import { FORM_LIMITS, readUploadForm } from "../files/read-upload-form.ts";
import { isRateOwned } from "../leads/owned-lead-repository.ts";
import type { Services } from "../services.ts";
import { toMessageText } from "../text/message-text.ts";
import { toOneLine } from "../text/one-line.ts";
import { getOwnTicket } from "./get-own-ticket.ts";
import { openTicket, replyAsCustomer } from "./send-message.ts";
import { takeUpload } from "./ticket-limits.ts";

/** `POST /tickets` and `/tickets/{slug}/messages`: messages with files. */
export function ticketFormRoutes(services: Services): FastifyPluginAsyncTypebox {
  const store = createFileStore(services.config, "tickets");
  const takeUploadIf = async (hasFiles: boolean, accountId: string) => {
    if (hasFiles) {
      await takeUpload(services, accountId);
    }
  };

  return async (app) => {
    await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });

    app.post(
      "/tickets",
      toFormOptions("Open a ticket; files after the fields", TicketCreateFields.properties),
      async (request, reply) => {
        const { accountId } = await getSignedIn(services, request);
        const { fields, files } = await readUploadForm(request, {
          schema: TicketCreateFields,
          store,
          async onFields({ rate, subject, message }, hasFiles) {
            if (toOneLine(subject).length < 3) {
              throw invalidField("subject", "Scrivi l’oggetto: bastano tre lettere.");
            }
            checkMessage(message);
            if (rate !== "" && !(await isRateOwned(services.db, { accountId, rateId: rate }))) {
              throw new AppError("not-found");
            }
            await takeUploadIf(hasFiles, accountId);
          },
        });
        const data = await openTicket(services, { accountId, fields, files, store });
        reply.code(201);
        return { data };
      },
    );

    app.post<{ Params: { slug: string } }>(
      "/tickets/:slug/messages",
      toFormOptions("Write in a ticket; files after the fields", TicketReplyFields.properties),
      async (request, reply) => {
        const { ticket, accountId } = await getOwnTicket(services, request);
        const { fields, files } = await readUploadForm(request, {
          schema: TicketReplyFields,
          store,
          async onFields({ message }, hasFiles) {
            checkMessage(message);
            await takeUploadIf(hasFiles, accountId);
          },
        });
        const sending = { accountId, fields, files, store };
        const data = await replyAsCustomer(services, ticket.slug, sending);
        reply.code(201);
        return { data };
      },
    );
  };
}

/** The schema only documents the form; its fields are checked as they arrive. */
function toFormOptions(summary: string, fields: TProperties): RouteShorthandOptions {
  const file = Type.Unsafe<Blob>({ type: "string", format: "binary" });
  return {
    schema: {
      summary,
      consumes: ["multipart/form-data"],
      body: Type.Object({
        ...fields,
        files: Type.Optional(Type.Array(file, { maxItems: ATTACHMENTS_MAX })),
      }),
      response: { 201: DataEnvelope(TicketPlace) },
    },
    validatorCompiler: () => (value) => ({ value }),
    config: { idempotency: "accepted" },
  };
}

function checkMessage(message: string): void {
  if (toMessageText(message) === "") {
    throw invalidField("message", "Scrivi il messaggio: anche una riga basta.");
  }
}
