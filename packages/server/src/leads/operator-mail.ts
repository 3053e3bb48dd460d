import type { MailMessage } from "../mail/mail.ts";
import { renderMail } from "../mail/mail-layout.ts";
import type { Lead } from "./lead-repository.ts";

const CHANNELS: Readonly<Record<string, string>> = {
  email: "e-mail",
  telefono: "telefono, con richiesta di ricontatto",
  whatsapp: "WhatsApp",
};

/**
 * Tells the operator that there is a lead, and where. Name and contacts stay in the database:
 * `admin leads` shows them, and a mailbox needs none of them.
 */
export function toOperatorMail(lead: Lead, to: string): MailMessage {
  const what = `${lead.type === "gas" ? "gas" : "luce"}, ${lead.destination}`;
  const title =
    lead.status === "complete"
      ? `Nuovo contatto: ${what} (${lead.province})`
      : `Contatto rimasto a metà: ${what} (${lead.province})`;
  return {
    to,
    kind: "lead",
    reference: `${lead.id}.${lead.rateId ?? "open"}`,
    subject: title,
    ...renderMail({
      title,
      preview: `Da sentire per ${CHANNELS[lead.communication] ?? "e-mail"}.`,
      paragraphs: [
        lead.status === "complete"
          ? "Una persona ha chiesto un preventivo e ha lasciato i contatti."
          : "Una persona ha lasciato i contatti e non ha finito il preventivo.",
        `Nome e recapiti si leggono con: npm run admin -- leads list (contatto ${lead.id}).`,
      ],
      facts: [
        { label: "Fornitura", value: what },
        { label: "Provincia", value: lead.province },
        { label: "Da sentire per", value: CHANNELS[lead.communication] ?? lead.communication },
        { label: "Preventivo", value: lead.rateId ?? "non ancora fatto" },
        { label: "Arrivato da", value: lead.tracking === "" ? "sito" : lead.tracking },
      ],
      reason: "Ricevi questa mail perché il tuo indirizzo è quello dell’operatore di Volpe.",
    }),
  };
}
