import { randomUUID } from "node:crypto";
import {
  BRAND_NAME,
  type ContractState,
  endSentence,
  formatDate,
  formatMoment,
  isTakenBack,
  toEuphonic,
  toWithdrawalCost,
  WITHDRAWAL_COSTS,
  withDay,
} from "@volpe/contract";
import type { MailAttachment } from "../mail/delivery.ts";
import type { MailMessage } from "../mail/mail.ts";
import { toMailMessage } from "../mail/mail-layout.ts";
import type { Config } from "../process/config.ts";
import { slugify } from "../text/slug.ts";
import { toContractUrl } from "./contract-key.ts";
import { toOfferTitle } from "./offer/take-offer.ts";
import { toPriceLines } from "./papers/contract-papers.ts";
import { CODE_MINUTES, toLastCodeEnd } from "./signing-code.ts";
import type { Contract, StoredDocument } from "./store/contract-repository.ts";

type Given = Pick<Config, "publicUrl" | "sessionSecret">;

const REASON = `Ricevi questa mail perché hai un ordine o un contratto su ${BRAND_NAME} con questo indirizzo.`;

/** Mail with the signing code. */
export function toCodeMail(
  config: Given,
  { contract, code, sentAt }: { contract: Contract; code: string; sentAt: Date },
): MailMessage {
  // Neither subject nor preview contains the code, because a locked telephone shows them.
  return toMailMessage({
    to: contract.email,
    kind: "contract-code",
    // Each code is a separate mail, even if others wait in the queue.
    reference: `${contract.id}.${randomUUID()}`,
    isUrgent: true,
    deliverUntil: toLastCodeEnd(sentAt),
    title: "Il codice per firmare il contratto",
    preview: `Vale ${CODE_MINUTES} minuti, una volta sola.`,
    paragraphs: [
      `${toGreeting(contract)} con questo codice firmi il contratto: ${toOfferTitle(contract.data.offer)}`,
      `Vale ${CODE_MINUTES} minuti e una volta sola; dalla pagina puoi chiederne un altro o più tempo. Non darlo a nessuno: ${BRAND_NAME} non te lo chiede mai, né per telefono né per messaggio.`,
      "Se non sei stato tu a ordinare, non fare niente: senza codice il contratto non nasce.",
    ],
    code: { label: "Il codice per firmare", value: code },
    action: { label: "Torna al contratto", url: toContractUrl(config, contract) },
    reason: REASON,
  });
}

/**
 * The confirmation of a signature, or of the supplier's acceptance, with all signed documents
 * attached. It calls a contract concluded only if it is.
 */
export function toConfirmationMail(
  config: Given,
  {
    contract,
    documents,
    until,
    calendar,
  }: {
    contract: Contract;
    documents: readonly StoredDocument[];
    /** The last second to withdraw; null if there is none yet. */
    until: Date | null;
    /** The last day to withdraw as a calendar file; null if there is none. */
    calendar: string | null;
  },
): MailMessage {
  const { offer, duties } = contract.data;
  const isAccepted = contract.state === "accepted";
  const { withdrawal } = duties;
  const { signedAt, concludedAt } = contract;
  const papers = documents.map(({ title: name, bytes }) => ({
    filename: `${slugify(name, 40)}.pdf`,
    contentType: "application/pdf",
    content: bytes.toString("base64"),
  }));
  return toMailMessage({
    to: contract.email,
    kind: isAccepted ? "contract-accepted" : "contract-signed",
    reference: contract.id,
    attachments: calendar === null ? papers : [...papers, toCalendarAttachment(calendar)],
    title: `${isAccepted ? "Contratto concluso" : "Hai firmato"}: ${toOfferTitle(offer)}`,
    preview: "In allegato ci sono il contratto e tutti i documenti.",
    paragraphs: [
      `${toGreeting(contract)} ${toConfirmationWords(contract)}`,
      "In allegato trovi il contratto con tutti i suoi documenti e l’attestazione della firma, con l’impronta di ogni file. Conservali.",
      withdrawal.text,
      until === null || calendar === null
        ? null
        : `Puoi recedere fino ${withDay("al", formatMoment(until))}, ora di Roma. L’ultimo giorno è anche in allegato, da mettere nel tuo calendario.`,
    ],
    facts: [
      ...toPriceLines(offer).map(({ label, value }) => ({ label, value })),
      { label: "Firmato il", value: signedAt && formatMoment(signedAt) },
      { label: "Concluso il", value: concludedAt && formatMoment(concludedAt) },
    ],
    action: {
      label: withdrawal.kind === "none" ? "Vedi il contratto" : "Vedi il contratto o recedi",
      url: toContractUrl(config, contract),
    },
    closing: [duties.disputes],
    reason: REASON,
  });
}

function toCalendarAttachment(calendar: string): MailAttachment {
  return {
    filename: "ultimo-giorno-per-recedere.ics",
    contentType: "text/calendar; charset=utf-8",
    content: Buffer.from(calendar).toString("base64"),
  };
}

function toConfirmationWords({ state, concludedAt, early, data }: Contract): string {
  const { counterparty } = data.offer;
  const supplier = counterparty.name;
  if (state === "accepted") {
    const start =
      data.duties.withdrawal.kind === "none"
        ? ""
        : early
          ? " Hai chiesto l’attivazione subito: se recedi dopo che è partita, paghi quello che hai usato."
          : " L’attivazione comincia dopo il termine per ripensarci.";
    return `${supplier} ha accettato il tuo ordine: il contratto è concluso.${start} Ti scrivo a ogni passo.`;
  }
  const to = `${toEuphonic("a", supplier)} ${supplier}`;
  return concludedAt === null
    ? `hai firmato l’ordine. Adesso lo passo ${to}: il contratto nasce quando ti arriva la sua accettazione. Ti scrivo a ogni passo.`
    : `il contratto è concluso. Adesso lo passo ${to}, che lo attiva: ti scrivo a ogni passo.`;
}

