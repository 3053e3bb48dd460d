import {
  BRAND,
  CONTACT_TOPICS,
  type ContactRequest,
  endSentence,
  formatDate,
  HOUR_SECONDS,
  type MailSent,
  RECALL_CONSENT,
  toTrackedAddress,
  withDay,
} from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { createLimits } from "../limits/limits.ts";
import { takeMailboxOf } from "../limits/mailbox-limit.ts";
import type { MailMessage } from "../mail/mail.ts";
import { OPERATOR_REASON, toMailMessage } from "../mail/mail-layout.ts";
import { toUnsubscribeUrl } from "../mail/unsubscribe-key.ts";
import { toShownConsents } from "../person/consent-texts.ts";
import type { Services } from "../services.ts";
import { toMessageText } from "../text/message-text.ts";
import { toOneLine } from "../text/one-line.ts";
import { type ContactMessage, insertContactMessage } from "./contact-repository.ts";
import type { ContactConsent } from "./contact-tables.ts";

/** A person writes once or twice, an office or a carrier behind one address more often. */
const ACKNOWLEDGED_PER_ADDRESS = 5;
/** Only a program sends more messages. */
const MESSAGES_PER_ADDRESS = 60;

/** The consent to a call, with the sentence shown at the field for the phone number. */
const RECALL: ContactConsent = {
  category: "recall",
  granted: true,
  text: RECALL_CONSENT.contacts,
  policyVersion: RECALL_CONSENT.version,
};

/**
 * Stores a checked message with its consents and queues its mails, all in the given transaction. A
 * mailbox gets at most three acknowledgements a day. After five messages an hour from one address they
 * are no longer acknowledged; after sixty it throws `too-many-requests`.
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
): Promise<MailSent> {
  const limits = createLimits({ db: within, clock, secret: config.sessionSecret });
  const [messages = 0] = await limits.count([`contacts:${visitorAddress}`], {
    windowSeconds: HOUR_SECONDS,
  });
  if (messages > MESSAGES_PER_ADDRESS) {
    throw new AppError("too-many-requests", {
      message: `Dalla tua rete sono arrivati molti messaggi in poco tempo: riprova fra un’ora, oppure scrivi a ${BRAND.company.email}.`,
      retryAfterSeconds: HOUR_SECONDS,
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
  const isAllowed =
    messages <= ACKNOWLEDGED_PER_ADDRESS && (await takeMailboxOf("contact", limits, message.email));
  if (!isAllowed) {
    return { mailed: false };
  }
  await mail.send(toAcknowledgementMail(message, config), { within });
  return { mailed: true };
}

/** The whole message, for the operator who answers it. */
function toContactMail(message: ContactMessage, to: string): MailMessage {
  const topic = CONTACT_TOPICS[message.topic];
  return toMailMessage({
    to,
    kind: "contact",
    reference: message.id,
    title: `Messaggio dal sito: ${topic}`,
    preview: endSentence(`Da ${message.name}`),
    paragraphs: message.message.split(/\n+/),
    facts: [
      { label: "Da", value: message.name },
      { label: "E-mail", value: message.email },
      { label: "Telefono", value: message.phone || null },
      {
        label: "Da sentire per",
        value:
          message.communication === "telefono" ? "telefono, con richiesta di ricontatto" : "e-mail",
      },
      { label: "Arrivato da", value: message.tracking === "" ? "sito" : message.tracking },
    ],
    reason: OPERATOR_REASON,
  });
}

/**
 * Confirms to the sender that the message arrived. It repeats no typed text, because anybody could
 * use that to write to another person in our name.
 */
function toAcknowledgementMail(
  message: ContactMessage,
  config: Parameters<typeof toUnsubscribeUrl>[0],
): MailMessage {
  const unsubscribeUrl = toUnsubscribeUrl(config, message.id);
  return toMailMessage({
    to: message.email,
    kind: "contact-received",
    reference: message.id,
    unsubscribeUrl,
    title: "Il tuo messaggio è arrivato",
    preview: "Lo leggiamo e ti rispondiamo.",
    paragraphs: [
      "Ciao,",
      `${withDay("il", formatDate(message.createdAt))} abbiamo ricevuto un messaggio con questo indirizzo, dal modulo di ${BRAND.name}.`,
      message.communication === "telefono"
        ? "Hai chiesto di essere richiamato: ti telefoniamo solo per questo messaggio."
        : "Ti rispondiamo via e-mail.",
    ],
    facts: [{ label: "Argomento", value: CONTACT_TOPICS[message.topic] }],
    action: {
      label: "Intanto, le domande già risposte",
      url: toTrackedAddress(`${config.publicUrl}/faqs`, message.tracking),
    },
    closing: ["Se non l’hai scritto tu, puoi ignorare questa mail: non ne arriveranno altre."],
    reason: `Ricevi questa mail perché qualcuno ha scritto a ${BRAND.name} indicando il tuo indirizzo.`,
  });
}
