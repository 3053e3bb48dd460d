import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { DataEnvelope, TicketSummary, TicketThread } from "@volpe/contract";
import Type from "typebox";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { getSignedIn } from "../sessions/signed-in.ts";
import { createAttachmentStore } from "./attachment-store.ts";
import { closeAsCustomer } from "./close-ticket.ts";
import { toContentDisposition } from "./content-disposition.ts";
import { getOwnTicket, isKey } from "./get-own-ticket.ts";
import { readThread } from "./read-thread.ts";
import { findAttachment, listMessages, listTickets } from "./ticket-repository.ts";
import { toSummary, toThread } from "./ticket-view.ts";

const Params = Type.Object({ slug: Type.String({ maxLength: 64 }) });
const FileParams = Type.Object({ ...Params.properties, id: Type.String({ maxLength: 64 }) });
const Done = Type.Object({ done: Type.Literal(true) });

const FILE_ANSWER = {
  description: "The file",
  content: {
    "application/octet-stream": {
      schema: Type.Unsafe<NodeJS.ReadableStream>({ type: "string", format: "binary" }),
    },
  },
};

/** `/tickets…`: what a person wrote to us and was answered. Another's is not found. */
export function ticketRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { db } = services;
  const store = createAttachmentStore(services.config);

  return async (app) => {
    app.get(
      "/tickets",
      {
        schema: {
          summary: "The tickets of who is logged in",
          response: { 200: DataEnvelope(Type.Array(TicketSummary)) },
        },
      },
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        return { data: (await listTickets(db, { accountId })).map(toSummary) };
      },
    );

    app.get(
      "/tickets/:slug",
      {
        schema: {
          summary: "A ticket with what was said, oldest first",
          params: Params,
          response: { 200: DataEnvelope(TicketThread) },
        },
      },
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        const ticket = await getOwnTicket(services, { slug: request.params.slug, accountId });
        return { data: toThread(ticket, await listMessages(db, ticket.slug)) };
      },
    );

    app.post(
      "/tickets/:slug/read",
      {
        schema: {
          summary: "The answers up to and with a message were read",
          params: Params,
          body: Type.Object({ message: Type.String({ maxLength: 64 }) }),
          response: { 200: DataEnvelope(Done) },
        },
      },
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        const ticket = await getOwnTicket(services, { slug: request.params.slug, accountId });
        await readThread(services, ticket, request.body.message);
        return { data: { done: true as const } };
      },
    );

    app.post(
      "/tickets/:slug/close",
      {
        schema: {
          summary: "The person's own «risolto»",
          params: Params,
          response: { 200: DataEnvelope(Done) },
        },
      },
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        const { slug } = await getOwnTicket(services, { slug: request.params.slug, accountId });
        await closeAsCustomer(services, { slug, accountId });
        return { data: { done: true as const } };
      },
    );

    app.get(
      "/tickets/:slug/attachments/:id",
      {
        schema: {
          summary: "A file of a ticket, to be saved",
          params: FileParams,
          response: { 200: FILE_ANSWER },
        },
      },
      async (request, reply) => {
        const { accountId } = await getSignedIn(services, request);
        const { slug } = await getOwnTicket(services, { slug: request.params.slug, accountId });
        const { id } = request.params;
        const attachment = isKey(id) ? await findAttachment(db, { slug, id }) : null;
        if (attachment === null) {
          throw new AppError("not-found");
        }
        return reply
          .type(attachment.mediaType)
          .header("content-length", attachment.bytes)
          .header("content-disposition", toContentDisposition(attachment.name))
          .header("x-content-type-options", "nosniff")
          .header("content-security-policy", "sandbox; default-src 'none'")
          .header("cache-control", "no-store")
          .send(store.read(attachment.file));
      },
    );
  };
}