/**
 * The receipt of a withdrawal: its content, the day and the time. Only the holder's receipt has the
 * link with the contract's key.
 */
export function toReceiptMail(
  config: Given,
  {
    contract,
    activated,
    name,
    to,
    now,
    sentOn,
    reason,
  }: {
    contract: Contract;
    /** Whether the supply had begun. */
    activated: boolean;
    /** Why the operator recorded it; empty if the holder withdrew on the page. */
    reason: string;
    name: string;
    to: string;
    now: Date;
    /** ISO day on which a letter was sent; undefined if the page was used. */
    sentOn: string | undefined;
  },
): MailMessage {
  const { offer } = contract.data;
  const isConcluded = contract.concludedAt !== null;
  const supplier = offer.counterparty.name;
  const greeting = `Ciao ${name.split(" ")[0] ?? name},`;
  const takenBack = isTakenBack(contract.state, contract.data.duties);
  const title = `${takenBack ? "Ordine ritirato" : "Recesso ricevuto"}: ${toOfferTitle(offer)}`;
  const holder = contract.data.business?.companyName ?? name;
  return toMailMessage({
    to,
    kind: "contract-withdrawn",
    reference: contract.id,
    isUrgent: true,
    title,
    preview: `Ricevuto ${withDay("il", formatMoment(now))}. Non devi fare altro.`,
    paragraphs: [
      isConcluded
        ? `${greeting} il contratto è chiuso da adesso e non devi fare altro. Oggi lo dico al fornitore, ${endSentence(supplier)}`
        : contract.signedAt !== null
          ? `${greeting} l’ordine è chiuso da adesso e non devi fare altro. Il fornitore non l’aveva ancora accettato: il contratto non è nato e non paghi niente. Oggi lo dico al fornitore, ${endSentence(supplier)}`
          : `${greeting} l’ordine è chiuso da adesso e non devi fare altro. Non era firmato: il contratto non è nato, al fornitore non è arrivato niente e non paghi niente.`,
      takenBack
        ? `L’ordine ${contract.id} (${toOfferTitle(offer)}) di ${holder} è ritirato: l’abbiamo registrato noi. Il motivo: ${reason}`
        : `La tua dichiarazione: «Io, ${name}, recedo dal contratto ${contract.id} (${toOfferTitle(offer)})».`,
      isConcluded
        ? WITHDRAWAL_COSTS[toWithdrawalCost({ early: contract.early, activated })].receipt
        : null,
    ],
    facts: [
      { label: "Inviato il", value: sentOn === undefined ? null : formatDate(sentOn) },
      { label: "Ricevuto il", value: formatMoment(now) },
      { label: "Contratto", value: contract.id },
    ],
    ...(to === contract.email
      ? {
          action: { label: "Vedi il contratto", url: toContractUrl(config, contract) },
          reason: REASON,
        }
      : {
          reason: `Ricevi questa mail perché chi ha receduto da un contratto su ${BRAND_NAME} ha scritto questo indirizzo.`,
        }),
  });
}

type Change = {
  title: string;
  text: (supplier: string, contract: Pick<Contract, "concludedAt">) => string;
};

const CHANGES: Readonly<Partial<Record<ContractState, Change>>> = {
  activated: {
    title: "Attivato",
    text: (supplier) => `${supplier} ha attivato il contratto. Da qui in poi ti scrive lui.`,
  },
  refused: {
    title: "Non va avanti",
    text: (supplier, { concludedAt }) =>
      concludedAt === null
        ? `${supplier} non ha accettato l’ordine: è chiuso, e non paghi niente.`
        : `${supplier} non può attivare il contratto: è chiuso, e non paghi niente.`,
  },
  ended: {
    title: "Finito",
    text: (supplier) => `${supplier} mi ha comunicato che il contratto è finito.`,
  },
};

/**
 * Mail to the holder about a step of the supplier; `until` is the end of an open withdrawal term.
 */
export function toChangeMail(
  config: Given,
  { contract, reason, until }: { contract: Contract; reason: string; until: Date | null },
): MailMessage {
  const { offer } = contract.data;
  const change = CHANGES[contract.state] ?? { title: "Cambiato", text: () => "" };
  const text = change.text(offer.counterparty.name, contract);
  const title = `${change.title}: ${toOfferTitle(offer)}`;
  return toMailMessage({
    to: contract.email,
    kind: "contract-changed",
    reference: `${contract.id}.${contract.state}`,
    title,
    preview: text,
    paragraphs: [
      `${toGreeting(contract)} ${text}`,
      `Il motivo che ho registrato: ${reason}`,
      until === null
        ? null
        : `Puoi ancora recedere, fino ${withDay("al", formatMoment(until))}, ora di Roma.${contract.early ? ` ${WITHDRAWAL_COSTS.use.before}` : ""}`,
    ],
    action: {
      label: until === null ? "Vedi il contratto" : "Vedi il contratto o recedi",
      url: toContractUrl(config, contract),
    },
    closing: [contract.data.duties.disputes],
    reason: REASON,
  });
}

function toGreeting({ data }: Contract): string {
  const name = (data.consumer ?? data.business)?.firstName ?? "";
  return name === "" ? "Ciao," : `Ciao ${name},`;
}
