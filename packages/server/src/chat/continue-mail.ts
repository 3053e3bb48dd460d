import { BRAND } from "@volpe/contract";
import type { MailMessage } from "../mail/mail.ts";
import { renderMail } from "../mail/mail-layout.ts";

/** How long the link that moves a conversation is valid. */
export const LINK_HOURS = 24;

/** The mail repeats nothing of the conversation, because anybody may have typed the address. */
export function toContinueMail({
  to,
  token,
  publicUrl,
}: {
  to: string;
  token: string;
  publicUrl: string;
}): MailMessage {
  const title = "Riprendi la conversazione";
  return {
    to,
    kind: "continue-chat",
    subject: title,
    isUrgent: true,
    ...renderMail({
      title,
      preview: "Si riapre dove vuoi, con le risposte che hai già dato.",
      paragraphs: [
        "Ciao,",
        `dalla chat di ${BRAND.name} qualcuno ha chiesto di mandare qui il link per continuare su un altro dispositivo. Aprilo da quello: ritrovi le risposte già date, e vai avanti.`,
      ],
      action: { label: "Continua la conversazione", url: `${publicUrl}/continua?chiave=${token}` },
      closing: [
        `Il link vale ${LINK_HOURS} ore e apre la conversazione una volta sola: non girarlo ad altri. Se non l’hai chiesto tu, ignora questa mail: non ne arriveranno altre.`,
      ],
      reason: `Ricevi questa mail perché questo indirizzo è stato scritto nella chat di ${BRAND.name}.`,
    }),
  };
}
