import { type Channel, endSentence, isEnergyTipology } from "@volpe/contract";
import { ENDED_LABEL } from "../interview/product-answers.ts";
import type { MailMessage } from "../mail/mail.ts";
import { OPERATOR_REASON, toMailMessage } from "../mail/mail-layout.ts";
import type { Lead } from "./lead-repository.ts";

/** The channels as a sentence names them. */
const CHANNEL_WORDS: Readonly<Record<Channel, string>> = {
  email: "e-mail",
  telefono: "telefono",
  whatsapp: "WhatsApp",
};

/**
 * Names a call or a message only if the request for it is stored, because it is unlawful without
 * one.
 */
function toChannel({ communication }: Lead, hasRecall: boolean): string {
  const channel = communication === "whatsapp" ? "whatsapp" : "telefono";
  return hasRecall
    ? `${CHANNEL_WORDS[channel]}, con richiesta di ricontatto`
    : communication === "email"
      ? CHANNEL_WORDS.email
      : `${CHANNEL_WORDS.email}: non c’è una richiesta di ricontatto`;
}

/**
 * Notifies the operator of a lead and says where to find it. It contains no name or contacts:
 * `admin leads` shows them from the database.
 */
export function toOperatorMail(
  lead: Lead,
  { to, hasRecall }: { to: string; hasRecall: boolean },
): MailMessage {
  const channel = toChannel(lead, hasRecall);
  const what = [lead.type, lead.destination].filter((part) => part !== "").join(", ");
  const where = lead.province === "" ? "" : ` (${lead.province})`;
  const isEnergy = isEnergyTipology(lead.type);
  const title =
    lead.status === "complete"
      ? `Nuovo contatto: ${what}${where}`
      : `Contatto rimasto a metà: ${what}${where}`;
  return toMail({
    to,
    reference: `${lead.id}.${lead.rateId ?? toMoment(lead)}`,
    title,
    preview: `Da sentire per ${channel}.`,
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
      { label: "Da sentire per", value: channel },
      ...(isEnergy || lead.rateId !== null
        ? [{ label: "Preventivo", value: lead.rateId ?? "non ancora fatto" }]
        : []),
      { label: "Arrivato da", value: lead.tracking === "" ? "sito" : lead.tracking },
    ],
  });
}

// Distinguishes the mails about requests without a quote: a lead causes one mail while it is
// unfinished, and one mail for each finished request.
function toMoment({ status, updatedAt }: Lead): string {
  return status === "complete" ? String(updatedAt.getTime()) : "open";
}

/** Tells the operator which supplier may get the contacts of a lead, or may no longer. */
export function toSupplierConsentMail(
  { id, rateId }: Pick<Lead, "id" | "rateId">,
  {
    to,
    supplier,
    offer,
    channel,
    now,
  }: {
    to: string;
    supplier: string;
    offer: string;
    /** Null: the consent is withdrawn. */
    channel: Channel | null;
    now: Date;
  },
): MailMessage {
  const title =
    channel === null
      ? `Recapiti da non passare più: ${supplier}`
      : `Recapiti da passare: ${supplier}, ${CHANNEL_WORDS[channel]}`;
  return toMail({
    to,
    reference: `${id}.fornitore.${now.getTime()}`,
    title,
    preview: `Per l’offerta ${offer}.`,
    paragraphs: [
      channel === null
        ? `Una persona ha ritirato il consenso a farsi contattare da ${endSentence(supplier)} Se ha già i suoi recapiti, va avvisato.`
        : `Una persona acconsente a farsi contattare da ${supplier}, soltanto per questa offerta e con questo canale.`,
      `Recapiti e consensi in vigore si leggono con: npm run admin -- leads list (contatto ${id}).`,
    ],
    facts: [
      { label: "Offerta", value: offer },
      ...(channel === null ? [] : [{ label: "Canale", value: CHANNEL_WORDS[channel] }]),
      ...(rateId === null ? [] : [{ label: "Preventivo", value: rateId }]),
    ],
  });
}

