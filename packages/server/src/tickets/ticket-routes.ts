import multipart from "@fastify/multipart";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  DataEnvelope,
  TicketCreateFields,
  TicketPlace,
  TicketReplyFields,
  TicketSummary,
  TicketThread,
} from "@volpe/contract";
import Type from "typebox";
import { toMessageText } from "../contacts/message-text.ts";
import { AppError } from "../errors.ts";
import { ownsRate } from "../requests/owns-rate.ts";
import type { Services } from "../services.ts";
import { getSignedIn } from "../sessions/signed-in.ts";
import { createAttachmentStore } from "./attachment-store.ts";
import { closeAsCustomer } from "./close-ticket.ts";
import { toContentDisposition } from "./content-disposition.ts";
import { readThread } from "./read-thread.ts";
import { FORM_LIMITS, readTicketForm } from "./read-ticket-form.ts";
import { openTicket, replyAsCustomer, toSubject } from "./send-message.ts";
import { takeUpload } from "./ticket-limits.ts";
import {
  findAttachment,
  findTicket,
  listMessages,
  listTickets,
  type Ticket,
} from "./ticket-repository.ts";
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

/** `/tickets…`: what a person writes to us and is answered. Another's is not found. */
export function ticketRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { db } = services;
  const store = createAttachmentStore(services.config);

  return async (app) => {
    await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });

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

    app.post(
      "/tickets",
      {
        schema: {
          summary: "Open a ticket; a multipart form",
          consumes: ["multipart/form-data"],
          response: { 201: DataEnvelope(TicketPlace) },
        },
      },
      async (request, reply) => {
        const { accountId } = await getSignedIn(services, request);
        const { fields, files } = await readTicketForm(request, {
          schema: TicketCreateFields,
          store,
          async onFields({ rate, subject, message }, hasFiles) {
            if (toSubject(subject).length < 3) {
              throw refuse("subject", "Scrivi l’oggetto: bastano tre lettere.");
            }
            checkMessage(message);
            if (rate !== "" && !(await ownsRate(services, accountId, rate))) {
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
        const ticket = await getTicket(request.params.slug, accountId);
        return { data: toThread(ticket, await listMessages(db, ticket.slug)) };
      },
    );

    app.post(
      "/tickets/:slug/messages",
      {
        schema: {
          summary: "Write in a ticket; a multipart form",
          params: Params,
          consumes: ["multipart/form-data"],
          response: { 201: DataEnvelope(TicketPlace) },
        },
      },
      async (request, reply) => {
        const { accountId } = await getSignedIn(services, request);
        const { slug } = await getTicket(request.params.slug, accountId);
        const { fields, files } = await readTicketForm(request, {
          schema: TicketReplyFields,
          store,
          async onFields({ message }, hasFiles) {
            checkMessage(message);
            await takeUploadIf(hasFiles, accountId);
          },
        });
        const data = await replyAsCustomer(services, slug, { accountId, fields, files, store });
        reply.code(201);
        return { data };
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
        const ticket = await getTicket(request.params.slug, accountId);
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
        const { slug } = await getTicket(request.params.slug, accountId);
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
        const { slug } = await getTicket(request.params.slug, accountId);
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

  async function getTicket(slug: string, accountId: string): Promise<Ticket> {
    const ticket = isKey(slug) ? await findTicket(db, { slug, accountId }) : null;
    if (ticket === null) {
      throw new AppError("not-found");
    }
    return ticket;
  }

  async function takeUploadIf(hasFiles: boolean, accountId: string): Promise<void> {
    if (hasFiles) {
      await takeUpload(services, accountId);
    }
  }
}

/** The database refuses some of what an address may hold. */
function isKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

function checkMessage(message: string): void {
  if (toMessageText(message) === "") {
    throw refuse("message", "Scrivi il messaggio: anche una riga basta.");
  }
}

function refuse(field: string, message: string): AppError {
  return new AppError("invalid-field", { field, message });
}
