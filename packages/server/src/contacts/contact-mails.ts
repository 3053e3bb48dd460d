import { BRAND, CONTACT_TOPICS, formatDate, toTrackedAddress } from "@volpe/contract";
import type { MailMessage } from "../mail/mail.ts";
import { renderMail } from "../mail/mail-layout.ts";
import { toUnsubscribeUrl } from "../mail/unsubscribe-key.ts";
import type { ContactMessage } from "./contact-repository.ts";

/** The whole message, for the operator who answers it. */
export function toContactMail(message: ContactMessage, to: string): MailMessage {
  const topic = CONTACT_TOPICS[message.topic];
  const title = `Messaggio dal sito: ${topic}`;
  return {
    to,
    kind: "contact",
    reference: message.id,
    subject: title,
    ...renderMail({
      title,
      preview: `Da ${message.name}.`,
      paragraphs: message.message.split(/\n+/),
      facts: [
        { label: "Da", value: message.name },
        { label: "E-mail", value: message.email },
        ...(message.phone === "" ? [] : [{ label: "Telefono", value: message.phone }]),
        {
          label: "Da sentire per",
          value:
            message.communication === "telefono"
              ? "telefono, con richiesta di ricontatto"
              : "e-mail",
        },
        { label: "Arrivato da", value: message.tracking === "" ? "sito" : message.tracking },
      ],
      reason: `Ricevi questa mail perché il tuo indirizzo è quello dell’operatore di ${BRAND.name}.`,
    }),
  };
}

/**
 * Confirms to the sender that the message arrived. It repeats no typed text, because anybody could
 * use that to write to another person in our name.
 */
export function toAcknowledgementMail(
  message: ContactMessage,
  config: Parameters<typeof toUnsubscribeUrl>[0],
): MailMessage {
  const title = "Il tuo messaggio è arrivato";
  const unsubscribeUrl = toUnsubscribeUrl(config, message.id);
  return {
    to: message.email,
    kind: "contact-received",
    reference: message.id,
    subject: title,
    unsubscribeUrl,
    ...renderMail({
      title,
      unsubscribeUrl,
      preview: "Lo leggiamo e ti rispondiamo.",
      paragraphs: [
        "Ciao,",
        `il ${formatDate(message.createdAt)} abbiamo ricevuto un messaggio con questo indirizzo, dal modulo di ${BRAND.name}.`,
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
    }),
  };
}
