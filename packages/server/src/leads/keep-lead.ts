import type { Interview } from "../assistant/interview.ts";
import type { Database } from "../db/database.ts";
import { createLimits } from "../limits/limits.ts";
import type { MailMessage } from "../mail/mail.ts";
import type { Services } from "../services.ts";
import { markTold } from "./lead-repository.ts";
import { toOperatorMail } from "./operator-mail.ts";
import { saveLead } from "./save-lead.ts";

/** What a request may cost others: nobody fills a third person's mailbox through us. */
const LEADS_PER_ADDRESS = { max: 10, windowSeconds: 60 * 60 };
const MAILS_PER_RECIPIENT = { max: 3, windowSeconds: 24 * 60 * 60 };

/**
 * `sent` · `recipient-limit` that mailbox had its three of the day · `address-limit` too many came
 * from one address, so neither contacts nor mail are kept · `none` no contact was left.
 */
export type Delivery = "sent" | "recipient-limit" | "address-limit" | "none";

/** Keeps a finished interview's lead, tells the operator and writes to the person. */
export async function keepLead(
  within: Database,
  { clock, config, mail }: Pick<Services, "clock" | "config" | "mail">,
  {
    interview,
    conversationId,
    accountId = null,
    rateId,
    visitorAddress,
    toMail,
  }: {
    interview: Interview;
    conversationId: string | null;
    /** Who was logged in; null or absent = nobody. */
    accountId?: string | null;
    rateId: string | null;
    visitorAddress: string;
    /** The person's mail; its reference may name the lead. */
    toMail: (leadId: string) => MailMessage;
  },
): Promise<Delivery> {
  const now = clock.now();
  const limits = createLimits({ db: within, clock, secret: config.sessionSecret });
  if (!(await limits.take(`leads:${visitorAddress}`, LEADS_PER_ADDRESS))) {
    return "address-limit";
  }
  const lead = await saveLead(within, {
    interview,
    conversationId,
    accountId,
    rateId,
    isComplete: true,
    now,
  });
  if (config.operatorEmail !== null) {
    await mail.send(toOperatorMail(lead, config.operatorEmail), { within });
    await markTold(within, lead.id, now);
  }
  if (!(await limits.take(`quote-mail:${toMailbox(interview.draft.email)}`, MAILS_PER_RECIPIENT))) {
    return "recipient-limit";
  }
  await mail.send(toMail(lead.id), { within });
  return "sent";
}

// anna+1@ and anna+2@ are one person's mailbox.
function toMailbox(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  return `${local.split("+")[0]}@${domain}`;
}