/** Tells the operator which suppliers may no longer get the contacts of a person. */
export function toSuppliersWithdrawnMail(
  withdrawn: readonly { leadId: string; text: string }[],
  { to, now }: { to: string; now: Date },
): MailMessage {
  const title = "Recapiti da non passare più: consenso ritirato";
  return toMail({
    to,
    reference: `${withdrawn[0]?.leadId}.fornitori.${now.getTime()}`,
    isUrgent: true,
    title,
    preview: "Chi ha già i recapiti va avvisato.",
    paragraphs: [
      "Una persona ha ritirato il consenso a farsi contattare dai fornitori scritti qui sotto. Chi ha già i suoi recapiti va avvisato.",
      "I consensi in vigore si leggono con: npm run admin -- leads list.",
    ],
    facts: withdrawn.map(({ leadId, text }) => ({ label: `Contatto ${leadId}`, value: text })),
  });
}

/**
 * Tells the operator that people who asked to be called no longer want it, or want it in another
 * way.
 */
export function toRecallWithdrawnMail(
  ids: readonly string[],
  { to, now }: { to: string; now: Date },
): MailMessage {
  const title = "Da non richiamare più: richiesta di ricontatto ritirata o cambiata";
  return toMail({
    to,
    reference: `${ids[0]}.ricontatto.${now.getTime()}`,
    isUrgent: true,
    title,
    preview: "La richiesta di prima non vale più.",
    paragraphs: [
      "Una persona ha ritirato o cambiato la richiesta di essere richiamata, o di avere un messaggio WhatsApp. Se l’hai annotata, cancellala.",
      "Che cosa vale adesso si legge con: npm run admin -- leads list, e npm run admin -- contacts. Dove non c’è una richiesta si risponde solo via e-mail.",
    ],
    facts: [{ label: "Contatto", value: ids.join(", ") }],
  });
}

/**
 * Tells the operator that a person was erased whose contacts the operator may have noted or passed
 * on.
 */
export function toErasedMail({
  to,
  called,
  suppliers,
}: {
  to: string;
  /** The ids of the requests and messages that asked for a call. */
  called: readonly string[];
  /** The consents to suppliers that were in force. */
  suppliers: readonly { leadId: string; text: string }[];
}): MailMessage {
  const title = "Da non sentire più: una persona ha cancellato i suoi dati";
  return toMail({
    to,
    reference: `${called[0] ?? suppliers[0]?.leadId}.cancellato`,
    isUrgent: true,
    title,
    preview: "Se hai annotato i suoi recapiti, cancellali.",
    paragraphs: [
      "I dati di una persona che aveva chiesto di essere richiamata, o acconsentito a farsi contattare da un fornitore, sono stati cancellati. Se hai annotato i suoi recapiti, cancellali e non sentirla più.",
      ...(suppliers.length > 0
        ? ["Ai fornitori scritti qui sotto, se li hanno già, va chiesto di cancellarli."]
        : []),
    ],
    facts: [
      ...(called.length > 0 ? [{ label: "Da non richiamare", value: called.join(", ") }] : []),
      ...suppliers.map(({ leadId, text }) => ({ label: `Contatto ${leadId}`, value: text })),
    ],
  });
}

/** An alarm: the mail that a person asked for never arrived. */
export function toUndeliveredAlarm({
  to,
  isQuote,
  reference,
  queuedAt,
}: {
  to: string;
  isQuote: boolean;
  /** Id of the quote; for a request without one, id of the lead. */
  reference: string;
  queuedAt: Date;
}): MailMessage {
  const title = `La mail di ${isQuote ? "un preventivo" : "una richiesta"} non è arrivata`;
  return toMail({
    to,
    kind: "lead-alarm",
    reference: `${reference}.${queuedAt.toISOString()}`,
    isUrgent: true,
    title,
    preview: "Chi l’ha chiesta non la riceverà: va sentito in un altro modo, se l’ha accettato.",
    paragraphs: [
      `La casella l’ha rifiutata o non ha risposto per un giorno.${isQuote ? " La pagina del preventivo lo dice." : ""}`,
      `Recapiti e consensi si leggono con: npm run admin -- leads list (${isQuote ? "preventivo" : "contatto"} ${reference}).`,
    ],
  });
}

/** A mail to the operator, whose title is its subject too. */
function toMail(
  mail: Omit<Parameters<typeof toMailMessage>[0], "kind" | "reason"> & { kind?: string },
): MailMessage {
  return toMailMessage({ kind: "lead", ...mail, reason: OPERATOR_REASON });
}
