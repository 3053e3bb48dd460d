import { type TicketSummary, type TicketThread, toExcerpt } from "@volpe/contract";
import { EXCERPT_MAX, withoutAnswers } from "./excerpt.ts";
import { toTicketNumber } from "./ticket-number.ts";
import type { FullMessage, ListedTicket, Ticket } from "./ticket-repository.ts";

/** A ticket in its owner's list. */
export function toSummary({ newest, unread, ...ticket }: ListedTicket): TicketSummary {
  return {
    slug: ticket.slug,
    number: toTicketNumber(ticket.number),
    subject: ticket.subject,
    state: ticket.state,
    isFromChat: ticket.accountId === null,
    rate: ticket.rateId,
    unread,
    lastMessage: newest.id,
    excerpt: toExcerpt(withoutAnswers(newest.text), EXCERPT_MAX),
    createdAt: ticket.createdAt.toISOString(),
    changedAt: ticket.changedAt.toISOString(),
  };
}

/** A ticket with its messages, oldest first. */
export function toThread(ticket: Ticket, messages: readonly FullMessage[]): TicketThread {
  const { id = "", text = "" } = messages.at(-1) ?? {};
  const unread = messages.filter(({ author, readAt }) => author === "operator" && readAt === null);
  return {
    ...toSummary({ ...ticket, newest: { id, text }, unread: unread.length }),
    messages: messages.map((message) => ({
      id: message.id,
      author: message.author,
      isFromChat: message.author === "customer" && message.accountId === null,
      text: message.text,
      attachments: message.attachments.map(({ id, name, bytes, mediaType }) => ({
        id,
        name,
        bytes,
        mediaType,
      })),
      sentAt: message.sentAt.toISOString(),
      readAt: message.readAt?.toISOString() ?? null,
    })),
  };
}
