import type { TicketState } from "@volpe/contract";
import { toExcerpt, withoutAnswers } from "../tickets/excerpt.ts";
import type { ShownTicket } from "../tickets/operate-ticket.ts";
import { toTicketNumber } from "../tickets/ticket-number.ts";
import type { FullMessage, ListedTicket } from "../tickets/ticket-repository.ts";
import { toThread } from "../tickets/ticket-view.ts";
import { toMinute, toPrintable } from "./to-printable.ts";

const STATES: Readonly<Record<TicketState, string>> = {
  open: "aperta",
  waiting: "in carico",
  answered: "con risposta",
  closed: "chiusa",
};

/** One line of `tickets list`. */
export function toListedLine({ number, state, changedAt, subject, newest }: ListedTicket): string {
  return [
    toTicketNumber(number),
    toMinute(changedAt),
    STATES[state],
    subject,
    toExcerpt(withoutAnswers(newest.text), 60),
  ]
    .map(toPrintable)
    .join("  ");
}

/** The same ticket as a record for a program. */
export function toListedRecord(ticket: ListedTicket) {
  const { number, state, subject, rateId, newest, createdAt, changedAt } = ticket;
  return {
    number: toTicketNumber(number),
    state,
    subject,
    rate: rateId,
    excerpt: toExcerpt(withoutAnswers(newest.text)),
    createdAt,
    changedAt,
  };
}

/** The whole ticket: one line about each message, then its indented text. */
export function toShownText({ ticket, account, messages }: ShownTicket): string {
  const head = [
    toTicketNumber(ticket.number),
    STATES[ticket.state],
    ticket.subject,
    `${account.name} <${account.email}>`,
    ...(ticket.rateId === null ? [] : [`/preventivo/${ticket.rateId}`]),
  ];
  return [head.map(toPrintable).join("  "), ...messages.map(toMessageText)].join("\n\n");
}

/** The same ticket as a record for a program. */
export function toShownRecord({ ticket, account, messages }: ShownTicket) {
  const {
    number,
    subject,
    state,
    rate,
    createdAt,
    changedAt,
    messages: said,
  } = toThread(ticket, messages);
  return { number, subject, state, rate, createdAt, changedAt, account, messages: said };
}

function toMessageText(message: FullMessage): string {
  const { author, accountId, sentAt, readAt, text, attachments } = message;
  const customer = accountId === null ? "dalla chat" : "cliente";
  const head = [
    toMinute(sentAt),
    author === "customer" ? customer : "operatore",
    readAt === null ? "non letto" : `letto ${toMinute(readAt)}`,
  ];
  return [
    head.join("  "),
    ...text.split("\n").map((line) => `    ${toPrintable(line)}`),
    ...attachments.map(
      ({ id, name, bytes, mediaType }) =>
        `    [${id}] ${toPrintable(name)}, ${mediaType}, ${bytes} byte`,
    ),
  ].join("\n");
}
