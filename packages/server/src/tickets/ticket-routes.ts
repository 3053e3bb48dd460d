import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ChangeMade, TicketSummary, TicketThread } from "@volpe/contract";
import Type from "typebox";
import { getSignedIn } from "../accounts/sessions/signed-in.ts";
import { getFound } from "../errors.ts";
import { createFileStore } from "../files/file-store.ts";
import { isRandomKey } from "../keys/random-key.ts";
import { sendFile, toFileRoute, toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { closeAsCustomer } from "./close-ticket.ts";
import { getOwnTicket } from "./get-own-ticket.ts";
import {
  findAttachment,
  findSequence,
  listTicketMessages,
  listTickets,
  markRead,
  type Ticket,
} from "./ticket-repository.ts";
import { signalChange } from "./ticket-signal.ts";
import { toSummary, toThread } from "./ticket-view.ts";

const Params = Type.Object({ slug: Type.String({ maxLength: 64 }) });
const FileParams = Type.Object({ ...Params.properties, id: Type.String({ maxLength: 64 }) });

/** `/tickets…`: a person's tickets. Another person's ticket is not found. */
export function ticketRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { db } = services;
  const store = createFileStore(services.config, "tickets");

  return async (app) => {
    app.get(
      "/tickets",
      toRoute("The logged-in person's tickets", Type.Array(TicketSummary)),
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        return { data: (await listTickets(db, { accountId })).map(toSummary) };
      },
    );

    app.get(
      "/tickets/:slug",
      toRoute("A ticket with its messages, oldest first", TicketThread, {
        params: Params,
      }),
      async (request) => {
        const { ticket } = await getOwnTicket(services, request);
        return { data: toThread(ticket, await listTicketMessages(db, ticket.slug)) };
      },
    );

    app.post(
      "/tickets/:slug/read",
      toRoute("Mark the answers up to and including a message as read", ChangeMade, {
        params: Params,
        body: Type.Object({ message: Type.String({ maxLength: 64 }) }),
      }),
      async (request) => {
        const { ticket } = await getOwnTicket(services, request);
        await readThread(services, ticket, request.body.message);
        return { data: { done: true as const } };
      },
    );

    app.post(
      "/tickets/:slug/close",
      toRoute("Mark a ticket as solved («risolto»)", ChangeMade, { params: Params }),
      async (request) => {
        const { ticket, accountId } = await getOwnTicket(services, request);
        await closeAsCustomer(services, { slug: ticket.slug, accountId });
        return { data: { done: true as const } };
      },
    );

    app.get(
      "/tickets/:slug/attachments/:id",
      toFileRoute("A file of a ticket, as a download", "application/octet-stream", {
        params: FileParams,
      }),
      async (request, reply) => {
        const { ticket } = await getOwnTicket(services, request);
        const { id } = request.params;
        const asked = { slug: ticket.slug, id };
        const { name, mediaType, bytes, file } = getFound(
          isRandomKey(id) ? await findAttachment(db, asked) : null,
        );
        reply.headers({
          "content-length": bytes,
          "content-security-policy": "sandbox; default-src 'none'",
        });
        return sendFile(reply, { name, mediaType, content: store.read(file) });
      },
    );
  };
}

/**
 * Marks the answers up to and including `message` as read. Throws `not-found` if it belongs to
 * another ticket.
 */
async function readThread(
  services: Pick<Services, "clock" | "db" | "signals">,
  ticket: Ticket,
  message: string,
): Promise<void> {
  await services.db.transaction(async (within) => {
    const { slug } = ticket;
    const until = getFound(
      /^[0-9a-f]{10}$/.test(message) ? await findSequence(within, { slug, message }) : null,
    );
    const now = services.clock.now();
    if ((await markRead(within, { slug, author: "operator", until, now })) > 0) {
      await signalChange(within, services, { ticket, message });
    }
  });
}
