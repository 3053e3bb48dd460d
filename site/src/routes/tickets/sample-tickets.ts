import type { TicketMessage, TicketSummary, TicketThread } from "@volpe/contract";

/** For tests: a ticket of the list. */
export function createSampleTicket(fields: Partial<TicketSummary> = {}): TicketSummary {
  return {
    slug: "s1",
    number: "V-2041",
    subject: "La quota fissa non torna",
    state: "open",
    isFromChat: false,
    rate: null,
    unread: 0,
    lastMessage: "m1",
    excerpt: "In bolletta leggo 12 euro al mese.",
    createdAt: "2026-11-20T09:00:00Z",
    changedAt: "2026-11-20T23:30:00Z",
    ...fields,
  };
}

/** For tests: a message of the person's own. */
export function createSampleMessage(fields: Partial<TicketMessage> = {}): TicketMessage {
  return {
    id: "m1",
    author: "customer",
    isFromChat: false,
    text: "In bolletta leggo 12 euro al mese.",
    attachments: [],
    sentAt: "2026-11-20T09:00:00Z",
    readAt: null,
    ...fields,
  };
}

/** For tests: a thread of these messages, the newest last. */
export function createSampleThread(
  messages: TicketMessage[] = [createSampleMessage()],
  fields: Partial<TicketSummary> = {},
): TicketThread {
  const lastMessage = messages.at(-1)?.id ?? "";
  return { ...createSampleTicket({ lastMessage, ...fields }), messages };
}
