import { getAccount } from "../accounts/account-repository.ts";
import type { Database } from "../db/database.ts";
import { createLimits } from "../limits/limits.ts";
import type { MailMessage } from "../mail/mail.ts";
import type { Services } from "../services.ts";
import { type ToldMessage, toAnswerMail, toTicketMail } from "./ticket-mails.ts";
import type { Ticket } from "./ticket-repository.ts";
import { tellChange } from "./ticket-signal.ts";

/** Of one ticket to one mailbox: what is past it stands in the thread that an earlier mail links. */
const MAILS_A_TICKET = { max: 4, windowSeconds: 60 * 60 };

type Given = Pick<Services, "clock" | "config" | "mail" | "signals">;
type Told = { ticket: Ticket; message: ToldMessage };

/** Within the transaction that stores a person's message: a mail to the operator, a hint to pages. */
export async function tellOperator(
  within: Database,
  services: Given,
  { ticket, message, isNew }: Told & { isNew: boolean },
): Promise<void> {
  await tellChange(within, services, { ticket, message: message.id });
  const to = services.config.operatorEmail;
  if (to !== null) {
    await send(within, services, ticket, toTicketMail({ ticket, message, isNew, to }));
  }
}

/** Within the transaction that stores an answer: a mail to the person, a hint to their pages. */
export async function tellCustomer(
  within: Database,
  services: Given,
  { ticket, message }: Told,
): Promise<void> {
  await tellChange(within, services, { ticket, message: message.id });
  const account = await getAccount(within, ticket.accountId);
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
