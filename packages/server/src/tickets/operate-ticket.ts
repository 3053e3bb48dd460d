import { TICKET_MESSAGE_MAX } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { AppError, getFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { toMessageText } from "../text/message-text.ts";
import { closeTicket, moveTicket } from "./close-ticket.ts";
import { createMessageId } from "./send-message.ts";
import { getTicketAuthor, notifyCustomer } from "./ticket-mails.ts";
import { toTicketNumber } from "./ticket-number.ts";
import {
  type FullMessage,
  insertMessage,
  listTicketMessages,
  lockTicket,
  markRead,
  type Ticket,
  updateTicket,
} from "./ticket-repository.ts";
import { signalChange } from "./ticket-signal.ts";
import { toNextTicketState } from "./ticket-state.ts";

type Given = Pick<Services, "clock" | "config" | "db" | "mail" | "signals">;

export type ShownTicket = {
  ticket: Ticket;
  account: { name: string; email: string };
  messages: FullMessage[];
};

/** Returns the whole ticket and marks the person's messages as read. */
export async function showTicket(services: Given, number: number): Promise<ShownTicket> {
  return await services.db.transaction(async (within) => {
    const ticket = await getTicket(within, number);
    const { slug } = ticket;
    const now = services.clock.now();
    const read = await markRead(within, { slug, author: "customer", now });
    const messages = await listTicketMessages(within, slug);
    if (read > 0) {
      await signalChange(within, services, { ticket, message: messages.at(-1)?.id ?? "" });
    }
    return { ticket, account: await getTicketAuthor(within, ticket), messages };
  });
}

/** Takes an open ticket in charge. Throws if it is not open. */
export async function takeInCharge(services: Given, number: number): Promise<void> {
  await services.db.transaction(async (within) => {
    const ticket = await getTicket(within, number);
    if (!(await moveTicket(within, services, { ticket, event: "operator-takes" }))) {
      throw invalid(
        `La richiesta ${toTicketNumber(number)} non è aperta: non c’è niente da prendere in carico.`,
      );
    }
  });
}

/** Closes a ticket. Throws `ticket-closed` if it is closed already. */
export async function closeAsOperator(services: Given, number: number): Promise<void> {
  await services.db.transaction(async (within) =>
    closeTicket(within, services, await getTicket(within, number)),
  );
}

/** Answers a ticket in any state and mails the person. */
export async function replyAsOperator(
  services: Given,
  { number, text }: { number: number; text: string },
): Promise<void> {
  const clean = toMessageText(text);
  if (clean === "") {
    throw invalid("La risposta è vuota: scrivine il testo.");
  }
  if (clean.length > TICKET_MESSAGE_MAX) {
    throw invalid(
      `La risposta ha ${clean.length} caratteri: il massimo è ${TICKET_MESSAGE_MAX}. Dividila in due.`,
    );
  }
  await services.db.transaction(async (within) => {
    const ticket = await getTicket(within, number);
    const { slug, accountId } = ticket;
    const now = services.clock.now();
    const message = { id: createMessageId(), text: clean };
    await insertMessage(within, {
      ...message,
      ticketSlug: slug,
      accountId,
      author: "operator",
      sentAt: now,
    });
    // An answer marks the earlier messages as read.
    await markRead(within, { slug, author: "customer", now });
    const state = toNextTicketState(ticket.state, "operator-replies") ?? ticket.state;
    await updateTicket(within, slug, { state, changedAt: now });
    await notifyCustomer(within, services, { ticket, message: { ...message, attachments: [] } });
  });
}

async function getTicket(within: Database, number: number): Promise<Ticket> {
  return getFound(
    await lockTicket(within, { number }),
    `Non c’è nessuna richiesta ${toTicketNumber(number)}: l’elenco è in «tickets list».`,
  );
}

function invalid(message: string): AppError {
  return new AppError("invalid-field", { message });
}
