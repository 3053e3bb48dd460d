import { BRAND, HOUR_SECONDS, toExcerpt } from "@volpe/contract";
import { getAccount } from "../accounts/store/account-repository.ts";
import type { Database } from "../db/database.ts";
import { createLimits } from "../limits/limits.ts";
import { takeMailboxOf } from "../limits/mailbox-limit.ts";
import type { MailMessage } from "../mail/mail.ts";
import { OPERATOR_REASON, toMailMessage } from "../mail/mail-layout.ts";
import type { Services } from "../services.ts";
import { EXCERPT_MAX } from "./excerpt.ts";
import { toTicketNumber } from "./ticket-number.ts";
import type { Ticket } from "./ticket-repository.ts";
import { signalChange } from "./ticket-signal.ts";

/**
 * Mails of one ticket to one mailbox in a window. Further messages are read in the thread, which an
 * earlier mail links.
 */
const MAILS_A_TICKET = { max: 4, windowSeconds: HOUR_SECONDS };

type Given = Pick<Services, "clock" | "config" | "mail" | "signals">;
type Notice = { ticket: Ticket; message: MailedMessage };

/**
 * Queues a mail to the operator, unless it is suppressed, and signals the ticket's pages. Call it
 * inside the transaction that stores a person's message.
 */
export async function notifyOperator(
  within: Database,
  services: Given,
  {
    ticket,
    message,
    isNew,
    rush = "quiet",
  }: Notice & { isNew: boolean; rush?: "quiet" | "crowded" | "hushed" },
): Promise<void> {
  await signalChange(within, services, { ticket, message: message.id });
  const to = services.config.operatorEmail;
  if (to !== null && rush !== "hushed") {
    const isCrowded = rush === "crowded";
    await send(within, services, ticket, toTicketMail({ ticket, message, isNew, isCrowded, to }));
  }
}

/**
 * Queues a mail to the person and signals their pages. Call it inside the transaction that stores
 * an answer.
 */
export async function notifyCustomer(
  within: Database,
  services: Given,
  { ticket, message }: Notice,
): Promise<void> {
  await signalChange(within, services, { ticket, message: message.id });
  const account = await getTicketAuthor(within, ticket);
  const { publicUrl } = services.config;
  await send(within, services, ticket, toAnswerMail({ ticket, message, account, publicUrl }));
}

/** Who opened the ticket: its account, or the contacts that were left in the chat. */
export async function getTicketAuthor(
  db: Database,
  { accountId, name, email }: Ticket,
): Promise<{ name: string; email: string }> {
  if (accountId === null) {
    return { name: name ?? "", email: email ?? "" };
  }
  const account = await getAccount(db, accountId);
  return { name: account.name, email: account.email };
}

/**
 * Queues a mail with the ticket's number to the address that a guest gave, unless the mailbox had
 * enough. Call it inside the transaction that stores the ticket.
 */
export async function acknowledgeGuest(
  within: Database,
  { clock, config, mail }: Given,
  { number, slug }: Pick<Ticket, "number" | "slug">,
  to: string,
): Promise<void> {
  const limits = createLimits({ db: within, clock, secret: config.sessionSecret });
  if (await takeMailboxOf("ticket", limits, to)) {
    const { publicUrl } = config;
    await mail.send(toOpenedMail({ number, slug, to, publicUrl }), { within });
  }
}

async function send(
  within: Database,
  { clock, config, mail }: Given,
  { slug }: Ticket,
  message: MailMessage,
): Promise<void> {
  const limits = createLimits({ db: within, clock, secret: config.sessionSecret });
  if (await limits.take(`ticket-mail:${slug}:${message.to}`, MAILS_A_TICKET)) {
    await mail.send(message, { within });
  }
}

/** A message as shown in a mail. */
type MailedMessage = { id: string; text: string; attachments: readonly { name: string }[] };

const OPERATOR_EXCERPT = 600;
const CROWDED =
  "Dalla stessa rete arrivano troppe richieste. Le prossime sono conservate, ma per un po’ non te le mando: le vedi con «npm run admin -- tickets list».";

