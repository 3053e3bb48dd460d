import {
  CONSENT_POLICY_VERSION,
  CONSENT_TEXTS,
  type ContactReceived,
  type ContactRequest,
} from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { createLimits } from "../limits/limits.ts";
import type { Services } from "../services.ts";
import { toAcknowledgementMail, toContactMail } from "./contact-mails.ts";
import { insertContactMessage } from "./contact-repository.ts";
import { toMessageText } from "./message-text.ts";
import { toOneLine } from "./one-line.ts";

/** A person writes once or twice; a program writes until it is stopped. */
const MESSAGES_PER_ADDRESS = { max: 5, windowSeconds: 60 * 60 };
const MAILS_PER_RECIPIENT = { max: 3, windowSeconds: 24 * 60 * 60 };

/**
 * Keeps a checked message with its consents and queues its mails, all in the given transaction.
 * Past three a day a mailbox gets no more acknowledgements. Throws `too-many-requests` past five
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
    consents: (["privacy", "marketing", "thirdParties"] as const).map((category) => ({
      category,
      granted: request.consents[category],
      text: CONSENT_TEXTS[category],
      policyVersion: CONSENT_POLICY_VERSION,
    })),
    tracking,
    createdAt: clock.now(),
  });
  if (config.operatorEmail !== null) {
    await mail.send(toContactMail(message, config.operatorEmail), { within });
  }
  if (!(await limits.take(`contact-mail:${toMailbox(message.email)}`, MAILS_PER_RECIPIENT))) {
    return { mailed: false };
  }
  await mail.send(toAcknowledgementMail(message, config.publicUrl), { within });
  return { mailed: true };
}

// anna+1@ and anna+2@ are one person's mailbox.
function toMailbox(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  return `${local.split("+")[0]}@${domain}`;
}
