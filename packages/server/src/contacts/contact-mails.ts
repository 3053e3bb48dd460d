import { BRAND, CONTACT_TOPICS } from "@volpe/contract";
import type { MailMessage } from "../mail/mail.ts";
import { renderMail } from "../mail/mail-layout.ts";
import { formatDay } from "../rates/italian-figures.ts";
import type { ContactMessage } from "./contact-repository.ts";

/** The whole message, for who has to answer it. */
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
 * Tells the sender that the message arrived. Nothing that was typed is said back: through this form
 * anybody could otherwise write anything to anyone in our name.
 */
export function toAcknowledgementMail(message: ContactMessage, publicUrl: string): MailMessage {
  const title = "Il tuo messaggio è arrivato";
  return {
    to: message.email,
    kind: "contact-received",
    reference: message.id,
    subject: title,
    ...renderMail({
      title,
      preview: "Lo leggiamo e ti rispondiamo.",
      paragraphs: [
        "Ciao,",
        `il ${formatDay(message.createdAt)} abbiamo ricevuto un messaggio con questo indirizzo, dal modulo di ${BRAND.name}.`,
        message.communication === "telefono"
          ? "Hai chiesto di essere richiamato: ti telefoniamo solo per questo messaggio."
          : "Ti rispondiamo via e-mail.",
      ],
      facts: [{ label: "Argomento", value: CONTACT_TOPICS[message.topic] }],
      action: { label: "Intanto, le domande già risposte", url: `${publicUrl}/faqs` },
      closing: ["Se non l’hai scritto tu, puoi ignorare questa mail: non ne arriveranno altre."],
      reason: `Ricevi questa mail perché qualcuno ha scritto a ${BRAND.name} indicando il tuo indirizzo.`,
    }),
  };
}