/** The mail repeats nothing of the conversation, because anybody may have typed the address. */
function toOpenedMail({
  number,
  slug,
  to,
  publicUrl,
}: Pick<Ticket, "number" | "slug"> & { to: string; publicUrl: string }): MailMessage {
  const shown = toTicketNumber(number);
  return toMailMessage({
    to,
    kind: "ticket-opened",
    reference: slug,
    title: `La tua richiesta ${shown}`,
    preview: "È arrivata: ti risponde una persona, per e-mail.",
    paragraphs: [
      "Ciao,",
      `la richiesta ${shown}, fatta dalla chat di ${BRAND.name}, è arrivata. La legge una persona, che ti risponde a questo indirizzo.`,
    ],
    action: { label: "Le tue richieste di assistenza", url: `${publicUrl}/tickets` },
    closing: [
      "Per leggerla e aggiungere qualcosa entra, o registrati, con questo indirizzo: la richiesta è lì. Se non l’hai chiesto tu, ignora questa mail.",
    ],
    reason: `Ricevi questa mail perché questo indirizzo è stato scritto nella chat di ${BRAND.name}.`,
  });
}

/** Mail to a person with an answer and a link to it. */
function toAnswerMail({
  ticket,
  message,
  account,
  publicUrl,
}: {
  ticket: Ticket;
  message: MailedMessage;
  account: { email: string; name: string };
  publicUrl: string;
}): MailMessage {
  const title = `Risposta alla tua richiesta ${toTicketNumber(ticket.number)}`;
  return toMailMessage({
    to: account.email,
    kind: "ticket-answer",
    reference: toReference(ticket, message),
    subject: `${title}: ${ticket.subject}`,
    title,
    preview: toExcerpt(message.text, EXCERPT_MAX),
    paragraphs: [
      `Ciao ${account.name.split(" ")[0] ?? account.name},`,
      `una persona di ${BRAND.name} ha risposto a «${ticket.subject}»:`,
      ...message.text.split(/\n+/),
    ],
    action: {
      label: "Leggi e rispondi",
      url: `${publicUrl}/tickets/${ticket.slug}/${message.id}`,
    },
    closing: [
      ticket.accountId === null
        ? "Per rispondere apri la pagina ed entra, o registrati, con questo indirizzo: la richiesta è lì. Le mail a questo indirizzo non ci entrano."
        : "Per rispondere apri la pagina: le mail a questo indirizzo non entrano nella richiesta.",
    ],
    reason:
      ticket.accountId === null
        ? `Ricevi questa mail perché dalla chat di ${BRAND.name} qualcuno ha chiesto una risposta a questo indirizzo.`
        : `Ricevi questa mail perché hai scritto a ${BRAND.name} dal tuo profilo.`,
  });
}

/** Mail to the operator with the beginning of a message and how to answer. */
function toTicketMail({
  ticket,
  message,
  isNew,
  isCrowded,
  to,
}: {
  ticket: Ticket;
  message: MailedMessage;
  isNew: boolean;
  /** Too many tickets came from the same network, so the next ones are not mailed for a while. */
  isCrowded: boolean;
  to: string;
}): MailMessage {
  const number = toTicketNumber(ticket.number);
  const title = isNew ? `Nuova richiesta ${number}` : `Nuovo messaggio nella richiesta ${number}`;
  return toMailMessage({
    to,
    kind: "ticket",
    reference: toReference(ticket, message),
    subject: `${title}: ${ticket.subject}`,
    title,
    preview: ticket.subject,
    paragraphs: [toExcerpt(message.text, OPERATOR_EXCERPT)],
    facts: [
      { label: "Oggetto", value: ticket.subject },
      {
        label: "Dalla chat",
        value: ticket.accountId === null ? `${ticket.name} <${ticket.email}>` : null,
      },
      { label: "Preventivo", value: ticket.rateId },
      {
        label: "Allegati",
        value: message.attachments.length === 0 ? null : String(message.attachments.length),
      },
      { label: "Attenzione", value: isCrowded ? CROWDED : null },
    ],
    closing: [
      `Per leggerla tutta: npm run admin -- tickets show ${number}`,
      `Per rispondere: npm run admin -- tickets reply ${number} "testo"`,
    ],
    reason: OPERATOR_REASON,
  });
}

// The message's id is the reference, so that one message is mailed once.
function toReference({ slug }: Ticket, { id }: MailedMessage): string {
  return `${slug}.${id}`;
}
