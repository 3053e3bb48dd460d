import {
  type ContactReceived,
  type ContactRequest,
  HOUR_SECONDS,
  RECALL_CONSENT,
} from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { createLimits } from "../limits/limits.ts";
import { takeMailboxOf } from "../limits/mailbox-limit.ts";
import { toShownConsents } from "../person/consent-texts.ts";
import type { Services } from "../services.ts";
import { toMessageText } from "../text/message-text.ts";
import { toOneLine } from "../text/one-line.ts";
import { toAcknowledgementMail, toContactMail } from "./contact-mails.ts";
import { insertContactMessage } from "./contact-repository.ts";
import type { ContactConsent } from "./contact-tables.ts";

/** A person writes once or twice; a program writes until it is stopped. */
const MESSAGES_PER_ADDRESS = { max: 5, windowSeconds: HOUR_SECONDS };

/** The sentence beside the field for the phone number. */
const RECALL: ContactConsent = {
  category: "recall",
  granted: true,
  text: RECALL_CONSENT.contacts,
  policyVersion: RECALL_CONSENT.version,
};

/**
 * Stores a checked message with its consents and queues its mails, all in the given transaction. A
 * mailbox gets at most three acknowledgements a day. Throws `too-many-requests` after five messages
 * an hour from one address.
 */
export async function saveContact(
  within: Database,
  { clock, config, mail }: Pick<Services, "clock" | "config" | "mail">,
  {
    request,
    phone,
    tracking,
    visitorAddress,
  }: { request: ContactRequest; phone: string; tracking: string; visitorAddress: string },
): Promise<ContactReceived> {
  const limits = createLimits({ db: within, clock, secret: config.sessionSecret });
  if (!(await limits.take(`contacts:${visitorAddress}`, MESSAGES_PER_ADDRESS))) {
    throw new AppError("too-many-requests", {
      message: "Da qui sono già arrivati cinque messaggi in un’ora. Riprova più tardi.",
    });
  }
  const message = await insertContactMessage(within, {
    topic: request.topic,
    message: toMessageText(request.message),
    name: toOneLine(request.name),
    email: request.email.trim(),
    phone,
    communication: request.communication,
    consents: [
      ...toShownConsents(request.consents),
      ...(request.communication === "telefono" ? [RECALL] : []),
    ],
    tracking,
    createdAt: clock.now(),
  });
  if (config.operatorEmail !== null) {
    await mail.send(toContactMail(message, config.operatorEmail), { within });
  }
  const isAllowed = await takeMailboxOf("contact", limits, message.email);
  if (!isAllowed) {
    return { mailed: false };
  }
  await mail.send(toAcknowledgementMail(message, config), { within });
  return { mailed: true };
}
