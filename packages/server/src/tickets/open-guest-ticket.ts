import type { Database } from "../db/database.ts";
import { createKey } from "../keys/owner-key.ts";
import { toMailbox } from "../person/mailbox.ts";
import type { Services } from "../services.ts";
import { toMessageText } from "../text/message-text.ts";
import { toOneLine } from "../text/one-line.ts";
import { createMessageId } from "./send-message.ts";
import { countGuestTicket, takeGuestMessage } from "./ticket-limits.ts";
import { acknowledgeGuest, notifyOperator } from "./ticket-mails.ts";
import {
  insertMessage,
  insertTicket,
  lockTicket,
  type Ticket,
  updateTicket,
} from "./ticket-repository.ts";
import { toNextTicketState } from "./ticket-state.ts";

type Given = Pick<Services, "clock" | "config" | "mail" | "signals">;

/**
 * Opens a ticket for a person without a login, in the given transaction. The address is not
 * confirmed: only its account reads the ticket; its number and the answers are mailed there. The
 * text is stored however many tickets came before; beyond the limits only the operator's mails are
 * delayed.
 */
export async function openGuestTicket(
  within: Database,
  services: Given,
  {
    name,
    email,
    rateId,
    subject,
    text,
    visitorAddress,
  }: {
    name: string;
    email: string;
    rateId: string | null;
    subject: string;
    text: string;
    visitorAddress: string;
  },
): Promise<Ticket> {
  const { clock } = services;
  const rush = await countGuestTicket(within, services, {
    mailbox: toMailbox(email),
    visitorAddress,
  });
  const now = clock.now();
  const ticket = await insertTicket(within, {
    slug: createKey(),
    name,
    email,
    rateId,
    subject: toOneLine(subject),
    state: "open",
    createdAt: now,
    changedAt: now,
  });
  await say(within, services, { ticket, text, isNew: true, rush });
  if (rush === "quiet") {
    await acknowledgeGuest(within, services, ticket, email);
  }
  return ticket;
}

/**
 * Adds a message to a guest's ticket and reopens it. Returns false if the ticket was deleted.
 * Throws `too-many-requests`.
 */
export async function addGuestMessage(
  within: Database,
  services: Given,
  { number, text }: { number: number; text: string },
): Promise<boolean> {
  const ticket = await lockTicket(within, { number });
  if (ticket === null || ticket.email === null) {
    return false;
  }
  await takeGuestMessage(within, services, number);
  const state = toNextTicketState(ticket.state, "customer-replies") ?? ticket.state;
  await updateTicket(within, ticket.slug, { state, changedAt: services.clock.now() });
  await say(within, services, { ticket, text, isNew: false, rush: "quiet" });
  return true;
}

async function say(
  within: Database,
  services: Given,
  {
    ticket,
    text,
    isNew,
    rush,
  }: { ticket: Ticket; text: string; isNew: boolean; rush: "quiet" | "crowded" | "hushed" },
): Promise<void> {
  const message = { id: createMessageId(), text: toMessageText(text) };
  await insertMessage(within, {
    ...message,
    ticketSlug: ticket.slug,
    author: "customer",
    sentAt: services.clock.now(),
  });
  await notifyOperator(within, services, {
    ticket,
    message: { ...message, attachments: [] },
    isNew,
    rush,
  });
}
