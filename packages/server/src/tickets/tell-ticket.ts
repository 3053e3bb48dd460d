import { HOUR_SECONDS } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { createLimits } from "../limits/limits.ts";
import type { MailMessage } from "../mail/mail.ts";
import type { Services } from "../services.ts";
import { getAsker } from "./get-asker.ts";
import { type ToldMessage, toAnswerMail, toTicketMail } from "./ticket-mails.ts";
import type { Ticket } from "./ticket-repository.ts";
import { signalChange } from "./ticket-signal.ts";

/**
 * Mails of one ticket to one mailbox in a window; further messages are in the thread that an
 * earlier mail links.
 */
const MAILS_A_TICKET = { max: 4, windowSeconds: HOUR_SECONDS };

type Given = Pick<Services, "clock" | "config" | "mail" | "signals">;
type Told = { ticket: Ticket; message: ToldMessage };

/**
 * Queues a mail to the operator, unless it is suppressed, and signals the ticket's pages. Call it
 * inside the transaction that stores a person's message.
 */
export async function tellOperatorOfTicket(
  within: Database,
  services: Given,
  {
    ticket,
    message,
    isNew,
    rush = "quiet",
  }: Told & { isNew: boolean; rush?: "quiet" | "crowded" | "hushed" },
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
  { ticket, message }: Told,
): Promise<void> {
  await signalChange(within, services, { ticket, message: message.id });
  const account = await getAsker(within, ticket);
  const { publicUrl } = services.config;
  await send(within, services, ticket, toAnswerMail({ ticket, message, account, publicUrl }));
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
