import { ENDED_LABEL } from "../assistant/product-answers.ts";
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
  const what = [lead.type, lead.destination].filter((part) => part !== "").join(", ");
  const where = lead.province === "" ? "" : ` (${lead.province})`;
  const isEnergy = lead.type === "luce" || lead.type === "gas";
  const title =
    lead.status === "complete"
      ? `Nuovo contatto: ${what}${where}`
      : `Contatto rimasto a metà: ${what}${where}`;
  return {
    to,
    kind: "lead",
    reference: `${lead.id}.${lead.rateId ?? toMoment(lead)}`,
    subject: title,
    ...renderMail({
      title,
      preview: `Da sentire per ${CHANNELS[lead.communication] ?? "e-mail"}.`,
      paragraphs: [
        lead.status === "complete"
          ? `Una persona ha ${isEnergy ? "chiesto un preventivo" : "mandato una richiesta"} e ha lasciato i contatti.`
          : `Una persona ha lasciato i contatti e non ha finito ${isEnergy ? "il preventivo" : "la richiesta"}.`,
        `Nome e recapiti si leggono con: npm run admin -- leads list (contatto ${lead.id}).`,
      ],
      facts: [
        { label: isEnergy ? "Fornitura" : "Richiesta", value: what },
        ...(lead.province === "" ? [] : [{ label: "Provincia", value: lead.province }]),
        ...(isEnergy ? [] : lead.answers.filter(({ label }) => label !== "Per")),
        ...(isEnergy || lead.offers.length === 0
          ? []
          : [
              {
                label: lead.answers.some(({ label }) => label === ENDED_LABEL)
                  ? "Proposte al suo posto"
                  : "Offerte mostrate",
                value: lead.offers.join(", "),
              },
            ]),
        { label: "Da sentire per", value: CHANNELS[lead.communication] ?? lead.communication },
        ...(isEnergy ? [{ label: "Preventivo", value: lead.rateId ?? "non ancora fatto" }] : []),
        { label: "Arrivato da", value: lead.tracking === "" ? "sito" : lead.tracking },
      ],
      reason: "Ricevi questa mail perché il tuo indirizzo è quello dell’operatore di Volpe.",
    }),
  };
}

// Without a quote each finished request is told; one left half-way is told once.
function toMoment({ status, updatedAt }: Lead): string {
  return status === "complete" ? String(updatedAt.getTime()) : "open";
}
