import type { Database } from "../db/database.ts";
import { createLimits } from "../limits/limits.ts";
import { MAILED_PER_ADDRESS, takeMailboxOf } from "../limits/mailbox-limit.ts";
import type { MailMessage } from "../mail/mail.ts";
import type { Services } from "../services.ts";
import { hasRecall, markNotified } from "./lead-repository.ts";
import { toOperatorMail } from "./operator-mail.ts";
import { isLead, type LeadSource, saveLead } from "./save-lead.ts";

/**
 * `sent`: the mail is queued. `recipient-limit`: the mailbox has reached its daily limit.
 * `address-limit`: too many requests came from one address, so the person gets no mail and the
 * operator gets it later. `none`: the person left no contact.
 */
export type Delivery = "sent" | "recipient-limit" | "address-limit" | "none";

/** A finished interview, and whether its contacts are stored. */
export type FinishedInterview = LeadSource & {
  visitorAddress: string;
  /** If false, neither lead nor mail is stored. */
  storesLead: boolean;
};

/**
 * Stores a finished interview's lead, if the person left a contact, and queues the mails to the
 * operator and the person.
 */
export async function storeLead(
  within: Database,
  { clock, config, mail }: Pick<Services, "clock" | "config" | "mail">,
  {
    visitorAddress,
    storesLead,
    toMail,
    ...source
  }: FinishedInterview & {
    rateId: string | null;
    /** The person's mail; its reference may name the lead. */
    toMail: (leadId: string) => MailMessage;
  },
): Promise<Delivery> {
  const { interview } = source;
  if (!storesLead || !isLead(interview)) {
    return "none";
  }
  const now = clock.now();
  const limits = createLimits({ db: within, clock, secret: config.sessionSecret });
  const lead = await saveLead(within, config, { ...source, isComplete: true, now });
  if (!(await limits.take(`leads:${visitorAddress}`, MAILED_PER_ADDRESS))) {
    return "address-limit";
  }
  if (config.operatorEmail !== null) {
    await mail.send(
      toOperatorMail(lead, {
        to: config.operatorEmail,
        hasRecall: await hasRecall(within, lead.id),
      }),
      { within },
    );
    await markNotified(within, lead.id, now);
  }
  const { email } = interview.draft;
  const isAllowed = await takeMailboxOf("quote", limits, email);
  if (!isAllowed) {
    return "recipient-limit";
  }
  await mail.send(toMail(lead.id), { within });
  return "sent";
}
